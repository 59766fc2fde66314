import type { QuestionRules } from './question-rules.ts';

/** The rule behind each question, for players. */
export const rulesFr: QuestionRules = {
  place:
    'Vos pions commencent ensemble dans un quartier que personne n’a encore pris, de n’importe quel type ; il est à vous gratuitement.',
  programme:
    'Chacun règle ses deux aiguilles en secret. Une couleur sans frontière ni bouche de métro là où se tient le pion le laisse sur place.',
  chooseExit: 'Le métro mène votre pion à n’importe quelle autre bouche de la même ligne.',
  act: 'Edgar et Lucien peuvent agir une fois chacun, dans l’ordre que vous voulez, ou pas du tout.',
  secondHalf: 'Avec l’appui politique, l’action a lieu deux fois ; on ne peut pas renoncer à la seconde.',
  intimidationReply: 'Abandonnez l’un de vos quartiers, de n’importe quel type, protégé ou non.',
  smearReply: 'Perdez de la popularité ou payez. Si vous ne pouvez faire que l’un des deux, c’est décidé.',
  bid: 'Les mises montent de 10 000 Cogs en 10 000. Qui passe ne revient plus, et seul le gagnant paie.',
};
