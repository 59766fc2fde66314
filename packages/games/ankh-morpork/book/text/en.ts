import type { BookText } from '@manigance/core/book';

/** The book in English. Odilon plays yellow, Noor blue. */
export const text = {
  chapters: {
    chair: {
      title: 'An empty chair',
      parts: {
        vacancy:
          'Lord Vetinari has not come down to breakfast. By noon half the city had plans for his office, and the other half was being paid to have none. You are one of the people with plans.',
        secret:
          'Before the first turn everybody draws a **Personality** and keeps it face down. It says what you must bring about. Three lords want to control areas; Vetinari himself wants people everywhere; Dragon King of Arms breeds trouble; Chrysoprase wants fifty dollars; Commander Vimes wants the night to pass quietly.',
        control:
          'You **control** an area when you have more pieces there than any one other player, your building counting as one of them. A tie is not enough. Trolls, if there are any, must be outnumbered too, and where a demon sits nobody controls anything.',
        map: {
          say: 'Red controls the marked areas. In The Shades all three players have one minion each, so nobody does.',
        },
        moment:
          'Reaching your goal does not win. **Still having it when your next turn begins** does, so the whole table has one round to be rude to you. Only Vimes is different: he wins when the draw pile runs out and nobody else has won.',
      },
    },
    turn: {
      title: 'One card at a time',
      parts: {
        card: 'On your turn you play one card from your hand, face up, and do what its **symbols** say, from left to right. A symbol you do not care for can be skipped; a symbol skipped does not come back.',
        symbols:
          'A small figure puts a minion on the map. A house builds, a dagger removes, coins are coins. The crossed-out marker takes trouble away, the scroll points to the text below, and a second card lets you play **another card** from your hand, with no limit but the hand.',
        choice: {
          say: 'You have three cards and no reason to be modest.',
          ask: 'Play the card that lets you do two things.',
          right: 'The Mended Drum builds, and then it pays. Not many inns do both.',
          wrong: {
            nuts: 'The Peeled Nuts have **no symbols at all**. They are there to be laughed at, and then to be stuck with.',
            one: 'That one has a **single symbol**. Look for two.',
          },
        },
        refill:
          'When the card is done you fill your hand back up to **five**. More than five is allowed and simply draws nothing. Cards you use on other players’ turns are not replaced until your own turn ends.',
      },
    },
    streets: {
      title: 'Company in the street',
      parts: {
        place:
          'A new minion goes where you already have one, or **next door**: across a border or over a bridge. With nobody left on the map you may start again anywhere; with all twelve out, you may lift one to put it elsewhere.',
        trouble:
          'If anybody stands there already, even one of your own, the newcomer brings a **trouble marker**. An area never has more than one. As soon as any piece leaves, for whatever reason, the marker goes with it, however many stay behind.',
        stir: {
          say: 'Your card puts a minion on the map. Noor has just moved into The Hippo and would like to build.',
          ask: 'Place your minion so that she cannot build there.',
          right: 'Company, noise, a marker. Bricklayers do not work in that.',
          wrong: {
            own: 'That is trouble too, but **in your own street**. It is The Hippo she has her eye on.',
            quiet: 'Nobody stands there, so **nothing happens**.',
          },
        },
        why: 'Trouble matters twice. Where there is a marker, assassins may work. Where there is a marker, **nobody builds**. It says nothing about control.',
      },
    },
    houses: {
      title: 'Bricks and powers',
      parts: {
        rules:
          'You build where you have **a minion**, where there is **no trouble** and no building yet, if you can pay the number on the area. A majority is not needed. You have six buildings; with all six up, one may be moved.',
        worth:
          'A building counts as a piece for control, keeps the value it cost, and is never stabbed. Fire, dragons and earthquakes are another matter.',
        power:
          'It also brings the **City Area card**, with a power you may use once on each of your turns, whatever card you play. Not on the turn you gain it, and not while a demon is in the area. Lose the building and the card goes back at once.',
        build: {
          say: 'You have eleven dollars and three areas with a minion of yours.',
          ask: 'Build where it is allowed and where you can pay.',
          right: 'A roof, a price that stays in your accounts, and a power from your next turn on.',
          wrong: {
            skip: 'You can build **here and now**. The symbol does not come again.',
          },
        },
        gods: 'One card is different. Small Gods works on anybody’s turn: when a random event hits one of your pieces, **three dollars** keep it safe.',
      },
    },
    knives: {
      title: 'The dagger',
      parts: {
        where:
          'A dagger removes one piece that is not your own, **in an area with trouble**: a minion, or a troll, or a demon. The marker goes too, and the area is calm until somebody else arrives.',
        victim: {
          say: 'You share The Scours with Odilon and the Isle of Gods with Noor. There is trouble in one of the two.',
          ask: 'Remove the minion that keeps you from controlling The Scours.',
          right: 'One against nobody. The Scours are yours, and quiet.',
          wrong: {
            elsewhere:
              'There is trouble there too, but **you have nobody** in that area. It would change nothing for you.',
          },
        },
        answer:
          'The victim’s owner may have an answer in hand, and is always asked. If the attempt fails, the symbol is used up, but nobody has left, so the trouble stays.',
      },
    },
    money: {
      title: 'What you are worth',
      parts: {
        open: 'Money lies in the open, and so does what you have built. Anybody can work out your fortune; Chrysoprase, who wins with **fifty dollars**, hopes that nobody does.',
        sum: 'Your worth is your cash, plus the price of your buildings, minus **twelve** for each loan. Turning money into a house therefore costs you nothing but patience.',
        house: {
          say: 'Red has 21 dollars and a building that cost 18: worth 39 in all, eleven short.',
        },
        loans:
          'Two cards lend you **ten dollars** and stay in front of you. A loan is never repaid early, and counts twelve against you until the end; if you cannot pay the twelve when points are counted, it costs you fifteen points instead.',
      },
    },
    chance: {
      title: 'Scrolls and accidents',
      parts: {
        scroll:
          'A scroll stands for the text. You may skip it altogether, but once you begin you carry it through, except where it says “may”. Who suffers is up to you, unless it says otherwise.',
        event:
          'One symbol cannot be skipped: the **random event**, carried mostly by wizards. Draw the top event and let it happen; there are twelve, and each happens once.',
        roll: {
          say: 'Most events roll the die: each area has a number, and what stands there, yours or not, takes what comes. The two marked areas lie away from the river, where no flood reaches.',
        },
        riots:
          'Two events are worth remembering. The **Riots** end the game at once if eight or more trouble markers lie on the map. The **Fog** throws away five cards of the draw pile, and with it five cards’ worth of evening.',
      },
    },
    answers: {
      title: 'Not so fast',
      parts: {
        raised:
          'A few cards show a raised hand. They are **interrupts**: they cannot be the card you play on your turn, but are played when their moment comes, on anybody’s.',
        asked:
          'When one of your minions is about to be removed or moved by somebody, you are asked before it happens. You are asked whenever you hold a card at all, so **being asked gives nothing away**.',
        keep: {
          say: 'Odilon aims the dagger at your minion in The Scours. Gaspode keeps a minion where it is; Igor lets it go and brings it back elsewhere.',
          ask: 'Save the minion and keep control of The Scours.',
          right: 'It stays. So does the trouble: nobody has left.',
          wrong: {
            igor: 'Igor brings it back, but **somewhere else**. The Scours would be gone.',
            pass: 'Then it **is removed**, and you are left with Gaspode and regrets.',
          },
        },
        cost: 'An interrupt protects one minion from one attempt. It goes to the discard pile, and your hand stays one card shorter until your own turn ends.',
      },
    },
    end: {
      title: 'The last turn',
      parts: {
        ways: 'A game ends in one of three ways: somebody begins a turn with their goal reached; the Riots come to a city with eight or more markers; or the **last card** leaves the draw pile.',
        vimes:
          'If the pile runs out and one of you is Commander Vimes, he wins, alone, for having kept the peace or at least his temper. After Riots he gets nothing for waiting.',
        points:
          'Otherwise **points** decide: five for each of your minions on the map, the price of each building, one for each dollar, less what you owe. Anything that shares an area with a demon counts for nothing. A tie goes to the most expensive City Area card.',
        spoil: {
          say: 'Odilon controls four areas and needs a fifth; his turn is next. In the marked area he has a single minion, and you stand next door.',
          ask: 'Place your minion so that he controls one area fewer.',
          right: 'One each: nobody controls it. He will have to start again.',
          wrong: {
            two: 'There he has **two pieces**. One of yours does not tie.',
            elsewhere: 'He does **not control** that area anyway. You would take nothing from him.',
          },
        },
        watch:
          'So begin every turn by looking at the others. Who is one area short? Who has stopped spending? Who counts the markers? You will be wrong about half of them, which is why it is a game.',
      },
    },
  },
} satisfies BookText;

/** The texts of the book in one language. */
export type AmBookText = typeof text;
