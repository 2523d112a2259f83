"""One command per verb a person would say."""


def main() -> None:
    """Run the command line."""
