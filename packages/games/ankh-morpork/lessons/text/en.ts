import type { CourseText } from '@manigance/core/lessons';

/** The course in English. Of the rivals, Odilon plays yellow and Noor blue. */
export const text = {
  chapters: {
    goal: {
      title: 'A secret of your own',
      summary: 'What you want, and when it counts.',
      steps: {
        secret: {
          say: 'The Patrician has vanished, and you are after his chair. **Your secret card** says how you get it: you are Lord Selachii. Nobody else knows.',
        },
        control: {
          say: 'Lord Selachii has to **control five areas**. You control an area if you have more pieces in it than any other player. The four marked ones are yours already.',
        },
        card: {
          say: 'A turn is one card from your hand. Its symbols are done from left to right. The little figure with a plus places a minion.',
          ask: 'Play the card that places a minion.',
          right: 'Groat. A long life in the post, and still on his feet.',
          wrong: {
            nuts: 'The Peeled Nuts have **no symbol at all**. They do nothing, and nobody does it better.',
            other: 'That card builds. Look for the **little figure**.',
          },
        },
        fifth: {
          say: 'A minion goes where you already stand, or **next door**: across a border or a bridge.',
          ask: 'Place it so that you control a fifth area.',
          right: 'You are alone there. Alone is more than anybody else.',
          wrong: {
            mine: 'You control **that one already**. That would make four and a half, not five.',
            crowd: 'Somebody **stands there already**. As many as another is not more than another.',
          },
        },
        wait: {
          say: 'Five areas, and still nobody hands you the keys. Goals are checked **at the start of your turn**: first, everybody else gets one to spoil it.',
        },
        win: {
          say: 'Odilon and Noor had better things to do. Your turn begins, you control five areas, **you win on the spot**. It is rarely this polite.',
        },
      },
    },
    placing: {
      title: 'Placing, and trouble',
      summary: 'Where minions go, and what their company brings.',
      steps: {
        neighbours: {
          say: 'Twelve areas around a river that one can almost walk on. Areas that share **a border or a bridge** are neighbours.',
        },
        card: {
          say: 'This card has two figures: it places **two minions**, one after the other.',
          ask: 'Play the Dwarves.',
          right: 'Two of them, and neither will admit to being the other.',
          wrong: {
            carrot: 'Captain Carrot would place **only one**. A fine man, but singular.',
            other: 'No little figure on that one. The Dwarves have **two**.',
          },
        },
        empty: {
          say: 'You may place wherever you have a minion, and in any neighbouring area.',
          ask: 'Place the first one where nobody is.',
          right: 'An empty street stays quiet.',
          wrong: {
            crowd: 'Somebody **is there already**, be it yourself. Choose an area with no piece.',
          },
        },
        calm: {
          say: 'Nobody there to argue with, so nothing happens. The second one will be less considerate.',
        },
        trouble: {
          say: 'A minion that enters an area where **any piece** already stands brings a **trouble marker**. Your own pieces argue too.',
          ask: 'Place the second one so that trouble breaks out.',
          right: 'And there it is: trouble.',
          wrong: {
            empty: 'That area is **empty**. Your minion would find nobody to quarrel with.',
            already: 'There is trouble **already**. An area never holds more than one marker.',
          },
        },
        why: {
          say: 'Trouble is an invitation. Where a marker lies, **assassins may work** and **nobody may build**. As soon as any piece leaves, the marker goes with it.',
        },
      },
    },
    buildings: {
      title: 'Bricks',
      summary: 'What a building costs, and what it gives.',
      steps: {
        what: {
          say: 'A building counts **as one piece** towards control, is worth what it cost, and never runs away. You build where **your minion** stands, if there is **no trouble** and no building yet.',
        },
        card: {
          say: 'The house on a card lets you build. You have $15.',
          ask: 'Play the card that builds.',
          right: 'The Mended Drum. It has been repaired more often than visited twice.',
          wrong: { other: 'That card **builds nothing**. Look for the little house.' },
        },
        where: {
          say: 'The number on an area is the price. Each comes with a **power**: The Hippo pays $2 in each of your turns; Dimwell places minions, for a fee.',
          ask: 'Build where the power brings you money.',
          right: 'Twelve dollars, and the first one earned is only a turn away.',
          wrong: {
            dimwell: 'Dimwell’s power **costs $3** each time. Cheap to buy, dear to use.',
          },
        },
        take: {
          say: 'The card has a second symbol: $2. You may skip any symbol but a random event. That does not mean that you should.',
          ask: 'Take the money.',
          right: 'Small change is change.',
          wrong: { skip: 'Skipped money is money **for nobody**. The bank does not say thank you.' },
        },
        later: {
          say: 'A power sleeps in the turn in which you gain it. Odilon and Noor have played; **it is your turn again**.',
        },
        power: {
          say: 'Powers are used at any moment of your own turn, **once each**, beside the card you play.',
          ask: 'Use the power of The Hippo.',
          right: 'Two dollars, and you still have your card to play.',
          wrong: {
            card: 'The card can wait. The power first: it **costs nothing** and you will forget it later.',
          },
        },
        so: {
          say: 'Remember what you have just done to yourself, too: **trouble on an area keeps builders out**. That includes you.',
        },
      },
    },
    removal: {
      title: 'Knives and calm',
      summary: 'Removing rivals, and removing trouble.',
      steps: {
        where: {
          say: 'The dagger removes a piece that is **not yours**, but only **where there is trouble**. The Guild of Assassins has standards.',
        },
        card: {
          say: 'You share The Scours with Odilon: one each, so nobody controls it.',
          ask: 'Play the card with a dagger.',
          right: 'Inigo Skimmer. He will send the bill.',
          wrong: { other: 'No **dagger** on that card.' },
        },
        victim: {
          say: 'Three areas are in trouble and hold a rival.',
          ask: 'Remove the piece that keeps you from controlling The Scours.',
          right: 'So sudden. He will be missed by one person at most.',
          wrong: {
            shades: 'In The Shades it changes **nothing for you**: you have nobody there.',
            hippo: 'Noor’s minion in The Hippo is in the way, but the task is **The Scours**.',
          },
        },
        gone: {
          say: 'The minion is gone, **and the marker with it**: whenever a piece leaves, for whatever reason, the area calms down. You control The Scours.',
        },
        calm: {
          say: 'A few moments later. The crossed-out marker on a card **removes trouble**, wherever it is.',
          ask: 'Play the card that removes trouble.',
          right: 'Buggy Swires, the tallest member of the Watch, if you count the bird.',
          wrong: { other: 'That card calms **nobody** down. Look for the crossed-out marker.' },
        },
        marker: {
          say: 'You would like to build in The Hippo, where your minion stands. With trouble there, you cannot.',
          ask: 'Remove the marker that keeps you from building.',
          right: 'Quiet again. Bring bricks next turn.',
          wrong: {
            shades: 'Trouble in The Shades is **normal**, and none of your business: you do not build there.',
          },
        },
        so: {
          say: 'Daggers need trouble, bricks need calm. Most turns are an argument about **which of the two** a street gets.',
        },
      },
    },
    money: {
      title: 'Money, and what looks like it',
      summary: 'Cash, buildings, loans: what you are worth.',
      steps: {
        worth: {
          say: 'This time you are Chrysoprase, who wins with **$50**: cash, plus the price of your buildings, minus **$12 for each loan**. You have $27 and a building worth $18.',
        },
        card: {
          say: 'That makes $45. Five are missing.',
          ask: 'Play the card that brings you to $50.',
          right: 'The Royal Mint makes money. Literally, and rather badly.',
          wrong: {
            bank: 'A loan brings **ten** and weighs **twelve**. You would be two dollars further away, and feel rich.',
            other: 'There is **no money** on that card.',
          },
        },
        build: {
          say: 'Its first symbol builds. In Dimwell that costs $6, and the building is then worth $6.',
          ask: 'Build, or skip: what serves you best?',
          right: 'Just as rich, with a roof and a power more.',
          wrong: {
            skip: 'Cash becomes a house of **the same worth**: you lose nothing, and the house has a power.',
          },
        },
        take: {
          say: 'And now the coins.',
          ask: 'Take the $5.',
          right: 'Fifty dollars.',
          wrong: { skip: 'You are **five dollars short**, and these are five dollars.' },
        },
        fifty: {
          say: 'If nobody burgles you before your next turn, the city is yours. Everybody can count **your cash and buildings**; they only have to wonder why you smile.',
        },
      },
    },
    scrolls: {
      title: 'Scrolls and accidents',
      summary: 'Cards with a text, and events with nobody to blame.',
      steps: {
        scroll: {
          say: 'A scroll on a card means: **do what the text says**. Open the card, or rest a finger on it, to read it at leisure.',
        },
        card: {
          say: 'There is trouble in three areas. One of your cards is paid by the headline.',
          ask: 'Play the card that earns money with the city’s trouble.',
          right: 'Sacharissa Cripslock. Bad news is news.',
          wrong: {
            wizard: 'Rincewind brings no money, only **a random event** and himself.',
            other: 'Read its text: **nothing about trouble**.',
          },
        },
        read: {
          say: 'You may carry out the text or pass. It gives $1 for each trouble marker.',
          ask: 'Carry it out.',
          right: 'Three dollars, and a correction on page eleven.',
          wrong: {
            skip: 'Passing brings **nothing**. The city is in trouble anyway; somebody should profit.',
          },
        },
        wizards: {
          say: 'One symbol can **never be skipped**: the die with the lightning, a random event. Wizards carry it. It strikes wherever the die falls, your own houses included.',
        },
        wizard: {
          say: 'Your next turn. Odilon has a building in The Hippo, and you have a wizard.',
          ask: 'Play the wizard.',
          right: 'The event comes before anything else on the card.',
          wrong: { other: 'Nothing on that card **explodes**. Play Rincewind.' },
        },
        event: {
          say: 'An explosion, and the die chose The Hippo. **Events aim at nobody**, which is why they hit everybody in the end. The rest of the card goes on as usual.',
        },
      },
    },
    interrupts: {
      title: 'Not so fast',
      summary: 'Cards for other people’s turns.',
      steps: {
        cards: {
          say: 'Cards with a raised hand are **interrupts**. They are no card for your turn: you answer a threat with them, **in anybody’s turn**.',
        },
        threat: {
          say: 'Odilon plays Inigo Skimmer and points at your minion in The Scours. Before anything happens, **you are asked**.',
        },
        react: {
          say: 'Gaspode keeps the minion **where it is**. Igor lets it go and brings it back **somewhere else**.',
          ask: 'Keep The Scours.',
          right: 'A small dog says “bark”, and the assassin remembers an appointment.',
          wrong: {
            igor: 'Igor would bring it back **in another area**. The Scours would be lost.',
            pass: 'Let it happen, and it **happens**.',
          },
        },
        secret: {
          say: 'Who is asked stays secret: everybody who is threatened and holds **any card** is asked, every time. A pause gives nothing away.',
        },
        again: {
          say: 'Now Noor has ideas too: Dr Cruces visits The Shades.',
        },
        igor: {
          say: 'Gaspode is on the discard pile. There is one more card that fits.',
          ask: 'Do not let the minion go to waste.',
          right: 'The minion is removed, but Igor keeps spare parts.',
          wrong: { pass: 'You **hold a card for this**. There is nobody to save it for.' },
        },
        elsewhere: {
          say: 'It comes back by the usual rules: where you stand, or next door. Just not where it came from.',
          ask: 'Bring it back where nobody is.',
          right: 'Good as new, apart from the stitching.',
          wrong: { crowd: 'Company there would bring **trouble** on your own minion. Choose an empty area.' },
        },
        so: {
          say: 'Your hand is not refilled before the end of **your own** turn. An interrupt spent is a card less until then.',
        },
      },
    },
    end: {
      title: 'How it ends',
      summary: 'How a match ends, and how to prevent it.',
      steps: {
        watch: {
          say: 'A match ends at once when somebody **starts a turn with the goal reached**. So every turn begins with a look at the others: their plates count areas and worth.',
        },
        near: {
          say: 'Odilon controls five areas. If he is one of the three lords who need that, **his next turn is the last**. And he is next.',
        },
        card: {
          say: 'You have one turn to spoil it.',
          ask: 'Play a card that can take an area away from him.',
          right: 'A minion in the right place is as good as a knife.',
          wrong: {
            dagger: 'Daggers need **trouble**, and Odilon’s areas are calm.',
            other: 'That card leaves his five areas **as they are**.',
          },
        },
        spoil: {
          say: 'With as many pieces as another, nobody controls an area.',
          ask: 'Place your minion where it costs Odilon an area.',
          right: 'One each: he controls four.',
          wrong: {
            two: 'He has **two pieces** there. One of yours does not stop him.',
            elsewhere: 'Odilon does **not control** that area. It changes nothing for him.',
          },
        },
        others: {
          say: 'Two more ends: **Riots**, a random event, if eight markers or more are out; and the **draw pile running out**. Then points count: $5 for each minion, the price of buildings, cash, less what you owe.',
        },
        vimes: {
          say: 'Unless somebody is **Commander Vimes**: if the draw pile runs out, he wins alone, simply by having waited. Now you know all the secrets but theirs. **Play.**',
        },
      },
    },
  },
  coach: {
    goal: 'Your goal is in the top bar, the way to it on your secret card. Everything else is noise, some of it useful.',
    trouble: 'That brought trouble. Until a piece leaves, assassins may work there and nobody may build.',
    near: 'Look at the plates: somebody is close to an open goal. Perhaps it is not theirs. Perhaps it is.',
    ownGoal:
      'You have what your secret card asks for. Keep it until your next turn begins, and look innocent.',
    reaction:
      'You are asked because one of your pieces is threatened. Whoever holds a card is asked, so asking tells nothing.',
    lost: 'You have lost a piece. The area is calm again, at least; return when the assassins have left.',
    poor: 'You are nearly out of money. Coins on cards, a power that pays, or a loan you will regret.',
    build:
      'You have the money for a building. It counts for control, keeps its worth, and never gets stabbed.',
    power: 'You hold a City Area card. Its power works once in each of your turns, whatever you play.',
    event: 'A random event. Nobody meant it; that is the worst of it.',
    pile: 'The draw pile is getting thin. When it runs out, points decide, unless somebody was waiting for just that.',
  },
} satisfies CourseText;

/** The texts of the course in one language. */
export type LessonText = typeof text;
