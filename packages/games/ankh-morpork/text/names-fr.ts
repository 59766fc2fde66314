import type { PersonalityId } from '../rules/personalities.ts';
import { areasToWin } from './goals.ts';
import type { Names } from './names.ts';
import printed from './printed-fr.json' with { type: 'json' };

const control = (held: PersonalityId) => (players?: number) =>
  `Commencez votre tour en contrôlant au moins ${areasToWin(held, players, 'ou')} Quartiers${everyTable(players)}.`;
const everyTable = (players?: number) => (players === undefined ? ' (à 2, 3 ou 4 joueurs)' : '');

// biome-ignore format: one name per row
/** The printed names and texts in French. */
export const namesFr: Names = {
  ...printed,
  personalities: {
    'lord-vetinari': { name: 'Seigneur Vétérini', text: (players) => `Commencez votre tour avec vos Agents présents dans au moins ${areasToWin('lord-vetinari', players, 'ou')} Quartiers sans Démon${everyTable(players)}.` },
    'lord-selachii': { name: 'Seigneur Selachii', text: control('lord-selachii') },
    'lord-rust': { name: 'Seigneur Rouille', text: control('lord-rust') },
    'lord-de-worde': { name: 'Seigneur des Mots', text: control('lord-de-worde') },
    'dragon-king-of-arms': { name: 'Dragon Roi d’Armes', text: () => 'Commencez votre tour avec au moins huit jetons Chaos sur le plateau.' },
    chrysoprase: { name: 'Chrysoprase', text: (players) => `Commencez votre tour à la tête d’une fortune d’au moins 50 $ : votre argent et le coût de vos Bâtiments, moins 12 $ par prêt.${players === undefined ? ' Absent à deux joueurs.' : ''}` },
    'commander-vimes': { name: 'Commissaire Divisionnaire Vimaire', text: () => 'Vous gagnez si la pioche s’épuise avant que quelqu’un d’autre ait gagné.' },
  },
};
