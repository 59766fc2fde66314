import type { QuestionRules } from './question-rules.ts';

/** The rule behind each question, for players. */
export const rulesFr: QuestionRules = {
  questions: {
    chooseCard: 'À votre tour, jouez une carte de votre main, puis complétez votre main à cinq cartes.',
    layAside:
      'Les deux cartes se choisissent maintenant ; la seconde attend, face cachée, que la première soit terminée.',
    playNext: 'Vous pouvez jouer une seconde carte une fois la première terminée.',
    finishCard:
      'Une fois la carte terminée, votre tour prend fin et vous complétez votre main à cinq cartes.',
    placeMinion:
      'Un Agent qui en rejoint un autre, ou un Troll, ou un Démon, sème le chaos dans le Quartier.',
    liftMinion:
      'Quand votre réserve est vide, reprenez un de vos Agents sur le plateau et placez-le ailleurs.',
    placeMore: 'Vous pouvez placer un second Agent, ou vous en tenir au premier.',
    build: 'On construit là où l’on a un Agent, s’il n’y a ni Bâtiment ni jeton Chaos.',
    giveUpBuilding: 'Vous n’avez que six Bâtiments : pour en construire un autre, sacrifiez-en un.',
    clearTrouble: 'Retirez n’importe quel jeton Chaos du plateau.',
    setTrouble: 'Un Quartier n’a jamais plus d’un jeton Chaos.',
    discardOne: 'Défaussez n’importe quelle carte de votre main.',
    discardSome: 'Défaussez autant de cartes que la carte le permet, ou aucune.',
    chooseTarget: 'Désignez n’importe quel autre joueur. Il pourra réagir avant de subir l’effet.',
    chooseReceiver: 'L’argent va à n’importe quel joueur, sauf à vous et à celui qui paie.',
    chooseSale: 'L’autre joueur ne peut pas refuser la carte, et paie ce qu’il peut.',
    reactionWindow:
      'Avant qu’un pion soit touché ou qu’une carte s’applique, le joueur menacé peut réagir une fois. Sa réponse est définitive.',
    chooseVictim: 'Vous devez retirer un pion s’il y en a un que vous pouvez retirer.',
    chooseHit:
      'On assassine dans un Quartier en plein chaos, jamais ses propres Agents. Le jeton Chaos disparaît aussi.',
    moveOther: 'Le pion va dans un Quartier adjacent ; s’il y a déjà quelqu’un, le chaos s’y installe.',
    swapFirst: 'Les deux pions doivent se trouver dans des Quartiers différents.',
    swapSecond: 'Les deux pions doivent se trouver dans des Quartiers différents.',
    takeover: 'Payez le coût entier au propriétaire : votre Bâtiment prend la place du sien.',
    moveOwn:
      'Votre Agent emporte le jeton Chaos du Quartier qu’il quitte, et peut en amener un là où il arrive.',
    removeOwn: 'Vous choisissez lequel de vos Agents disparaît.',
    payOrRemoveOwn: 'Si vous ne pouvez pas payer, un de vos Agents disparaît.',
    carcerPick: 'Chaque lancer retire un pion du Quartier désigné, avec ou sans jeton Chaos.',
    payOrSuffer: 'Pour y échapper, il faut payer la somme entière.',
    demolish: 'Ce joueur n’a pas payé : vous pouvez détruire un de ses Bâtiments.',
    giveCards: 'Vous choisissez les cartes que vous donnez.',
    giveMoneyOrCard: 'Vous ne pouvez pas refuser : donnez l’argent, ou une carte de votre choix.',
    pickFromHand: 'Vous voyez toute la main et choisissez la carte à défausser.',
    keepOne: 'Gardez une des deux cartes ; l’autre retourne à son propriétaire.',
    chooseIncome: 'Tous les pions du Quartier comptent : les Agents de chacun, les Trolls et les Démons.',
    takeoverGiveUp: 'Vous n’avez que six Bâtiments : pour en racheter un, sacrifiez-en un.',
    dragonWindow: 'Le Dragon emporte d’ici tout ce qui n’est pas sauvé.',
    floodMove: 'Chacun de vos Agents dans un Quartier inondé gagne un Quartier adjacent resté au sec.',
    saveBuilding: 'Pour 3 $, les Petits-Dieux sauvent un Bâtiment d’un Événement.',
    murderChoice: 'Vous devez retirer un pion ici, même un de vos Agents s’il n’y en a pas d’autre.',
    saveCityCard: 'Pour 3 $, les Petits-Dieux gardent une carte Quartier en jeu.',
    stopArrival:
      'Pour 3 $, les Petits-Dieux écartent un Troll ou un Démon d’un Quartier où vous avez un Agent ou un Bâtiment.',
    loseOneBuilding:
      'Vous perdez chaque Bâtiment pour lequel vous ne pouvez pas payer 2 $, et choisissez lesquels.',
  },
  symbols: {
    place:
      'Placez un Agent là où vous en avez déjà un ou dans un Quartier adjacent. S’il y rejoint un autre pion, le chaos s’installe.',
    build:
      'On construit là où l’on a un Agent, s’il n’y a ni Bâtiment ni jeton Chaos. Vous recevez la carte Quartier.',
    assassinate:
      'Retirez d’un Quartier en plein chaos un pion autre que vos Agents. Le jeton Chaos disparaît aussi.',
    removeTrouble: 'Retirez n’importe quel jeton Chaos du plateau.',
    money: 'Prenez l’argent à la Banque.',
    scroll: 'Vous pouvez passer l’effet, mais une fois commencé il s’applique autant que possible.',
    randomEvent: 'L’Événement Aléatoire est le seul symbole que l’on ne peut pas passer.',
    playAnother: 'Vous pouvez jouer une autre carte de votre main.',
    interrupt: 'Une Interruption se joue en réaction, au tour de n’importe qui.',
  },
};
