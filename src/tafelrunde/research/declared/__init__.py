"""What each game declares: the blocks of its actions, how options are spelled, its layout."""
