"""Characters, locations and attachments of no House."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.thrones_lcg.cards.ability import (
    Title,
    action,
    constant,
    passive,
    response,
    save,
)
from tafelrunde.games.thrones_lcg.cards.declaration import (
    Banned,
    Card,
    Cards,
    ChallengeKind,
    DiscardMe,
    HasIcon,
    HasTrait,
    InPhase,
    Is,
    KneelMe,
    Opponent,
    Restriction,
    SeveralOpponents,
    Strength,
    StrengthPerGold,
    TookPart,
    Trigger,
)
from tafelrunde.games.thrones_lcg.cards.effects import (
    Fee,
    GainPower,
    KneelIt,
    Reduce,
    ShufflePile,
    Survive,
    SwapPlots,
)
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    Ban,
    Crest,
    Icon,
    Keyword,
    Moment,
    Phase,
    Place,
    Ref,
    Trait,
    Type,
    Whose,
)

NEUTRAL: Final = (
    Title(
        key="benjen-stark",
        type=Type.CHARACTER,
        unique=True,
        cost=3,
        strength=3,
        icons=Icon.MILITARY | Icon.POWER,
        traits=Trait.NIGHTS_WATCH,
        keywords=Keyword.STEALTH,
        abilities=(passive(Trigger(Moment.KILLED, (Ref.ME,)), ShufflePile(Place.DEAD_PILE)),),
    ),
    Title(
        key="jon-snow",
        type=Type.CHARACTER,
        unique=True,
        cost=3,
        strength=3,
        icons=Icon.MILITARY | Icon.POWER,
        traits=Trait.BASTARD | Trait.NIGHTS_WATCH,
        keywords=Keyword.ONLY_WEAPONS,
        abilities=(
            constant(Cards(named=("ghost",)), Banned(Ban.IMMUNE_TO_EVENTS)),
            response(
                Trigger(Moment.WON, by=Whose.YOU),
                GainPower(Ref.ME),
                when=(TookPart(Cards(named=("jon-snow", "ghost"))),),
            ),
        ),
    ),
    Title(
        key="ghost",
        type=Type.CHARACTER,
        unique=True,
        cost=3,
        strength=3,
        icons=Icon.MILITARY,
        traits=Trait.CREATURE | Trait.DIREWOLF,
        keywords=Keyword.STEALTH,
        abilities=(
            constant(Cards(named=("jon-snow",)), Banned(Ban.IMMUNE_TO_EVENTS)),
            save(
                Trigger(Moment.WOULD_BE_LOST, (Cards(trait=Trait.NIGHTS_WATCH),)),
                Survive(),
                cost=(KneelMe(),),
            ),
        ),
    ),
    Title(
        key="crossroads", type=Type.LOCATION, cost=2, traits=Trait.WESTEROS, income=1, influence=1
    ),
    Title(
        key="street-of-steel",
        type=Type.LOCATION,
        traits=Trait.KINGS_LANDING,
        copies=1,
        abilities=(
            action(Phase.MARSHALLING, Reduce(1, Cards(icon=Icon.MILITARY)), cost=(KneelMe(),)),
        ),
    ),
    Title(
        key="lordship",
        type=Type.ATTACHMENT,
        cost=1,
        traits=Trait.TITLE,
        host=Restriction(single=True),
        abilities=(
            constant(Ref.HOST, HasTrait(Trait.LORD), HasIcon(Icon.POWER)),
            constant(Ref.HOST, Strength(4), when=(InPhase(Phase.DOMINANCE),)),
        ),
    ),
    Title(
        key="littlefinger",
        type=Type.CHARACTER,
        unique=True,
        cost=5,
        strength=3,
        icons=Icon.INTRIGUE | Icon.POWER,
        crests=Crest.LEARNED,
        traits=Trait.LORD | Trait.ALLY,
        keywords=Keyword.STEALTH,
        income=2,
        abilities=(constant(Ref.ME, StrengthPerGold()),),
    ),
    Title(
        key="varys",
        type=Type.CHARACTER,
        unique=True,
        cost=3,
        strength=3,
        icons=Icon.INTRIGUE | Icon.POWER,
        crests=Crest.LEARNED,
        traits=Trait.LORD | Trait.ALLY,
        keywords=Keyword.STEALTH,
        abilities=(
            action(
                Phase.PLOT,
                SwapPlots(),
                when=(SeveralOpponents(),),
                cost=(KneelMe(),),
                target=(Opponent(),),
            ),
        ),
    ),
    Title(
        key="shadowblack-lane",
        type=Type.LOCATION,
        traits=Trait.WESTEROS,
        copies=1,
        abilities=(
            action(Phase.MARSHALLING, Reduce(1, Cards(icon=Icon.INTRIGUE)), cost=(KneelMe(),)),
        ),
    ),
    Title(
        key="milk-of-the-poppy",
        type=Type.ATTACHMENT,
        cost=1,
        traits=Trait.CONDITION,
        abilities=(constant(Ref.HOST, Banned(Ban.BLANK)),),
    ),
    Title(
        key="ser-barristan-selmy",
        type=Type.CHARACTER,
        unique=True,
        cost=4,
        strength=4,
        icons=Icon.MILITARY | Icon.POWER,
        traits=Trait.KNIGHT | Trait.KINGSGUARD,
        keywords=Keyword.RENOWN | Keyword.ONLY_WEAPONS,
        abilities=(passive(Trigger(Moment.ENTERED, (Ref.ME,)), ShufflePile(Place.DISCARD_PILE)),),
    ),
    Title(
        key="knight-of-flowers",
        type=Type.CHARACTER,
        unique=True,
        cost=3,
        strength=3,
        icons=Icon.MILITARY,
        traits=Trait.KNIGHT | Trait.KINGSGUARD,
        keywords=Keyword.NO_ATTACHMENTS,
        abilities=(
            passive(
                Trigger(Moment.PHASE, phase=Phase.DOMINANCE),
                GainPower(Ref.ME),
                when=(Is(Ref.ME, Cards(standing=True)),),
            ),
        ),
    ),
    Title(
        key="street-of-sisters",
        type=Type.LOCATION,
        traits=Trait.WESTEROS,
        copies=1,
        abilities=(
            action(Phase.MARSHALLING, Reduce(1, Cards(icon=Icon.POWER)), cost=(KneelMe(),)),
        ),
    ),
    Title(
        key="bodyguard",
        type=Type.ATTACHMENT,
        traits=Trait.CONDITION,
        host=Restriction(Cards(trait=Trait.LORD | Trait.LADY), single=True),
        abilities=(
            save(Trigger(Moment.WOULD_BE_LOST, (Ref.HOST,)), Survive(), cost=(DiscardMe(),)),
        ),
    ),
    Title(
        key="maester-aemon",
        type=Type.CHARACTER,
        unique=True,
        cost=2,
        strength=2,
        traits=Trait.MAESTER | Trait.NIGHTS_WATCH,
        abilities=(
            save(
                Trigger(Moment.WOULD_BE_KILLED, (Cards(trait=Trait.NIGHTS_WATCH),)),
                Survive(),
                cost=(KneelMe(),),
            ),
        ),
    ),
    Title(
        key="magister-illyrio",
        type=Type.CHARACTER,
        unique=True,
        cost=4,
        strength=3,
        icons=Icon.INTRIGUE | Icon.POWER,
        traits=Trait.ALLY,
        errata="magister-illyrio",
        abilities=(
            action(
                Phase.CHALLENGES, Fee(), cost=(KneelMe(),), target=(Opponent(), ChallengeKind())
            ),
        ),
    ),
    Title(
        key="shae",
        type=Type.CHARACTER,
        unique=True,
        cost=2,
        strength=1,
        icons=Icon.INTRIGUE,
        traits=Trait.ALLY,
        abilities=(
            action(
                Phase.CHALLENGES,
                KneelIt(Ref.TARGET),
                cost=(KneelMe(),),
                target=(Card(Cards(whose=Whose.MIGHTIER, standing=True)),),
            ),
        ),
    ),
)
