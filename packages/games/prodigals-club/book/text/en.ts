import type { BookText } from '@manigance/core/book';

/** The book in English. Odilon plays blue, Noor white. */
export const text = {
  chapters: {
    club: {
      title: 'The art of losing',
      parts: {
        members:
          'The members of the club have everything, and it bores them. So they compete at getting rid of it: at an **Election** that must be lost, in a **Society** that must stop inviting them, and with **Possessions** that are nothing but a burden.',
        score:
          'Two or three of the competitions run at once. In each you have a score, and in each it must come **down**. At the end only your **highest** score counts, and the lowest of those wins.',
        plates: {
          say: 'Red has 6 votes and a reputation of 2, which makes 6. Blue has 5 votes and a reputation of 6, which makes 6 as well: it is the worse of the two that counts.',
        },
        worst:
          'So there is no use in ruining your name to perfection while the voters still adore you. Look at your worst score first; it is the only one you have.',
      },
    },
    round: {
      title: 'A round of ruin',
      parts: {
        halves:
          'A round has two halves. First the **errand boys** are sent out, one at a time, in turn order. Then, in the same order, everybody takes one whole turn of **actions** with what has been collected.',
        spaces:
          'Most spaces hold one errand boy a round: first come, first served. Those with a place for each colour are **personal**, and nobody can take yours. Whatever a space says happens at once.',
        first: {
          say: 'You have two errand boys left, and so have the others. A bundle of cards is for whoever comes first; snubbing a voter is personal.',
          ask: 'Send an errand boy where somebody else could be before you.',
          right: 'The cards are yours. The voter waits, poor soul, to be snubbed.',
          wrong: {
            vote: 'That space is **yours alone**. It will be just as free later.',
          },
        },
        order:
          'A place in the turn order of the next round brings a **bonus tile** at once. There is one errand for each place, and only one for each player.',
        ending:
          'When all have acted, Hyde Park listens and Dame Beatrice takes pity. Then the round is over: hands are cut to four cards and the errand boys come home.',
      },
    },
    cards: {
      title: 'White cards, black cards',
      parts: {
        white: 'A card with a **white** border is played once and is gone after the round.',
        black:
          'A **black** one stays in front of you, six at most. Some can be activated, once a round each; some answer by themselves whenever you do a certain thing.',
        both: {
          say: 'The Baiter of Liberals takes a vote from you each time you offend the Liberals. The sermon offends them.',
          ask: 'Play first the card that listens for the other.',
          right: 'Now he has his notebook out. Preach.',
          wrong: {
            sermon: 'Preached to **nobody**. The card that answers must be on the table first.',
            end: 'You hold two cards **made for each other**.',
          },
        },
        hand: 'What you do not play you may keep, up to four cards, as long as there is another round to keep them for.',
        symbols:
          'Many cards count **symbols**: dogs, horses, glasses, houses, masks. You have them from your circles, from the spaces your ladies and gentlemen stand on, from what you own, and they are not used up by counting.',
      },
    },
    election: {
      title: 'The Election',
      parts: {
        votes:
          'You are a candidate, through no fault of your own. Votes are lost by errands, by cards and above all by being **heard**.',
        circles:
          'Political circles are tiles laid edge to edge: what touches must **match**, a symbol with the same symbol, a question mark with any symbol, nothing with nothing. Each match gives you that symbol for the rest of the game.',
        square:
          'Four tiles in a square make an **inner circle** and bring two favours at once: a vote fewer, a pound spent or a step down, as you like.',
        grid: {
          say: 'Two circle tiles lie beside the marked space, and a new one has to touch a tile you already have. Whoever goes there loses a vote on the way, which is rather the point.',
        },
        park: 'At the end of the round the speeches are held. The loudest, counted in **megaphones**, lose the most votes, and more each round; those with the fewest **gain** one. Then all megaphones are handed in.',
      },
    },
    society: {
      title: 'Society',
      parts: {
        ladder:
          'Two gentlemen and two ladies stand on your ladder, each worth the number of its row. Together they are your reputation. A figure goes where the space is free; nobody passes through anybody.',
        rows: 'Near the top the rows are **two points** apart, further down one. And some spaces carry a symbol, yours for as long as somebody stands there.',
        step: {
          say: 'You have a card that allows three steps down. One gentleman stands on 16, at the very top.',
          ask: 'Take the step that is worth two points.',
          right: 'From 16 to 14. The higher they stand…',
          wrong: {
            one: 'That step is worth **one** point. The gentleman on 16 would lose two.',
            stop: 'Three steps, and you **stop** before the first?',
          },
        },
        dame: '**Dame Beatrice** closes the round. Her tile, known from the start of it, says whom she takes pity on: figures on the rows from 6 to 12, in two of the three columns, sharing a row, or side by side. Each of them goes **one row up**.',
        tease:
          'One errand makes you immune to her kindness for the round. And if a figure cannot be lifted, for want of room above, you must lift another.',
      },
    },
    possessions: {
      title: 'Possessions',
      parts: {
        score:
          'Your fortune is your cash plus, for every possession, its **value and 3 more**. While you own anything at all, this score cannot reach zero.',
        sell: 'When you sell, the tile goes and its value comes in, minus all **discounts**: those of the errand, one pound if the pointer shows the right borough, two for each fitting black card. The cheaper you sell, the better.',
        sale: {
          say: 'At the Sale everything is a pound cheaper, and in Belgravia, where the pointer stands, two.',
          ask: 'Sell first the possession that fetches least for what it weighs.',
          right: 'Two discounts. Nobody has ever been robbed so willingly.',
          wrong: {
            dearer: 'That one lies in **another borough**: only one discount. Look for Belgravia.',
          },
        },
        swap: 'A **swap** trades one of yours for one of the four on offer. You may trade down as far as the limit for free; what you lose beyond it comes back to you as cash.',
        debt: 'Spending takes away what you have, no more, as long as you own something. Own nothing, and you may run into **debt**, which is where true ruin begins.',
      },
    },
    lastWill: {
      title: 'Last Will',
      parts: {
        notice:
          'In three further modes **Last Will** takes the place of Possessions. The rule book says how the two games are joined and does not contain the other one: its plans, cards and numbers here are **our own reconstruction** and not those of the published game.',
        purse:
          'Everybody inherits **£70** and must be rid of them. The score is your cash plus what your properties are worth at the moment; unsold they cost nothing more.',
        plan: 'Each round begins with **planning**: you take one of the plans, each with cards to draw, errand boys and Last Will actions. You name a deck for each card before you see any. The further left your plan, the earlier you play.',
        plans: {
          say: 'Six plans for three players. The fifth brings no card and one errand boy, but four actions; each competition of the Club in play adds a boy.',
        },
        outings:
          'Events, helpers and expenses use up **actions**; the cards of the Club stay free. Going out is dearer in **company**: a card that wants a guest, a dog, a horse or a chef adds their pounds to its own, in one payment. Whoever came along is discarded.',
        ball: {
          say: 'The waltz costs £3 alone. You hold the Countess, who counts as a guest and makes it £7.',
          ask: 'Spend as much as you can.',
          right: 'Seven pounds for one action. She dances badly, too.',
          wrong: {
            alone: 'That is £3. In **company** it is £7.',
          },
        },
        houses:
          'A property is bought for its first value plus what the **market** adds to its type, which is no loss in itself. A house that is not **kept up** falls a step at the end of the round. So buy dear, let it fall, swap the market and sell for less. A farm never falls, but its upkeep grows with every animal you lodge there.',
        debt: 'With property you spend no more than you have. Without any you may go into **debt**. A hand holds five cards, both games together, and the end comes as ever, after the houses have fallen.',
      },
    },
    end: {
      title: 'The end of the season',
      parts: {
        rounds:
          'There are **five rounds** at most. The game ends earlier, with the round, if somebody stands at **zero or less** in one competition after Hyde Park and Dame Beatrice.',
        worst: {
          say: 'Blue has one vote left and a card that loses two. This round will be the last. Red has 5 votes and a reputation of 9.',
          ask: 'Play the card that helps if the game ends now.',
          right: 'Three steps down. It was the nine that had to move.',
          wrong: {
            black: 'A black card works in **later rounds**. There will be none.',
            votes: 'Five votes or three: it is the **nine** that counts.',
            end: 'And leave the **nine** where it is?',
          },
        },
        tie: 'In a tie the second-highest score decides, then the third. Whoever ends the game does not always win it: a zero in one place is a fine thing, but everybody looks at the other.',
      },
    },
  },
} satisfies BookText;

/** The texts of the book in one language. */
export type PcBookText = typeof text;
