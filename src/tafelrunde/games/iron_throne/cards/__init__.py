"""What leaders and character cards do, said in a closed vocabulary; see docs/card-packs.md.

`vocabulary` has the words, `effects` their forms, `check` what makes sense where, `packs` files of
cards, `decisions` who is asked what, `texts` sentences for cards that bring none.
"""
