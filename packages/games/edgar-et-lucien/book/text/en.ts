import type { BookText } from '@manigance/core/book';

/** The book in English. Odilon plays yellow, Noor blue. */
export const text = {
  chapters: {
    crown: {
      title: 'Three out of four',
      parts: {
        city: 'Fosko is run by two kinds of people: those who shake hands and those who shake pockets. You employ one of each. Lucien has the manners, Edgar has the rest, and between them they are to make you the city’s Grand Triumphator.',
        conditions:
          'There are **four conditions**: money, 150,000 Cogs of it; districts, six with three players and seven otherwise; Administrations, three of them, or two with four players; and the Governor’s seat with a popularity of 100. Meet **three at the same time** and you win.',
        instant:
          'They are checked after every single thing that happens. You may win in the middle of somebody else’s turn, and you may lose a condition by spending one note too many.',
        near: {
          say: 'Red holds the marked districts: six, three of them Administrations. That is two conditions. A third, and it is over.',
        },
      },
    },
    round: {
      title: 'Four turns make a period',
      parts: {
        turn: 'Each turn has three steps. Everybody sets their wheel in secret; all the wheels are revealed and the characters move; then, in turn order, everybody acts.',
        period:
          'After four turns the taxes come in, the city elects a Governor, and the lists of what has been done are wiped clean. Then the next period begins. There is no set number of them: the match ends when somebody wins.',
        start: {
          say: 'At the start each player chose a neutral district, of any kind, and has both characters and a token there. It cost nothing, and it is theirs.',
        },
      },
    },
    wheel: {
      title: 'The wheel',
      parts: {
        hands:
          'Your wheel has two hands, one for Edgar and one for Lucien. Each points to a **border colour**, to a **metro line**, or to standing still. No district has two borders of the same colour, so a colour is an address.',
        metro:
          'Take the metro and you come up at **another** station on the line. Where there are several, you choose when it is your turn to move.',
        go: {
          say: 'Both of yours are in Piston Row. The Porcelain Gardens lie behind its green border.',
          ask: 'Send Lucien to the Porcelain Gardens and leave Edgar here.',
          right: 'Lucien packs a handkerchief. Edgar has no idea what it is for.',
          wrong: {
            edgar: 'Then **Edgar** would leave as well. Leave his hand on standing still.',
            stays: 'Lucien would **stay where he is**.',
            elsewhere: 'That is not the way to the **Porcelain Gardens**: they lie behind the green border.',
          },
        },
        wall: 'A hand may point where there is no way out: the character then stays put. It is a waste, unless somebody was counting on you to come.',
        together:
          'Both take one step, from where the turn began. Once the wheels are revealed, nobody can change anything, which is why you will spend the evening guessing where the others will be.',
      },
    },
    edgar: {
      title: 'Edgar',
      parts: {
        rob: 'Edgar robs a **Lucien who stands with him** in one district, and takes half of the money, rounded up to a whole note of 10,000. It costs nothing but a friendship.',
        guard:
          'A Lucien is safe while **his own Edgar** is in the same district. Somebody else’s Edgar is no protection at all.',
        pick: {
          say: 'Your Edgar is at the Porcelain Gardens with two Luciens. Noor’s has his Edgar beside him; Odilon’s came alone.',
          ask: 'Rob the Lucien who can be robbed.',
          right: 'Half of 70,000, rounded up: 40,000.',
          wrong: {
            pass: 'An open purse, and you **go home**?',
          },
        },
        cards:
          'Instead, Edgar may play a **Shenanigan card**, or use an Administration he stands in. One or the other: each of your two acts once a turn, in whichever order you like, or not at all.',
      },
    },
    lucien: {
      title: 'Lucien',
      parts: {
        token:
          'A district belongs to the player whose **token** lies on it, wherever the characters may be. Without a token it is neutral.',
        buy: 'Where Lucien stands, he can buy: from the city for **20,000**, or from its owner for **30,000**, paid to that owner, who may not refuse.',
        shop: {
          say: 'Lucien is at the Opera Steps, which are Odilon’s. You have 40,000 Cogs and would like them to be yours.',
          ask: 'Buy the Opera Steps.',
          right: 'Thirty thousand, a bow, a token. Odilon smiles with his mouth.',
          wrong: {
            pass: 'You have the money **and** you are in the right place. Tomorrow, perhaps neither.',
          },
        },
        lock: 'Against this there is one remedy, **Heritage Protection**, a card from the Archives. Its holder’s districts cannot be bought or requisitioned. They can still be taken by intimidation.',
      },
    },
    offices: {
      title: 'The four Administrations',
      parts: {
        both: 'Each of the four offers one action for Edgar and another for Lucien, to anybody who stands there. The owner is neither asked nor paid.',
        edgar:
          'Edgar’s cost **20 popularity**. At the Drunken Pig he draws two cards; at the Archives he makes two opponents give up a district each; at Central Bank he takes 50,000; at City Hall he takes a neutral district anywhere.',
        lucien:
          'Lucien’s are free. At the Drunken Pig a speech brings 50 popularity; at the Archives he gets Heritage Protection; at Central Bank a certificate; at City Hall he can **support** Edgar, whose action then counts double, for 30 popularity in all.',
        heist: {
          say: 'Edgar is in Central Bank, Lucien at the Drunken Pig, and you have 10 popularity.',
          ask: 'Do first what makes the rest possible.',
          right: 'Sixty popularity: now the bank is open to Edgar.',
          wrong: {
            buy: 'A nice property. But Lucien has then **acted**, and Edgar cannot pay his 20.',
            pass: 'With both of them at the best addresses in town?',
          },
        },
        once: 'Each of the eight can be done **once per period**. A token on your aid shows which you have had.',
      },
    },
    papers: {
      title: 'Certificates and Shenanigans',
      parts: {
        paper:
          'A **certificate** makes a condition count for you whatever happens afterwards, until somebody else who meets it takes the certificate away. You get one at Central Bank, by truly meeting the condition, and only one per period, however you come by it.',
        cards:
          'Shenanigan cards are played by Edgar as his action. Some buy, some move, some slander, one steals a card, one steals the Governor’s chair. A card drawn this turn waits until the next.',
        certify: {
          say: 'You have exactly 150,000 Cogs and six districts, and you are not done shopping.',
          ask: 'Have the right condition certified.',
          right: 'From now on you are rich on paper, and may spend.',
          wrong: {
            districts: 'You are not about to lose **districts**. Certify what you are going to spend.',
            rest: 'You are **at the counter** of Central Bank. Ask for a paper.',
          },
        },
      },
    },
    vote: {
      title: 'Taxes and votes',
      parts: {
        taxes:
          'After the fourth turn every **Ivory** district brings 20 popularity and every **Steel** district 20,000 Cogs. Administrations bring nothing but their company.',
        election:
          'Then the most popular player becomes **Governor**. It costs no popularity. A tie is settled by open auction, for money; if nobody bids, nobody governs.',
        price:
          'The Governor plays last in the next period: the first-player token goes to the neighbour on the left.',
        types: {
          say: 'Ivory and Steel side by side: of red’s two marked districts one brings popularity, the other money.',
        },
      },
    },
    secrets: {
      title: 'What the others know',
      parts: {
        purse:
          'Purses are closed, and what you say about yours is your own affair. But every payment is made in the open, so a good memory is worth a good deal. The log keeps it for you.',
        shown:
          'When a Lucien is robbed, he has to turn out his pockets: for a moment everybody sees what he had.',
        hidden:
          'Wheels are secret until all are set, and hands of cards until they are played. Districts, popularity, marks, certificates and how many cards you hold are there for all to see.',
        stop: {
          say: 'Odilon has the money certificate and three Administrations, and five districts. He acts after you; his Lucien stands on neutral ground. Yours is in the Archives, which are Odilon’s.',
          ask: 'Keep him from winning on his turn.',
          right: 'One district fewer, one Administration fewer. He will need a new plan.',
          wrong: {
            rob: 'Half his purse is gone, and the other half still **buys a district**.',
            pass: 'He buys, he wins, you applaud.',
          },
        },
      },
    },
  },
} satisfies BookText;

/** The texts of the book in one language. */
export type ElBookText = typeof text;
