import type { KeysWords } from './keys-en.ts';

/** French words of the keyboard shortcuts. */
export const keysFr: KeysWords = {
  title: 'Raccourcis clavier',
  enter: 'Entrée',
  does: {
    answer: 'Choisir la réponse qui porte ce numéro',
    list: 'La liste de toutes les réponses',
    confirm: 'Confirmer : le bouton coloré',
    undo: 'Annuler le coup, ou savoir pourquoi on ne peut pas',
    hint: 'Un conseil, si la table le permet',
    log: 'Journal',
    rules: 'Règles',
    thread: 'Aller à ce que les autres ont fait',
    keys: 'Cette liste',
  },
  others:
    'Tab va d’un bouton à l’autre, Échap ferme ce qui est au-dessus. Sur un plateau, les flèches vont d’une case à l’autre et les lettres sautent à un nom.',
  off: 'Ces touches peuvent être désactivées dans les réglages.',
};
