import type { CourseText } from '@manigance/core/lessons';

/** The course in English. Of the rivals, Odilon plays blue and Noor white. */
export const text = {
  chapters: {
    goal: {
      title: 'The art of losing',
      summary: 'What you are after, and which score counts.',
      steps: {
        aim: {
          say: 'The members of this club have everything, and are tired of it. So they compete to **lose** it: an election, a good name, a fortune. In each competition your score has to come **down**.',
        },
        plates: {
          say: 'Only your **highest** score counts at the end, and the player whose highest is lowest wins. You have 6 votes and a reputation of 2, so you stand at **6**. Odilon has 5 votes and a reputation of 6.',
        },
        play: {
          say: 'Fifth round, last turn, two cards: one costs you votes, the other your reputation.',
          ask: 'Play the card that lowers the score that counts.',
          right: 'Four votes left. You whistle beautifully. The wrong tune, of course.',
          wrong: {
            name: 'Your good name is ruined **already**. It is the votes that stand in your way.',
            end: 'With both cards in hand? Tomorrow they are worth **nothing**.',
          },
        },
        won: {
          say: 'The speeches gave everybody a vote, so you end on 5 and Odilon on 6. A ruin is only as good as its **most respectable part**.',
        },
      },
    },
    errands: {
      title: 'Errand boys',
      summary: 'How a round begins, and why it matters who comes first.',
      steps: {
        boys: {
          say: 'A round has two halves. First everybody sends **errand boys**, one at a time, in turn order. A boy goes to a free space, and what it says happens at once.',
        },
        cards: {
          say: 'The most coveted errands bring **cards**. Three Election bundles can be had this round: first come, first served.',
          ask: 'Send a boy for an Election bundle.',
          right: 'He runs. They all run, on the first errand.',
          wrong: {
            society: 'That is the **Society** board. Good cards, but today you are after votes.',
            vote: 'Nobody can take **that** errand from you: it will keep. Cards won’t.',
          },
        },
        bundle: {
          say: 'With two or three players you choose among the bundles still there.',
          ask: 'Take the one with two white cards.',
          right: 'A sermon and a foghorn. An evening is taking shape.',
          wrong: {
            black: 'One of these is a **black** card. Not bad at all, but look for two white ones.',
            single: 'Only **one card**, and a circle tile beside it. Later.',
          },
        },
        others: {
          say: 'Odilon is teasing Dame Beatrice, Noor has hired a Renaissance Man. Those two spaces are **taken** for this round, and so is yours.',
        },
        vote: {
          say: 'Your last boy. Spaces with a place for every colour are **personal**: nobody can take them from you.',
          ask: 'Lose a vote for certain: snub a voter.',
          right: 'He will tell his friends. That is the idea.',
          wrong: {
            order:
              'That would give you a **place in the next round** and a bonus tile. Useful, but it won’t lose you a vote.',
            other: 'Another time. Look for the personal space of the **Election**.',
          },
        },
        personal: {
          say: 'So fetch what **others want too** first, and leave what is yours alone for last. When all the boys are out, the second half begins: the cards.',
        },
      },
    },
    cards: {
      title: 'White and black',
      summary: 'Cards that work once, and cards that stay.',
      steps: {
        borders: {
          say: 'In your action turn you play as many cards as you like. **White** ones do something once. **Black** ones stay in front of you for the rest of the match, and some answer to what you play.',
        },
        black: {
          say: 'The Baiter of Liberals takes a vote off you **whenever you offend Liberals**. The Sermon does that.',
          ask: 'Which one first?',
          right: 'Now he is listening.',
          wrong: {
            white: 'The sermon would find **nobody listening**. Start with the card that answers to it.',
            end: 'You hold two cards that **belong together**.',
          },
        },
        white: {
          say: 'He is in place, and the audience is Liberal to a man.',
          ask: 'Preach.',
          right: 'Two votes for the sermon, one for the Baiter.',
          wrong: {
            activate: 'He can shout **later**. The sermon is what he is waiting for.',
            end: 'Without the **sermon**? He would be disappointed.',
          },
        },
        three: {
          say: 'Three votes with one card. It worked because the black card was there **when the white one was played**.',
        },
        activate: {
          say: 'Many black cards can also be **activated**, once in each round.',
          ask: 'Activate the Baiter.',
          right: 'A megaphone. The next chapter says what it is for.',
          wrong: {
            end: 'It costs nothing and comes **every round**. Take it.',
          },
        },
        stays: {
          say: 'He stays for every round to come. You have room for **six** black cards; the earlier they arrive, the more they earn.',
        },
      },
    },
    election: {
      title: 'The Election',
      summary: 'Circles, megaphones and Hyde Park.',
      steps: {
        circles: {
          say: 'Cards and errands bring your votes down. **Political circles** bring something else: symbols that other cards count.',
        },
        send: {
          say: 'This errand costs you a vote, which is the whole idea, and offers two circle tiles.',
          ask: 'Send a boy to the political circles.',
          right: 'One vote less, and two tiles to choose from.',
          wrong: {
            other: 'Not now. The **political circles** have two tiles waiting.',
          },
        },
        lay: {
          say: 'A tile is laid beside one of yours so that **touching sides agree**: the same symbol, a symbol and a question mark, or nothing and nothing.',
          ask: 'Choose a tile and lay it.',
          right: 'They meet, and find they have something in common.',
          wrong: {
            discard: 'Thrown away, it brings **nothing**. There is a place where it fits.',
          },
        },
        symbols: {
          say: 'Where two sides share a symbol, it is yours **for the rest of the match**. Four tiles in a square make an inner circle, worth two more favours on the spot.',
        },
        park: {
          say: 'Odilon and Noor have gone elsewhere. In Hyde Park megaphones are handed out.',
          ask: 'Go and be loud.',
          right: 'Two megaphones. Nobody else has one.',
          wrong: {
            other: 'Later. Hyde Park is **free now**, and only one boy fits in.',
          },
        },
        speeches: {
          say: 'At the end of the round the **loudest** speakers lose votes, more of them in later rounds. Those with the **fewest** megaphones gain one. Then all megaphones are handed back.',
        },
      },
    },
    society: {
      title: 'Society',
      summary: 'Four figures on their way down, and a lady who helps them up.',
      steps: {
        ladder: {
          say: 'Your two gentlemen and two ladies stand on a ladder. Each is worth the **number of the row**, and the four together are your reputation. The bottom is the place to be.',
        },
        card: {
          say: 'The Forgotten Name gives you up to three steps down, for one figure or several.',
          ask: 'Play it.',
          right: 'Awkward. Splendid.',
          wrong: {
            end: 'Your reputation is **38**. It cannot stay like that.',
          },
        },
        top: {
          say: 'Not all steps are alike: at the top of the ladder the rows are **two points** apart.',
          ask: 'Take the step that loses you two points.',
          right: 'From 16 to 14. He has further to fall.',
          wrong: {
            stop: 'You have **three steps**. Why stop before the first?',
            one: 'That is **one point**. The gentleman at the very top would lose two.',
          },
        },
        dame: {
          say: 'At the end of the round **Dame Beatrice** rescues those she pities. This time, figures that share **a row with another of yours**. Each of them goes up a row.',
        },
        last: {
          say: 'He has taken one more step, and one step is left.',
          ask: 'Use it so that no two of yours end up in the same row.',
          right: 'She looks at you, finds nobody to help, and is offended.',
          wrong: {
            row: 'Now two would stand in **row 8**, and she would lift both.',
            stop: 'A step not taken is **a point kept**.',
          },
        },
        symbols: {
          say: 'Some spaces carry a **symbol**: it is yours as long as a figure stands there, and cards that count it are worth more. A figure never enters a space taken by another of yours.',
        },
      },
    },
    possessions: {
      title: 'Possessions',
      summary: 'The third competition: how to get rid of a fortune.',
      steps: {
        score: {
          say: 'With Possessions in play you have a third score: your **cash**, and for each possession its **value plus 3**. Owning weighs more than money.',
        },
        sale: {
          say: 'So sell, and **below its worth** if you can. Every sale takes 3 points off, and each pound of discount one more. The Sale gives a pound of discount, and possessions in the borough **the pointer** shows get another: Belgravia.',
        },
        send: {
          say: 'You have three possessions, worth 16 together.',
          ask: 'Send your boy to the Sale.',
          right: 'Everything must go.',
          wrong: {
            spend: 'A pound, when **three possessions** weigh three points each?',
            other: 'Elsewhere nobody **buys** anything. Look on the Possessions board.',
          },
        },
        first: {
          say: 'Two sales, one after the other. The price is the value less all discounts.',
          ask: 'Begin with the one that gets both discounts.',
          right: 'Value 3, price 1: five points gone, for a box of false noses.',
          wrong: {
            borough: 'That one lies in **another borough**: one discount only. Look for Belgravia.',
          },
        },
        second: {
          say: 'The second sale is optional.',
          ask: 'Sell another.',
          right: 'Four points lighter.',
          wrong: {
            stop: 'Keep it, and it keeps **you** from losing. Sell.',
          },
        },
        spend: {
          say: 'Cash goes by **spending**, through errands and cards. As long as you own anything, you spend only what you have; with nothing left you may run into **debt**, and that is where winners live.',
        },
      },
    },
    end: {
      title: 'The end of the season',
      summary: 'When a match ends, and what to do about it.',
      steps: {
        ends: {
          say: 'A match has five rounds at most. It ends earlier, with the round, if anybody stands at **zero or less** in any competition.',
        },
        near: {
          say: 'Odilon has **one vote** left and plays after you. His card takes two. This round is very likely the last. You have 5 votes and a reputation of 9; his is 8.',
        },
        play: {
          say: 'Three cards in hand.',
          ask: 'Play the one that helps if the match ends now.',
          right: 'Three steps. It is the nine that had to come down.',
          wrong: {
            black: 'A black card works in **rounds to come**. There will be none.',
            votes: 'Five votes or three: it is the **nine** that counts.',
            end: 'And leave a **nine** on the table?',
          },
        },
        over: {
          say: 'He reached zero, the match is over, and your worst score is lower than his. **Whoever ends a match does not always win it.**',
        },
        ready: {
          say: 'Watch the others’ lowest scores, which end the match, and your own highest, which decides it. **Now play**, and lose well.',
        },
      },
    },
    lastWill: {
      title: 'With Last Will',
      summary: 'Another will, seventy pounds, and company. Our own reconstruction.',
      steps: {
        purse: {
          say: 'In the modes with Last Will an uncle has left everybody **£70**. Your score there is your cash plus what your **properties** are worth today. Its rules and cards are our own reconstruction, not those of the published game.',
        },
        plan: {
          say: 'Each round begins with a **plan**: cards to draw, errand boys, and Last Will actions. You hold a ball and a house already, so you want time, not cards.',
          ask: 'Take the plan with the most actions.',
          right: 'Four actions and nothing to draw. A gentleman needs his afternoons.',
          wrong: {
            cards: 'Six cards, and **one action** to play them with?',
            other: 'There is a plan with **more actions** than that.',
          },
        },
        offer: {
          say: 'The others have planned, and the plans set the order. The **offer** lies face up; on its fourth place waits a guest.',
          ask: 'Send your boy for the Countess.',
          right: 'She had not been asked anywhere for a year.',
          wrong: {
            other: 'Your ball wants **a guest**. She is on the fourth place of the offer.',
          },
        },
        ball: {
          say: 'The cards of the Club are free to play. Those of Last Will use up your **actions**.',
          ask: 'Give the ball.',
          right: 'One action, and the varnish is still wet.',
          wrong: {
            house: 'The house can wait. **The ball** first.',
            end: 'Four actions, and you **stay at home**?',
          },
        },
        guest: {
          say: 'Alone, the waltz costs £3. A guest adds £4.',
          ask: 'Bring the Countess along.',
          right: 'Seven pounds, one action, no regrets.',
          wrong: {
            alone: 'A ball **for one**? The Countess is four pounds more.',
          },
        },
        house: {
          say: 'Town houses stand at **+3** on the market: yours, worth £13, costs £16. That money is not lost yet, only built.',
          ask: 'Buy the house.',
          right: 'Damp, draughty and dear. Perfect.',
          wrong: {
            end: 'You have **actions left**, and a ruin in your hand.',
          },
        },
        wear: {
          say: 'A house that is not **kept up** falls a step at the end of the round, and your score with it. Wait, swap the market, sell for little. Or keep it up, for an action, and pay for the privilege.',
        },
        debt: {
          say: 'While you own property you spend **no more than you have**. Sell everything, and you may run into debt. The game ends as ever: after five rounds, or with the first score at zero.',
        },
      },
    },
  },
  coach: {
    errand:
      'Boys go out one at a time. Fetch first what others want as well; the personal spaces wait for you.',
    actions: 'Your cards: black ones before the white ones they answer to. Nothing needs saving up.',
    bundle: 'White cards work once, black ones every round. Early in a match a black card earns more.',
    circle: 'A tile earns a symbol for every side that touches a matching one. You may also throw it away.',
    sell: 'Value plus 3 goes out, the price comes in: the cheaper you sell, the more you lose.',
    dame: 'Dame Beatrice has done her good deed. Her tile is known from the start of the round: look at it before you move.',
    hydePark:
      'The loudest lose votes, those with the fewest megaphones gain one. A single megaphone can be enough.',
    near: 'Somebody is close to zero. The match ends with the round in which somebody gets there.',
    worst: 'One of your scores is far above the rest. That is the one that counts; the rest can wait.',
    order: 'The places in the turn order also give a bonus tile. Going first is worth a boy now and then.',
    lastRound: 'The last round. Black cards bring little now, and nothing can be saved for later.',
  },
} satisfies CourseText;

/** The texts of the course in one language. */
export type LessonText = typeof text;
