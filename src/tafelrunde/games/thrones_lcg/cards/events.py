"""The events of all four decks."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.thrones_lcg.cards.ability import (
    Title,
    action,
    constant,
    response,
)
from tafelrunde.games.thrones_lcg.cards.declaration import (
    CHARACTER,
    Card,
    Cards,
    Discarded,
    Either,
    Gold,
    GoldX,
    Influence,
    Kneel,
    Limit,
    Margin,
    NamedCard,
    Opponent,
    Running,
    Strength,
    Trigger,
    Was,
)
from tafelrunde.games.thrones_lcg.cards.effects import (
    AttachDiscarded,
    AttachMe,
    Boost,
    CallBluff,
    ClaimIfPoorer,
    Discard,
    DrawIfWon,
    GainPower,
    GiveKeyword,
    Kill,
    KneelIt,
    LowerClaimByX,
    PileToHand,
    RaiseClaimOf,
    RevealNewPlot,
    RewardKnelt,
    Search,
    StandIt,
    TakeControl,
    ToHand,
)
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    ANY_CARD,
    Crest,
    House,
    Icon,
    Keyword,
    Moment,
    Per,
    Phase,
    Place,
    Ref,
    Side,
    Trait,
    Type,
    Whose,
)

EVENTS: Final = (
    Title(
        key="distraction",
        type=Type.EVENT,
        abilities=(
            action(
                Phase.MARSHALLING,
                KneelIt(Ref.TARGET),
                target=(Card(Cards(icon=Icon.MILITARY, standing=True)),),
                place=Place.HAND,
            ),
        ),
    ),
    Title(
        key="winter-is-coming",
        type=Type.EVENT,
        abilities=(
            action(
                Phase.CHALLENGES,
                RaiseClaimOf(House.STARK),
                when=(Running(),),
                limit=Limit(1, Per.ROUND),
                place=Place.HAND,
            ),
        ),
    ),
    Title(
        key="kings-in-the-north",
        type=Type.EVENT,
        abilities=(
            response(
                Trigger(Moment.DOMINATED, by=Whose.YOU),
                RewardKnelt(),
                cost=(Kneel(Cards(house=House.STARK), 2),),
                place=Place.HAND,
            ),
        ),
    ),
    Title(
        key="lethal-counterattack",
        type=Type.EVENT,
        abilities=(
            action(
                Phase.CHALLENGES,
                Kill(Cards(side=Side.ATTACKING)),
                when=(Running(Icon.MILITARY),),
                cost=(Kneel(Cards(house=House.STARK), 2),),
                limit=Limit(1, Per.CHALLENGE),
                place=Place.HAND,
            ),
        ),
    ),
    Title(
        key="bran-the-builders-legacy",
        type=Type.EVENT,
        only=House.STARK,
        abilities=(
            action(
                Phase.DOMINANCE,
                Search(Cards(of=Type.LOCATION, cost=2), Place.IN_PLAY),
                cost=(Gold(3),),
                place=Place.HAND,
            ),
        ),
    ),
    Title(
        key="guilty",
        type=Type.EVENT,
        only=House.STARK,
        traits=Trait.SMALL_COUNCIL,
        abilities=(
            action(
                Phase.DOMINANCE,
                Kill(Ref.TARGET),
                cost=(Either(Influence(3), Kneel(Cards(crest=Crest.NOBLE))),),
                target=(Card(Cards(not_house=House.STARK)),),
                place=Place.HAND,
            ),
        ),
    ),
    Title(
        key="i-never-bet-against-my-family",
        type=Type.EVENT,
        abilities=(
            action(
                Phase.CHALLENGES,
                LowerClaimByX(),
                when=(Running(),),
                cost=(GoldX(), Kneel(Cards(house=House.LANNISTER))),
                target=(Opponent(),),
                place=Place.HAND,
            ),
        ),
    ),
    Title(
        key="the-lions-will",
        type=Type.EVENT,
        only=House.LANNISTER,
        abilities=(
            action(
                Phase.ANY,
                KneelIt(Ref.TARGET),
                cost=(Gold(2),),
                target=(Card(Cards(standing=True)),),
                place=Place.HAND,
            ),
        ),
    ),
    Title(
        key="insidious-ways",
        type=Type.EVENT,
        abilities=(
            action(
                Phase.CHALLENGES,
                Boost(Ref.TARGET, 2),
                DrawIfWon(2),
                when=(Running(),),
                target=(Card(Cards(house=House.LANNISTER, side=Side.ATTACKING)),),
                place=Place.HAND,
            ),
        ),
    ),
    Title(
        key="call-their-bluff",
        type=Type.EVENT,
        only=House.LANNISTER,
        abilities=(
            action(
                Phase.DOMINANCE,
                CallBluff(),
                cost=(Gold(2),),
                target=(NamedCard(),),
                place=Place.HAND,
            ),
        ),
    ),
    Title(
        key="im-you-writ-small",
        type=Type.EVENT,
        only=House.LANNISTER,
        abilities=(
            action(
                Phase.CHALLENGES,
                GiveKeyword(Ref.TARGET, Keyword.DEADLY),
                AttachMe(Cards(house=House.LANNISTER)),
                target=(Card(CHARACTER),),
                place=Place.HAND,
            ),
            constant(Ref.HOST, Strength(2)),
        ),
    ),
    Title(
        key="a-lannister-pays-his-debts",
        type=Type.EVENT,
        abilities=(
            response(
                Trigger(Moment.LOST, by=Whose.YOU),
                Kill(Ref.TARGET),
                cost=(Kneel(Cards(house=House.LANNISTER)),),
                target=(Card(Cards(whose=Whose.WINNER, side=Side.PARTICIPATING)),),
                place=Place.HAND,
            ),
        ),
    ),
    Title(
        key="youve-killed-the-wrong-dwarf",
        type=Type.EVENT,
        only=House.LANNISTER,
        traits=Trait.SMALL_COUNCIL,
        abilities=(
            action(
                Phase.ANY,
                KneelIt(Ref.TARGET),
                GainPower(Ref.TARGET),
                target=(Card(Cards(standing=True, not_crest=Crest.NOBLE)),),
                place=Place.HAND,
            ),
        ),
    ),
    Title(
        key="muster",
        type=Type.EVENT,
        abilities=(
            action(
                Phase.MARSHALLING,
                Search(Cards(trait=Trait.KNIGHT)),
                cost=(Kneel(Cards(trait=Trait.KNIGHT)),),
                place=Place.HAND,
            ),
        ),
    ),
    Title(
        key="prosperity-and-plenty",
        type=Type.EVENT,
        only=House.BARATHEON,
        abilities=(
            action(
                Phase.ANY,
                AttachDiscarded(),
                cost=(Gold(1),),
                target=(Discarded(Cards(of=Type.ATTACHMENT)), Card(Cards(whose=Whose.YOU))),
                place=Place.HAND,
            ),
        ),
    ),
    Title(
        key="lords-of-the-narrow-sea",
        type=Type.EVENT,
        only=House.BARATHEON,
        abilities=(
            action(
                Phase.ANY,
                RevealNewPlot(target=True),
                ClaimIfPoorer(),
                cost=(Either(Influence(3), Kneel(Cards(crest=Crest.NOBLE))),),
                target=(Opponent(),),
                place=Place.HAND,
            ),
        ),
    ),
    Title(
        key="retreat",
        type=Type.EVENT,
        abilities=(
            response(
                Trigger(Moment.KILLED, (Cards(whose=Whose.YOU, unique=True),)),
                ToHand(Ref.THAT),
                place=Place.HAND,
            ),
        ),
    ),
    Title(
        key="support-of-the-kingdom",
        type=Type.EVENT,
        abilities=(
            response(
                Trigger(Moment.WON, by=Whose.YOU),
                TakeControl(),
                when=(Was(Icon.POWER),),
                target=(Card(Cards(of=Type.LOCATION, whose=Whose.OPPONENT, yields=True)),),
                place=Place.HAND,
            ),
        ),
    ),
    Title(
        key="dance-with-dragons",
        type=Type.EVENT,
        abilities=(
            action(
                Phase.ANY,
                Search(Cards(of=ANY_CARD, trait=Trait.DRAGON)),
                cost=(Influence(1),),
                place=Place.HAND,
            ),
        ),
    ),
    Title(
        key="forever-burning",
        type=Type.EVENT,
        only=House.TARGARYEN,
        keywords=Keyword.DEATHBOUND,
        abilities=(
            action(Phase.ANY, Boost(Ref.TARGET, -1), target=(Card(CHARACTER),), place=Place.HAND),
            action(
                Phase.DOMINANCE,
                PileToHand(),
                cost=(Either(Influence(1), Gold(2)),),
                place=Place.DEAD_PILE,
            ),
        ),
    ),
    Title(
        key="seductive-promise",
        type=Type.EVENT,
        abilities=(
            response(
                Trigger(Moment.WON, by=Whose.YOU),
                TakeControl(),
                when=(Was(Icon.POWER), Margin(4)),
                target=(Card(Cards(whose=Whose.LOSER, unique=False)),),
                limit=Limit(1, Per.PHASE),
                place=Place.HAND,
            ),
        ),
    ),
    Title(
        key="westeros-bleeds",
        type=Type.EVENT,
        abilities=(
            action(Phase.DOMINANCE, Discard(CHARACTER), cost=(Influence(4),), place=Place.HAND),
        ),
    ),
    Title(
        key="distinct-mastery",
        type=Type.EVENT,
        abilities=(
            action(
                Phase.ANY,
                StandIt(Ref.TARGET),
                target=(
                    Card(
                        Cards(
                            crest=Crest.HOLY | Crest.LEARNED | Crest.NOBLE | Crest.WAR,
                            standing=False,
                        )
                    ),
                ),
                place=Place.HAND,
            ),
        ),
    ),
)
