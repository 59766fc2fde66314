import type { PersonalityId } from '../rules/personalities.ts';
import { areasToWin } from './goals.ts';
import type { Names } from './names.ts';
import printed from './printed-en.json' with { type: 'json' };

const control = (held: PersonalityId) => (players?: number) =>
  `Start your turn in control of at least ${areasToWin(held, players, 'or')} areas${everyTable(players)}.`;
const everyTable = (players?: number) => (players === undefined ? ' (with 2, 3 or 4 players)' : '');

// biome-ignore format: one name per row
/** The printed names and texts in English. */
export const namesEn: Names = {
  ...printed,
  personalities: {
    'lord-vetinari': { name: 'Lord Vetinari', text: (players) => `Start your turn with your minions in at least ${areasToWin('lord-vetinari', players, 'or')} areas free of demons${everyTable(players)}.` },
    'lord-selachii': { name: 'Lord Selachii', text: control('lord-selachii') },
    'lord-rust': { name: 'Lord Rust', text: control('lord-rust') },
    'lord-de-worde': { name: 'Lord de Worde', text: control('lord-de-worde') },
    'dragon-king-of-arms': { name: 'Dragon King of Arms', text: () => 'Start your turn with at least eight trouble markers on the board.' },
    chrysoprase: { name: 'Chrysoprase', text: (players) => `Start your turn worth at least $50: your cash plus the cost of your buildings, minus $12 for each loan.${players === undefined ? ' Not used with two players.' : ''}` },
    'commander-vimes': { name: 'Commander Vimes', text: () => 'You win if the draw pile runs out before anyone else has won.' },
  },
};
