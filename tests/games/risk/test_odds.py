"""Exact odds: single battles and invasions to the end, against numbers worked out elsewhere.

The expected values are those of the fact sheet: full enumeration of all rolls, six digits.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from tafelrunde.games.risk.odds import (
    ALL_D8,
    PLAIN,
    Force,
    battle,
    chain,
    exact_battle,
)

FORT = DRAGONS = Force(d8=ALL_D8)
KNIGHT = Force(top=1)

#: Attack dice, defence dice, attacker, defender, attacker loses 0, one each, attacker loses all.
TWO_COMPARED: list[tuple[int, Force, Force, str]] = [
    (2, PLAIN, PLAIN, "295/1296 35/108 581/1296"),
    (3, PLAIN, PLAIN, "1445/3888 2611/7776 2275/7776"),
    (3, PLAIN, FORT, "1445/6912 4771/13824 6163/13824"),
    (2, PLAIN, FORT, "295/2304 5/18 1369/2304"),
    (3, DRAGONS, PLAIN, "2935/4608 4417/18432 2275/18432"),
    (2, DRAGONS, PLAIN, "313/768 49/144 581/2304"),
    (3, DRAGONS, FORT, "3311/8192 21/64 2193/8192"),
    (3, Force(d8=1), PLAIN, "305/648 119/384 2275/10368"),
    (3, Force(d8=2), PLAIN, "1289/2304 3815/13824 2275/13824"),
    (3, PLAIN, Force(d8=1), "1445/5184 3691/10368 3787/10368"),
    (3, Force(d8=1), FORT, "285/1024 6341/18432 6961/18432"),
    (3, Force(d8=2), FORT, "1057/3072 2765/8192 7825/24576"),
    (3, Force(top=1), PLAIN, "1985/3888 2377/7776 1429/7776"),
    (3, Force(top=2), PLAIN, "745/1296 319/972 377/3888"),
    (3, Force(top=3), PLAIN, "259/432 175/486 157/3888"),
    (3, PLAIN, Force(top=1), "155/648 397/972 685/1944"),
    (3, PLAIN, Force(top=2), "499/3888 319/648 1475/3888"),
    (3, KNIGHT, KNIGHT, "1445/3888 2611/7776 2275/7776"),
    (2, KNIGHT, PLAIN, "5/16 3/8 5/16"),
    (3, Force(every=1), PLAIN, "301/486 1981/7776 979/7776"),
    (3, PLAIN, Force(every=1), "245/1296 203/648 215/432"),
    (3, Force(wins_ties=True), PLAIN, "301/486 1981/7776 979/7776"),
    (3, Force(ones_again=True), PLAIN, "91385/209952 566713/1679616 381823/1679616"),
    (3, PLAIN, Force(ones_again=True), "40385/139968 91939/279936 107227/279936"),
    (3, KNIGHT, FORT, "1985/6912 4537/13824 5317/13824"),
    (3, Force(d8=1, top=1), PLAIN, "745/1296 331/1152 1429/10368"),
    (3, Force(d8=3, top=1), Force(d8=2, top=1), "3311/8192 21/64 2193/8192"),
]
#: Attack dice, defence dice, attacker, defender, defender loses one, attacker loses one.
ONE_COMPARED: list[tuple[int, int, Force, Force, str]] = [
    (1, 1, PLAIN, PLAIN, "5/12 7/12"),
    (1, 2, PLAIN, PLAIN, "55/216 161/216"),
    (2, 1, PLAIN, PLAIN, "125/216 91/216"),
    (3, 1, PLAIN, PLAIN, "95/144 49/144"),
    (3, 1, PLAIN, FORT, "95/192 97/192"),
    (2, 1, PLAIN, FORT, "125/288 163/288"),
    (1, 2, PLAIN, FORT, "55/384 329/384"),
    (1, 1, PLAIN, FORT, "5/16 11/16"),
    (3, 1, DRAGONS, PLAIN, "877/1024 147/1024"),
    (2, 1, DRAGONS, PLAIN, "293/384 91/384"),
    (1, 2, DRAGONS, PLAIN, "127/288 161/288"),
    (1, 1, DRAGONS, PLAIN, "9/16 7/16"),
    (3, 1, KNIGHT, PLAIN, "119/144 25/144"),
    (1, 1, KNIGHT, PLAIN, "7/12 5/12"),
    (1, 1, PLAIN, KNIGHT, "5/18 13/18"),
]
#: Attackers 1 to 8 against defenders 1 to 6.
TO_THE_END: list[tuple[Force, Force, str]] = [
    (
        PLAIN,
        PLAIN,
        """0.416667 0.106096 0.027015 0.006879 0.001752 0.000446
        0.754244 0.362654 0.206066 0.091304 0.049135 0.021350
        0.916375 0.655954 0.470251 0.314994 0.205942 0.133698
        0.971544 0.785454 0.641623 0.476531 0.358606 0.252503
        0.990317 0.889789 0.769375 0.638295 0.506203 0.396754
        0.996705 0.933980 0.856920 0.744875 0.637720 0.520683
        0.998879 0.966649 0.909942 0.833739 0.736396 0.640073
        0.999618 0.980308 0.946799 0.887801 0.818410 0.729556""",
    ),
    (
        PLAIN,
        FORT,
        """0.312500 0.044759 0.006411 0.000918 0.000132 0.000019
        0.610894 0.214844 0.090651 0.029289 0.011862 0.003787
        0.803420 0.439846 0.244966 0.123648 0.061379 0.029952
        0.900686 0.582118 0.380510 0.219297 0.127510 0.068717
        0.949826 0.715997 0.508681 0.336132 0.209392 0.127631
        0.974652 0.796384 0.620504 0.439815 0.302574 0.194848
        0.987194 0.864638 0.708011 0.544763 0.393156 0.275212
        0.993530 0.904804 0.782744 0.629585 0.486542 0.354174""",
    ),
    (
        DRAGONS,
        PLAIN,
        """0.562500 0.248047 0.109382 0.048234 0.021270 0.009379
        0.896322 0.598958 0.449703 0.281327 0.199690 0.121893
        0.985116 0.882344 0.784489 0.675715 0.569711 0.479398
        0.997863 0.946934 0.902523 0.825853 0.761423 0.677584
        0.999693 0.984966 0.960488 0.927040 0.879992 0.832101
        0.999956 0.993377 0.984338 0.964819 0.943094 0.909039
        0.999994 0.998134 0.993532 0.986053 0.972637 0.956756
        0.999999 0.999181 0.997619 0.993586 0.988118 0.978131""",
    ),
    (
        KNIGHT,
        PLAIN,
        """0.583333 0.245756 0.103536 0.043619 0.018377 0.007742
        0.893904 0.531250 0.371504 0.204842 0.132452 0.070904
        0.981581 0.828960 0.682563 0.544801 0.414473 0.320057
        0.996802 0.908227 0.830584 0.709984 0.614929 0.502207
        0.999445 0.967590 0.913327 0.848013 0.759494 0.679740
        0.999904 0.982965 0.958910 0.911512 0.861797 0.789824
        0.999983 0.994015 0.978856 0.956453 0.917958 0.876666
        0.999997 0.996864 0.990618 0.975674 0.956501 0.923878""",
    ),
    (
        PLAIN,
        KNIGHT,
        """0.277778 0.038580 0.005358 0.000744 0.000103 0.000014
        0.578704 0.235554 0.097195 0.036249 0.014488 0.005347
        0.786751 0.489155 0.286286 0.156965 0.083321 0.043468
        0.892059 0.643536 0.447415 0.283635 0.176236 0.103760
        0.945363 0.775909 0.589850 0.423645 0.286297 0.188633
        0.972344 0.852079 0.707146 0.544674 0.404279 0.283780
        0.986001 0.909742 0.791712 0.655710 0.512722 0.388434
        0.992914 0.942160 0.858249 0.740651 0.615561 0.486571""",
    ),
]


def fractions(text: str) -> tuple[Fraction, ...]:
    return tuple(map(Fraction, text.split()))


@pytest.mark.parametrize(("dice", "attack", "defence", "chances"), TWO_COMPARED)
def test_two_comparisons(dice: int, attack: Force, defence: Force, chances: str) -> None:
    assert exact_battle(dice, 2, attack, defence) == fractions(chances)
    assert sum(fractions(chances)) == 1


@pytest.mark.parametrize(("dice", "against", "attack", "defence", "chances"), ONE_COMPARED)
def test_one_comparison(
    dice: int, against: int, attack: Force, defence: Force, chances: str
) -> None:
    assert exact_battle(dice, against, attack, defence) == fractions(chances)


def enumerated(
    dice: Sequence[int], against: Sequence[int], attack: Force, defence: Force
) -> tuple[Fraction, ...]:
    """Roll everything, by the book: +1 on all, sort, + on the highest, compare."""
    counts = [0] * (min(len(dice), len(against)) + 1)
    for roll in product(*(range(1, sides + 1) for sides in (*dice, *against))):
        sides = []
        for faces, force in ((roll[: len(dice)], attack), (roll[len(dice) :], defence)):
            raised = sorted((face + force.every for face in faces), reverse=True)
            raised[0] += force.top
            sides.append(raised)
        lost = sum(
            mine < theirs or (mine == theirs and not attack.wins_ties)
            for mine, theirs in zip(*sides, strict=False)
        )
        counts[lost] += 1
    return tuple(Fraction(count, sum(counts)) for count in counts)


@pytest.mark.parametrize("attackers", [1, 2, 3])
@pytest.mark.parametrize("defenders", [1, 2])
@pytest.mark.parametrize(
    ("attack", "defence"),
    [
        (Force(d8=2, top=2), Force(d8=1, every=1)),
        (Force(every=1, wins_ties=True), Force(top=3, d8=2)),
        (Force(d8=1, top=1, every=1), Force(every=2, top=1)),
        (Force(top=9), Force(d8=2)),
        (PLAIN, Force(every=9)),
    ],
)
def test_any_mixture_agrees_with_rolling_everything(
    attackers: int, defenders: int, attack: Force, defence: Force
) -> None:
    dice = [8 if n < attack.d8 else 6 for n in range(attackers)]
    against = [8 if n < defence.d8 else 6 for n in range(defenders)]
    found = exact_battle(attackers, defenders, attack, defence)
    assert found == enumerated(dice, against, attack, defence)
    assert battle(attackers, defenders, attack, defence) == tuple(map(float, found))


@pytest.mark.parametrize(("attack", "defence", "table"), TO_THE_END)
def test_invasions_to_the_end(attack: Force, defence: Force, table: str) -> None:
    rows = [list(map(float, line.split())) for line in table.splitlines()]
    fought = chain(attack, defence)
    for attackers, row in enumerate(rows, 1):
        for defenders, chance in enumerate(row, 1):
            assert fought.win(attackers, defenders) == pytest.approx(chance, abs=5.1e-7)


def test_exact_ends() -> None:
    plain = chain()
    for attackers, defenders, chance in (
        (1, 1, Fraction(5, 12)),
        (2, 1, Fraction(1955, 2592)),
        (2, 2, Fraction(235, 648)),
        (3, 1, Fraction(342035, 373248)),
        (3, 2, Fraction(6610505, 10077696)),
    ):
        assert plain.win(attackers, defenders) == pytest.approx(float(chance), abs=1e-12)


def test_known_equalities() -> None:
    assert chain(Force(every=1)) is chain(Force(wins_ties=True))
    assert chain(KNIGHT, KNIGHT) is chain()
    assert chain(Force(d8=3)) is chain(Force(d8=9))
    assert [probability * 7776 for probability in exact_battle(3, 2)] == [2890, 2611, 2275]


def test_all_ends_add_up() -> None:
    for fought in (chain(), chain(Force(d8=2, top=1), FORT), chain(stop=3)):
        for attackers, defenders in ((0, 4), (1, 1), (4, 0), (7, 5), (12, 30), (40, 20)):
            won, given_up = fought.ends(attackers, defenders)
            assert sum(won) + sum(given_up) == pytest.approx(1)
            assert sum(won) == pytest.approx(fought.win(attackers, defenders))
        won, _ = chain().ends(attackers, defenders)
        left = sum(units * chance for units, chance in enumerate(won))
        assert left == pytest.approx(chain().attackers_left(attackers, defenders))


@cache
def defenders_left(attackers: int, defenders: int, stop: int) -> Fraction:
    """Fight plain battles on and give the mean number of defenders left, exactly."""
    if defenders == 0 or attackers <= stop:
        return Fraction(defenders)
    chances = exact_battle(min(attackers, 3), min(defenders, 2))
    compared = len(chances) - 1
    return sum(
        (
            chance * defenders_left(attackers - lost, defenders - compared + lost, stop)
            for lost, chance in enumerate(chances)
        ),
        start=Fraction(0),
    )


@pytest.mark.parametrize("stop", [0, 3])
def test_what_is_given_up_is_what_is_left_of_the_defenders(stop: int) -> None:
    for attackers, defenders in ((0, 4), (1, 1), (4, 0), (7, 5), (9, 12)):
        _, given_up = chain(stop=stop).ends(attackers, defenders)
        left = sum(units * chance for units, chance in enumerate(given_up))
        assert left == pytest.approx(float(defenders_left(attackers, defenders, stop)))


def test_stopping_early_keeps_units_and_wins_less() -> None:
    careful = chain(stop=4)
    assert careful.win(10, 8) < chain().win(10, 8)
    assert careful.attackers_left(10, 8) > chain().attackers_left(10, 8)
    assert careful.win(4, 1) == 0
    assert careful.attackers_left(4, 1) == 4
    # Six units that stop at four fight one or two battles with three dice.
    first = exact_battle(3, 1)
    assert careful.win(6, 1) == pytest.approx(float(first[0] + first[1] * first[0]))


def test_numbers_do_not_change_when_tables_grow() -> None:
    fought = chain(Force(top=4, d8=1), Force(d8=1))
    before = [fought.win(attackers, 5) for attackers in range(12)]
    fought.win(70, 3)
    fought.win(3, 40)
    assert [fought.win(attackers, 5) for attackers in range(12)] == before


def test_more_attackers_win_more_and_more_defenders_less() -> None:
    fought = chain(Force(d8=1), Force(top=1))
    for units in range(1, 25):
        assert fought.win(units + 1, 9) > fought.win(units, 9)
        assert fought.win(9, units + 1) < fought.win(9, units)
