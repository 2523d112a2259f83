"""What leaders and character cards do, said in a closed vocabulary; see docs/card-packs.md.

`vocabulary` has the words, `operations` what they do together, `effects` the forms of a pack,
`sense` and `check` what is possible where, `packs` reads files, `decisions` says who is asked what,
`texts` makes sentences for cards that bring none.
"""
