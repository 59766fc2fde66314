import type { CourseText } from '@manigance/core/lessons';

/** The course in English. Of the rivals, Odilon plays yellow and Noor blue. */
export const text = {
  chapters: {
    goal: {
      title: 'Three out of four',
      summary: 'What it takes to win.',
      steps: {
        aim: {
          say: 'The city of Fosko wants a Grand Triumphator and will settle for you. There are **four conditions**: money, districts, Administrations, and the Governor’s office with 100 popularity. Meet **three at once** and you win.',
        },
        count: {
          say: 'You have **more than 150,000 Cogs**: that’s one. Three of your five districts are **Administrations**: that’s two. The third takes **six districts**.',
        },
        buy: {
          say: 'Your Lucien, the one with the manners, stands in the Porcelain Gardens, which belong to nobody. Your Edgar, the other one, stands beside Odilon’s Lucien.',
          ask: 'Meet the third condition.',
          right: '20,000 Cogs for a garden. It was the cheapest part of the crown.',
          wrong: {
            rob: 'More money? **You have enough.** What you need is a district.',
            pass: 'One purchase away from the title, and you’re going home?',
          },
        },
        won: {
          say: 'You win **the very moment** you meet three, even in the middle of somebody else’s turn. Note what is left in your purse: exactly 150,000. One more Cog spent on vanity, and you would have been back to two.',
        },
      },
    },
    wheel: {
      title: 'The wheel',
      summary: 'How Edgar and Lucien get about.',
      steps: {
        hands: {
          say: 'Every turn begins in secret: you set **two hands** of your wheel, one for Edgar and one for Lucien. Each names a **colour**: the border to cross, or the metro line to take. Odilon and Noor have sealed theirs.',
        },
        border: {
          say: 'Both of yours stand in Piston Row. The Porcelain Gardens, where Odilon’s Lucien takes the air, lie behind a **green** border.',
          ask: 'Send Edgar to the Porcelain Gardens and let Lucien stay.',
          right: 'All the wheels are sealed, so all are revealed.',
          wrong: {
            lucien: 'Lucien would **leave too**. Leave his hand on “Stay put”.',
            stays: 'That leaves **Edgar where he is**. He has a visit to pay.',
            wall: 'There is **no such way out** of Piston Row. He would walk into a wall, which is allowed, and looks it.',
            elsewhere:
              'That border leads **somewhere else**. Find the colour between the two districts on the map.',
          },
        },
        revealed: {
          say: 'Every wheel is revealed at once, then everybody moves **in turn order**. Nobody can change a thing any more, which is why you think ahead about where the others will be.',
        },
        metro: {
          say: 'The next turn. Piston Row has a station of the **blue** line. Take the metro and you come out at **another** station on that line.',
          ask: 'Send Lucien by the blue line. Edgar stays.',
          right: 'Mind the gap, and the pickpockets.',
          wrong: {
            edgar: '**Edgar stays** this time. The Gardens suit him.',
            pink: 'The **pink line** does not stop in Piston Row.',
            lucien: 'On foot? Lucien has a ticket for the **blue line**.',
          },
        },
        exit: {
          say: 'Two stations to choose from, now that everybody has shown where they are going.',
          ask: 'Come out at Lantern Parade, which belongs to nobody.',
          right: 'Neutral ground, and a view.',
          wrong: {
            yards: 'The Boiler Yards are **the other end** of the line. And loud.',
          },
        },
        secret: {
          say: 'Each takes one step, no more, from **where he stood when the turn began**. The hands may point wherever you like, even at a wall: a poor move, and sometimes a fine bluff.',
        },
      },
    },
    edgar: {
      title: 'Edgar’s trade',
      summary: 'Robbing, and not being robbed.',
      steps: {
        who: {
          say: 'After moving, each of your two may act **once**, in either order. Edgar’s first talent is robbery: he relieves a **Lucien in the same district** of half his money.',
        },
        guard: {
          say: 'Two Luciens are here with your Edgar. Noor’s has **her own Edgar** beside him, so he is guarded and out of reach. Odilon’s came alone.',
        },
        rob: {
          say: 'Two turns ago Odilon had 70,000 Cogs and has bought nothing since. Purses are closed, memories are not.',
          ask: 'Rob Odilon’s Lucien.',
          right: 'It happened so fast. He will remember it slowly.',
          wrong: {
            buy: 'Lucien can buy **afterwards**, with more money. Edgar first.',
            pass: 'An unguarded purse, and you **look away**? This is not that kind of game.',
          },
        },
        half: {
          say: 'Half of 70,000, **rounded up** to a whole note: 40,000. The victim has to show what he had; for a moment, everybody knew.',
        },
        memory: {
          say: 'So two lessons in one: keep **Edgar beside Lucien** when your purse is full, and keep **count of what the others** receive and spend. It is all in the log.',
        },
      },
    },
    lucien: {
      title: 'Lucien’s manners',
      summary: 'Buying districts, from the city and from others.',
      steps: {
        token: {
          say: 'A district belongs to the player whose **influence token** lies there, wherever the pawns may be. A district without a token is **neutral**.',
        },
        city: {
          say: 'Where Lucien stands on neutral ground, the city sells: **20,000 Cogs**.',
          ask: 'Buy Swan Crescent.',
          right: 'A handshake, a receipt, a token.',
          wrong: {
            pass: 'It is for sale, you have the money, and tomorrow **somebody else** will be standing here.',
          },
        },
        types: {
          say: 'Swan Crescent is **Ivory**: at the end of the period it brings 20 popularity. The Scrap Market, yours too, is **Steel**: 20,000 Cogs. Administrations bring neither, but count for two conditions.',
        },
        walk: {
          say: 'The next turn. Odilon owns the Opera Steps, next door to Lucien, behind an **orange** border.',
          ask: 'Send Lucien to the Opera Steps. Edgar stays.',
          right: 'He is expected. They just don’t know it yet.',
          wrong: {
            edgar: '**Edgar stays** put. This is Lucien’s business.',
            stays: 'From here Lucien can only admire what is **already yours**.',
            elsewhere: 'That is not the way to the **Opera Steps**. Look for the colour of the border.',
          },
        },
        player: {
          say: 'Buying a district from a player costs **30,000 Cogs**, paid to the owner. And the owner **cannot refuse**.',
          ask: 'Buy the Opera Steps from Odilon.',
          right: 'He thanks you. What else could he do?',
          wrong: {
            pass: 'You came **for this**. The money is there.',
          },
        },
        padlock: {
          say: 'One thing stops such a purchase: **Heritage Protection**, a card from the Archives. As long as somebody holds it, all of that player’s districts are padlocked.',
        },
      },
    },
    administrations: {
      title: 'Friends in high places',
      summary: 'The four Administrations, and what they cost.',
      steps: {
        four: {
          say: 'Four districts are **Administrations**. Each offers one powerful action to Edgar and another to Lucien, whoever they work for: the owner is neither asked nor paid.',
        },
        price: {
          say: 'Edgar’s cost **20 popularity** each: the people notice. Your Edgar is at the Central Bank, where a heist brings 50,000. But you have only **10 popularity**.',
        },
        speech: {
          say: 'Your Lucien is in Drunken Pig Square, where he may speak to the people, free of charge.',
          ask: 'First things first: get the popularity that Edgar needs.',
          right: 'Fifty points for promises. They cheer; they have been drinking.',
          wrong: {
            buy: 'A fine district. But then Lucien has **acted**, and the bank stays shut.',
            rob: 'Odilon has 20,000, so that is 10,000. The **bank has more**, and does not walk away.',
            pass: 'Both of them idle, on the two best corners in town?',
          },
        },
        heist: {
          say: 'Whoever acts second builds on **what the first has done**. Sixty popularity is enough.',
          ask: 'Rob the Central Bank.',
          right: '50,000 Cogs. The people forgive, twenty points’ worth.',
          wrong: {
            rob: 'Half of Odilon’s change, while you stand **in a bank**?',
            pass: 'The speech was for **this**.',
          },
        },
        once: {
          say: 'Each of the eight actions can be done **once in a period** of four turns; a mark on your player aid shows which you have used. Robbing and buying have no such limit.',
        },
        support: {
          say: 'And at **City Hall** Lucien can lend Edgar his name: the two act together, and Edgar’s action happens **twice**, for 30 popularity in all.',
        },
      },
    },
    certificates: {
      title: 'Paper and tricks',
      summary: 'Certificates, and Shenanigan cards.',
      steps: {
        near: {
          say: 'You meet two conditions: **exactly 150,000 Cogs**, and six districts. A third Administration would make three: the Central Bank is neutral, and you stand in it. It costs 20,000. Do you see the trouble?',
        },
        paper: {
          say: 'At the Central Bank Lucien can have a condition you meet **certified**. From then on it counts for you whatever happens, until somebody else who meets it takes the certificate from you.',
        },
        take: {
          say: 'Only one certificate per period.',
          ask: 'Have the right condition certified.',
          right: 'Stamped, sealed. You are rich now, even when you are not.',
          wrong: {
            districts:
              'Districts are not what you are about to **spend**. Certify the condition you would lose.',
            money: 'Then you have 130,000 Cogs, and **one condition less** than before.',
            pass: 'You stand at the counter. **Ask for something.**',
          },
        },
        cards: {
          say: 'Lucien has acted. But Edgar may play a **Shenanigan card** as his action. Cards come from bar-room talk in Drunken Pig Square; yours is Carte Blanche, which lets **Edgar buy** neutral ground.',
        },
        card: {
          say: 'The money may go now.',
          ask: 'Play your card.',
          right: 'He signed as well. He can write, it turns out.',
          wrong: {
            pass: 'The card, the money and the bank are **all yours** right now. Not for long.',
          },
        },
        won: {
          say: 'Certificate, districts, Administrations: three. **The order of the two actions** was the whole trick. It often is.',
        },
      },
    },
    period: {
      title: 'Taxes and votes',
      summary: 'What happens after four turns.',
      steps: {
        four: {
          say: 'Four turns make a **period**. This is the end of the fourth, and you are the last to act. Then come taxes, an election, and fresh marks for everybody.',
        },
        race: {
          say: 'The player with the **most popularity** becomes Governor. You and Odilon have 80 each. But first your Ivory district brings you 20, and Odilon has none.',
        },
        end: {
          say: 'Your Edgar is at the Central Bank, and nobody has robbed it yet.',
          ask: 'Do what makes you Governor.',
          right: 'Sometimes the best trick is to keep your hands in your own pockets.',
          wrong: {
            heist: 'It costs **20 popularity**, today of all days. Odilon would have the office.',
          },
        },
        elected: {
          say: 'Taxes: 20 popularity for you, Cogs for Steel. You are **Governor**, with 100 popularity: that alone is a condition. The price: a Governor plays **last** in the new period.',
        },
        tie: {
          say: 'Had it been a tie, the two of you would have **bid money** for the office, out loud, until one gave up. Elections cost no popularity. Edgar does.',
        },
      },
    },
    end: {
      title: 'Not so fast',
      summary: 'Seeing the end coming, and preventing it.',
      steps: {
        plates: {
          say: 'The plates show where everybody stands on the **four conditions**. Odilon holds the certificate for money and three Administrations: two. He controls five districts, and six would be the third.',
        },
        threat: {
          say: 'He acts right after you, and his Lucien stands on **neutral ground** with a full purse.',
        },
        stop: {
          say: 'Your Edgar is beside his Lucien; your Lucien is at the Archives, which are Odilon’s.',
          ask: 'Keep him from winning on his turn.',
          right: 'Two Administrations and four districts. The coronation is postponed.',
          wrong: {
            rob: 'He had 100,000 at the last count. Half of it still **buys a district**.',
            pass: 'Then he buys the Gardens, and you may **applaud**.',
          },
        },
        spoilt: {
          say: 'He got 30,000 Cogs for it, and will be back. A condition can be broken in many ways: buy, rob, requisition, threaten, or take the **certificate**.',
        },
        play: {
          say: 'Look at the plates before you set your wheel, and at your own before you celebrate. **Now play.**',
        },
      },
    },
  },
  coach: {
    place:
      'Choose where your two begin. The district is yours right away, free of charge; an Administration is a good start.',
    wheel:
      'Set both hands. Think first about what each of your two will do there, then about who else may want to be there.',
    act: 'Edgar and Lucien act once each, in either order. What the first brings in, the second can spend.',
    robbed: 'You have been robbed. A Lucien with his Edgar beside him cannot be.',
    brink: 'Somebody meets two conditions. Look at the plates for the third, and stand in its way.',
    ownBrink: 'You meet two conditions. One more, and it is over. But the others can count too.',
    bid: 'Tied on popularity: the office goes to the highest bidder. Remember what money is for.',
    elected:
      'A new Governor. The office and 100 popularity make a condition; the marks are gone, and every action can be done again.',
    taxed: 'Taxes. Ivory districts bring popularity, Steel brings money, Administrations bring neither.',
    certificate: 'You can have a condition certified here. Choose the one that is easiest to lose.',
    cards: 'You hold a Shenanigan card. Playing one is Edgar’s action, and costs no popularity.',
    unpopular:
      'Less than 20 popularity: the Administrations are closed to Edgar. A speech, or Ivory districts, would help.',
    apart: 'A full purse, and Edgar is not with Lucien. Somebody may have noticed.',
    period:
      'The last turn of the period. After it come taxes and the election: any popularity you spend now, you will miss then.',
  },
} satisfies CourseText;

/** The texts of the course in one language. */
export type LessonText = typeof text;
