/** PC-19 The tables, row by row: deck | id | border | back, or set of a central card | copies | party | effect. */
export const cardTable = `
  election | pub-crawl-early | white | 1 | 2 | B | Pub crawl: play 1 to 4 pub crawl cards together and lose 1 / 3 / 6 / 10 votes.
  election | hiccup-at-the-hustings | white | 1 | 1 | L | Lose 1 vote; then gain 1 megaphone.
  election | yawn-at-the-rally | white | 1 | 1 | C | Lose 1 vote; then gain 1 megaphone.
  election | whistling-the-wrong-anthem | white | 1 | 1 | C | Lose 2 votes.
  election | sermon-in-praise-of-taxes | white | 1 | 1 | L | Lose 2 votes.
  election | calling-the-voters-sheep | white | 1 | 1 | B | Lose 2 votes.
  election | spaniel-for-chancellor | white | 1 | 1 | L | Lose 2 votes per dog symbol you have.
  election | horse-in-the-upper-house | white | 1 | 1 | C | Lose 2 votes per horse symbol you have.
  election | champagne-for-the-poor | white | 1 | 1 | C | Lose 2 votes per wine glass symbol you have.
  election | borrowed-foghorn | white | 1 | 1 | - | Gain 3 megaphones.
  election | late-for-ones-own-speech | white | 1 | 1 | L | Lose 2 votes, plus 1 if an errand boy of yours is at Hyde Park.
  election | pub-crawl-late | white | 2 | 2 | B | Pub crawl: play 1 to 4 pub crawl cards together and lose 1 / 3 / 6 / 10 votes.
  election | manifesto-in-rhyme | white | 2 | 1 | B | Lose 3 votes.
  election | slum-tour-in-ermine | white | 2 | 1 | L | Lose 2 votes per house symbol you have.
  election | melodrama-at-the-lectern | white | 2 | 1 | C | Lose 2 votes per theatre mask symbol you have.
  election | brass-band-of-the-deaf | white | 2 | 1 | - | Lose 1 vote; then gain 3 megaphones.
  election | heckling-oneself | white | 2 | 1 | L | Lose 1 vote; then gain 2 megaphones.
  election | duchess-in-the-dumbwaiter | white | 2 | 1 | C | Lose 3 votes.
  election | bonfire-of-petitions | white | 2 | 1 | L | Lose 3 votes.
  election | apology-that-makes-it-worse | white | 2 | 1 | B | Lose 1 vote, plus 1 per white card with an offence icon you played earlier this turn.
  election | liberal-baiter | black | 1 | 1 | - | Once per round: gain 1 megaphone. Whenever you play a white card that offends Liberals only: lose 1 vote.
  election | tory-tickler | black | 1 | 1 | - | Once per round: gain 1 megaphone. Whenever you play a white card that offends Conservatives only: lose 1 vote.
  election | town-crier-on-retainer | black | 1 | 1 | - | Once per round: gain 2 megaphones.
  election | friend-of-every-committee | black | 1 | 1 | - | Once per round: lose 1 vote. When you join an inner circle: take 5 benefits instead of 2.
  election | silent-partner-in-a-brewery | black | 2 | 1 | - | Once per round: lose 1 vote. Whenever you play a white card that offends both parties: lose 2 votes.
  election | cartoonist-on-the-payroll | black | 2 | 1 | - | Whenever you play a white card with any offence icon: lose 1 vote.
  election | stenographer-of-blunders | black | 2 | 1 | - | Once per round: lose 1 vote per white card with an offence icon you played earlier this turn.
  society | forgotten-name | white | 1 | 2 | - | Move up to 3 steps down.
  society | soup-on-the-satin | white | 1 | 1 | - | Move up to 3 steps down with ladies only.
  society | cigar-in-the-conservatory | white | 1 | 1 | - | Move up to 3 steps down with gentlemen only.
  society | quadrille-with-two-left-feet | white | 1 | 1 | - | Move up to 3 steps diagonally down.
  society | mastiff-at-high-tea | white | 1 | 1 | - | Move 1 step down, plus 1 per dog symbol you have.
  society | riding-through-the-ballroom | white | 1 | 1 | - | Move 1 step down, plus 1 per horse symbol you have.
  society | toast-too-many | white | 1 | 1 | - | Move 1 step down, plus 1 per wine glass symbol you have.
  society | whisper-past-the-duchess | white | 1 | 1 | - | Move up to 2 steps down with ladies only; then one lady may jump straight down up to 3 times, over one marker each time.
  society | queue-jump-at-the-palace | white | 1 | 1 | - | Move up to 2 steps down with gentlemen only; then one gentleman may jump straight down up to 3 times, over one marker each time.
  society | collapse-of-the-reviewing-stand | white | 1 | 1 | - | Choose a row: each marker in it may move 1 step down; then move 1 step down.
  society | mice-in-the-left-wing | white | 1 | 1 | - | Each lady in your left column may move 1 or 2 steps down; then move up to 2 steps down, left or right.
  society | memoirs-published-early | white | 2 | 1 | - | Move up to 5 steps down.
  society | snoring-in-the-royal-box | white | 2 | 1 | - | Each gentleman in your right column may move 1 or 2 steps down; then move 1 step diagonally down.
  society | fainting-in-formation | white | 2 | 1 | - | Choose a row: each lady in it may move 1 or 2 steps down; then move 1 step down.
  society | cricket-indoors | white | 2 | 1 | - | Choose a row: each gentleman in it may move 1 or 2 steps down; then move 1 step down.
  society | lodgers-in-the-ancestral-hall | white | 2 | 1 | - | Move up to 2 steps down, plus 1 per house symbol you have.
  society | masked-ball-unmasked | white | 2 | 1 | - | Move up to 2 steps down, plus 1 per theatre mask symbol you have.
  society | six-of-one | white | 2 | 1 | - | Move up to 3 steps down, plus 1 per influence marker on a space worth 6.
  society | zigzag-after-midnight | white | 2 | 1 | - | Move up to 4 steps diagonally down.
  society | opinion-for-everyone | white | 2 | 1 | - | Move up to 2 steps down with ladies only; then move up to 2 steps down with gentlemen only.
  society | sidestep-and-stumble | white | 2 | 1 | - | Move up to 4 steps down, left or right.
  society | gossip-columnist | black | 1 | 1 | - | Once per round: move 1 step down.
  society | kennel-master | black | 1 | 1 | - | Once per round: move 1 step down per dog symbol you have.
  society | runaway-stable | black | 1 | 1 | - | Once per round: move 1 step down per horse symbol you have.
  society | dancing-master | black | 1 | 1 | - | Once per round: move 1 step diagonally down.
  society | thirsty-sommelier | black | 2 | 1 | - | Once per round: move 1 step down, plus 1 per wine glass symbol you have.
  society | leading-lady | black | 2 | 1 | - | Once per round: move 1 step down, plus 1 per theatre mask symbol you have.
  society | half-dozen-club | black | 2 | 1 | - | Once per round: move 1 step down, plus 1 per influence marker on a space worth 6.
  society | inattentive-chaperone | black | 2 | 1 | - | Once per round: move 1 step down with ladies only; then move 1 step down with gentlemen only.
  possessions | a-bit-more-time-early | white | 1 | 2 | - | More Time: no effect of its own; add it to an action that asks for time.
  possessions | everything-must-go | white | 1 | 1 | - | Sell 1 or 2 possessions at a discount of £1 each.
  possessions | auction-for-one-bidder | white | 1 | 1 | - | Sell 1 possession; then spend £3.
  possessions | cow-for-a-bean | white | 1 | 1 | - | Swap 1 possession (loss limit £5).
  possessions | banquet-without-end | white | 1 | 1 | - | Spend £2, plus £1 / £2 / £3 / £4 for the 1st / 2nd / 3rd / 4th More Time card you add.
  possessions | day-at-the-dogs | white | 1 | 1 | - | Spend £1, plus £1 per dog symbol you have.
  possessions | bet-on-the-slow-one | white | 1 | 1 | - | Spend £1, plus £1 per horse symbol you have.
  possessions | forty-waistcoats | white | 1 | 1 | - | Spend £3.
  possessions | a-bit-more-time-late | white | 2 | 2 | - | More Time: no effect of its own; add it to an action that asks for time.
  possessions | bathing-in-burgundy | white | 2 | 1 | - | Spend £2, plus £1 per wine glass symbol you have.
  possessions | wallpaper-of-banknotes | white | 2 | 1 | - | Spend £2, plus £1 per house symbol you have.
  possessions | backing-the-flop | white | 2 | 1 | - | Spend £2, plus £1 per theatre mask symbol you have.
  possessions | grand-tour-by-sedan-chair | white | 2 | 1 | - | Spend £3, plus £2 for each More Time card you add.
  possessions | bailiffs-picnic | white | 2 | 1 | - | Sell 1 or 2 possessions at a discount of £2 each.
  possessions | night-at-the-tables | white | 2 | 1 | - | Spend £5.
  possessions | mayfair-agent | black | 1 | 1 | - | Once per round: spend £1. When you sell a possession from Mayfair: a further discount of £2.
  possessions | near-sighted-pawnbroker | black | 1 | 1 | - | Once per round: sell 1 possession at a discount of £1.
  possessions | butler-with-expensive-tastes | black | 1 | 1 | - | Once per round: spend £2.
  possessions | belgravia-rates | black | 1 | 1 | - | Once per round: spend £1, plus £1 per possession of yours from Belgravia.
  possessions | chelsea-agent | black | 2 | 1 | - | Once per round: spend £1. When you sell a possession from Chelsea: a further discount of £2.
  possessions | bloomsbury-rates | black | 2 | 1 | - | Once per round: spend £1, plus £1 per possession of yours from Bloomsbury.
  possessions | architect-of-follies | black | 2 | 1 | - | Once per round: spend £1, plus £1 per house symbol you have.
  possessions | leash-of-greyhounds | black | 2 | 1 | - | Once per round: spend £1, plus £1 per dog symbol you have.
  central | megaphone-under-the-window | black | es | 1 | - | Once per round: take 1 basic action of your choice. Whenever you play a white card with megaphones: move 1 step down per megaphone.
  central | gentlemen-of-the-middle-bench | black | es | 1 | - | Once per round: lose 2 votes per gentleman marker in your middle column.
  central | scandal-sheet | black | es | 1 | - | Once per round, choose 2 times: lose 1 vote or move 1 step down.
  central | wedding-speech-at-a-funeral | white | es | 1 | B | Choose 4 times: lose 1 vote or move 1 step down.
  central | ladies-of-the-left-gallery | white | es | 1 | L | Lose 1 vote, plus 2 per lady marker in your left column; then move up to 2 steps down.
  central | ward-boss-with-a-cash-box | black | ep | 1 | - | Once per round, choose: lose 1 vote or spend £2.
  central | libel-lawyer | black | ep | 1 | - | Whenever you play a white card with any offence icon: spend £1.
  central | campaign-stable | black | ep | 1 | - | Once per round: lose 1 vote per horse symbol you have; then spend £1.
  central | statue-of-oneself | white | ep | 1 | B | Choose 3 times: lose 1 vote or spend £2.
  central | selling-the-family-pew | white | ep | 1 | C | Lose 2 votes; then sell 1 possession at a discount of £2.
  central | costly-mistress-of-ceremonies | black | sp | 1 | - | Once per round, choose: move 1 step down or spend £2.
  central | bookmaker-to-the-peerage | black | sp | 1 | - | Once per round, you may take £1 to move up to 2 steps down or move a marker 1 row up to spend £2.
  central | tenants-in-chelsea | black | sp | 1 | - | Once per round: move 1 step down per possession of yours from Chelsea; then spend £1.
  central | lottery-at-the-baptism | white | sp | 1 | - | Choose 3 times: move 1 step down or spend £2.
  central | portrait-swapped-at-dinner | white | sp | 1 | - | Swap 1 possession (loss limit £4); then move up to 2 steps down.
  central | jack-of-all-disgraces | black | esp | 1 | - | Once per round: take 1 basic action of your choice.
  central | confidence-broker | black | esp | 1 | - | Once per round, make up to 2 exchanges: gain 1 vote, take £1 or move a marker 1 row up, and in return lose 1 vote, spend £1 or move 1 step down in another competition.
  central | brass-section-of-the-club | black | esp | 1 | - | Once per round: gain 1 megaphone. Whenever you play a white card with megaphones: move 1 step down per megaphone.
  central | three-birds-one-brick | white | esp | 1 | B | Lose 2 votes; then spend £2; then move up to 2 steps down.
  central | errand-of-a-lifetime | white | esp | 1 | - | You may place one extra errand boy on a free space and use it; then take 2 basic actions of your choice.`;

/** PC-21 id, set, back, value, symbol, borough. */
export const possessionTable = `
  possession-a-1 A 0 8 dog mayfair
  possession-a-2 A 0 7 horse belgravia
  possession-a-3 A 0 5 glass chelsea
  possession-a-4 A 0 5 dog bloomsbury
  possession-a-5 A 0 4 house mayfair
  possession-a-6 A 0 3 mask belgravia
  possession-b-1 B 0 8 horse belgravia
  possession-b-2 B 0 7 glass chelsea
  possession-b-3 B 0 5 house bloomsbury
  possession-b-4 B 0 5 horse mayfair
  possession-b-5 B 0 4 mask belgravia
  possession-b-6 B 0 3 dog chelsea
  possession-c-1 C 0 8 glass chelsea
  possession-c-2 C 0 7 house bloomsbury
  possession-c-3 C 0 5 mask mayfair
  possession-c-4 C 0 5 glass belgravia
  possession-c-5 C 0 4 dog chelsea
  possession-c-6 C 0 3 horse bloomsbury
  possession-d-1 D 0 8 house bloomsbury
  possession-d-2 D 0 7 mask mayfair
  possession-d-3 D 0 5 dog belgravia
  possession-d-4 D 0 5 house chelsea
  possession-d-5 D 0 4 horse bloomsbury
  possession-d-6 D 0 3 glass mayfair
  possession-e-1 E 0 8 mask mayfair
  possession-e-2 E 0 7 dog belgravia
  possession-e-3 E 0 5 horse chelsea
  possession-e-4 E 0 5 mask bloomsbury
  possession-e-5 E 0 4 glass mayfair
  possession-e-6 E 0 3 house belgravia
  possession-pool-01 pool 1 5 dog mayfair
  possession-pool-02 pool 1 4 horse belgravia
  possession-pool-03 pool 1 4 glass chelsea
  possession-pool-04 pool 1 4 house bloomsbury
  possession-pool-05 pool 1 3 mask mayfair
  possession-pool-06 pool 1 3 dog belgravia
  possession-pool-07 pool 1 3 horse chelsea
  possession-pool-08 pool 1 3 glass bloomsbury
  possession-pool-09 pool 1 2 house mayfair
  possession-pool-10 pool 1 2 mask belgravia
  possession-pool-11 pool 1 2 dog chelsea
  possession-pool-12 pool 1 1 horse bloomsbury
  possession-pool-13 pool 2 3 glass belgravia
  possession-pool-14 pool 2 3 house chelsea
  possession-pool-15 pool 2 2 mask bloomsbury
  possession-pool-16 pool 2 2 dog bloomsbury
  possession-pool-17 pool 2 2 horse mayfair
  possession-pool-18 pool 2 1 glass mayfair
  possession-pool-19 pool 2 1 house belgravia
  possession-pool-20 pool 2 1 mask chelsea`;

/** PC-21 id, back, and the sides north, east, south, west. */
export const circleTable = `
  circle-start-1 0 dog horse ? glass
  circle-start-2 0 horse glass ? house
  circle-start-3 0 glass house ? mask
  circle-start-4 0 house mask ? dog
  circle-start-5 0 mask dog ? horse
  circle-1-01 1 dog dog none horse
  circle-1-02 1 horse horse none glass
  circle-1-03 1 glass glass none house
  circle-1-04 1 house house none mask
  circle-1-05 1 mask mask none dog
  circle-1-06 1 dog glass ? none
  circle-1-07 1 horse house ? none
  circle-1-08 1 glass mask ? none
  circle-1-09 1 house dog ? none
  circle-1-10 1 mask horse ? none
  circle-1-11 1 dog house glass none
  circle-1-12 1 horse mask dog none
  circle-2-01 2 dog horse glass ?
  circle-2-02 2 horse glass house ?
  circle-2-03 2 glass house mask ?
  circle-2-04 2 house mask dog ?
  circle-2-05 2 mask dog horse ?
  circle-2-06 2 dog mask ? glass
  circle-2-07 2 horse dog ? house
  circle-2-08 2 glass horse ? mask`;

/** PC-7 id | board | kind | players | effect. */
export const spaceTable = `
  central-card | central | exclusive | 2-5 | Take the central card (with two competitions: two errand boys, one of whom is free again at the end of the phase).
  renaissance | central | exclusive | 2-5 | Take the Renaissance Man tile: two symbols of your choice this round.
  order-1 | central | exclusive | 2-5 | Reserve place 1 in next round's turn order and take one bonus action tile.
  order-2 | central | exclusive | 2-5 | Reserve place 2 in next round's turn order and take one bonus action tile.
  order-3 | central | exclusive | 3-5 | Reserve place 3 in next round's turn order and take one bonus action tile.
  order-4 | central | exclusive | 4-5 | Reserve place 4 in next round's turn order and take one bonus action tile.
  order-5 | central | exclusive | 5-5 | Reserve place 5 in next round's turn order and take one bonus action tile.
  election-vote | election | personal | 2-5 | Lose 1 vote.
  election-hyde-park | election | exclusive | 2-5 | Gain the current round's megaphones.
  election-circle | election | exclusive | 2-5 | Lose 1 vote; then take 1 of the 2 circle tiles here and place it; discard the other (you may discard both).
  election-bundle-a | election | exclusive | 4-5 | Take bundle A.
  election-bundle-b | election | exclusive | 4-5 | Take bundle B.
  election-bundle-c | election | exclusive | 4-5 | Take bundle C.
  election-bundle-d | election | exclusive | 4-5 | Take bundle D.
  election-bundle-any-1 | election | exclusive | 2-3 | Take any bundle still on this board.
  election-bundle-any-2 | election | exclusive | 2-3 | Take any bundle still on this board.
  election-bundle-any-3 | election | exclusive | 2-3 | Take any bundle still on this board.
  society-step | society | personal | 2-5 | Move 1 step down.
  society-down | society | exclusive | 2-5 | Move up to 3 steps down.
  society-diagonal | society | exclusive | 2-5 | Move up to 2 steps diagonally down.
  society-dame | society | exclusive | 2-5 | Dame Beatrice does not affect you this round.
  society-bundle-a | society | exclusive | 4-5 | Take bundle A.
  society-bundle-b | society | exclusive | 4-5 | Take bundle B.
  society-bundle-c | society | exclusive | 4-5 | Take bundle C.
  society-bundle-any-1 | society | exclusive | 2-3 | Take any bundle still on this board.
  society-bundle-any-2 | society | exclusive | 2-3 | Take any bundle still on this board.
  possessions-spend | possessions | personal | 2-5 | Spend £1, plus £1 if you add a More Time card.
  possessions-swap | possessions | exclusive | 2-5 | Swap 1 possession (loss limit £3).
  possessions-swap-extra | possessions | exclusive | 4-5 | Swap 1 possession (loss limit £3).
  possessions-sell | possessions | exclusive | 2-5 | Sell 1 or 2 possessions at a discount of £1 each.
  possessions-sell-extra | possessions | exclusive | 4-5 | Sell 1 or 2 possessions.
  possessions-swap-or-sell | possessions | exclusive | 3-5 | Choose: swap 1 possession (loss limit £2) or sell 1 or 2 possessions.
  possessions-bundle-a | possessions | exclusive | 4-5 | Take bundle A.
  possessions-bundle-b | possessions | exclusive | 4-5 | Take bundle B.
  possessions-bundle-c | possessions | exclusive | 4-5 | Take bundle C.
  possessions-bundle-any-1 | possessions | exclusive | 2-3 | Take any bundle still on this board.
  possessions-bundle-any-2 | possessions | exclusive | 2-3 | Take any bundle still on this board.`;
