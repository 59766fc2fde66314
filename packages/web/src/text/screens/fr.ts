import { deFrench, spaceFrenchWords } from '@manigance/core';
import type { ScreenWords } from './en.ts';
import { newTableFr } from './new-table-fr.ts';
import { proposalFr } from './proposal-fr.ts';

/** Ce que disent les écrans autour d’une table, en français. */
export const fr: ScreenWords = spaceFrenchWords<ScreenWords>({
  home: {
    tagline: 'Des jeux d’intrigue. Jouez tout de suite, entre amis ou contre des robots.',
    mine: 'À vous de jouer',
    mineNone: 'Vos tables',
    continue: 'Jouer',
    look: 'Voir',
    forget: (title) => `Oublier cette partie ${deFrench(title)}`,
    yourTurn: 'On vous attend.',
    others: 'Les autres jouent.',
    gathering: 'On attend des joueurs.',
    over: 'Terminée.',
    abandoned: 'Arrêtée sans vainqueur.',
    frozen: 'Arrêtée : les règles ont changé.',
    open: 'Tables ouvertes',
    openHint: 'Tout le monde est bienvenu : prenez place, ou regardez.',
    freeSeats: (count) => (count < 2 ? `${count} place libre` : `${count} places libres`),
    underWay: 'En cours',
    sit: 'Rejoindre',
    sitLabel: (title, names) => (names === '' ? `Rejoindre ${title}` : `Rejoindre ${title} avec ${names}`),
    watch: 'Regarder',
    watchLabel: (title, names) => (names === '' ? `Regarder ${title}` : `Regarder ${title} : ${names}`),
    openTable: 'Ouvrir une table',
    openTableLabel: (title) => `Ouvrir une table ${deFrench(title)}`,
    code: 'Code d’invitation',
    join: 'Rejoindre',
    games: 'À chaque jeu son monde',
    playNow: 'Jouer',
    playNowLabel: (title) => `Jouer tout de suite à ${title}, contre des robots`,
    invite: 'Inviter des amis',
    inviteLabel: (title) => `Inviter des amis à ${title}`,
    rulesLabel: (title) => `Règles ${deFrench(title)}`,
    players: (min, max) => `${min} à ${max} joueurs`,
    minutes: (minutes) => `${minutes}\u00a0min`,
    honest: 'Maison honnête',
    secrets: {
      title: 'Vos secrets restent chez vous.',
      text: 'Chacun ne reçoit que ce qu’il a le droit de savoir.',
    },
    shuffle: { title: 'Le mélange se vérifie.', text: 'Scellé avant la partie, ouvert après.' },
    bots: {
      title: 'Les robots ne trichent pas.',
      text: 'Ils voient la table comme un joueur, rien de plus.',
    },
    myName: 'Mon nom',
    offline: 'Aucun serveur ne répond : vous pouvez jouer contre des robots.',
  },

  newTable: newTableFr,

  lobby: {
    title: 'En attente de joueurs',
    code: 'Code',
    link: 'Lien d’invitation',
    copy: 'Copier le lien',
    copied: 'Copié.',
    onlyHere:
      'Pour l’instant, seul cet ordinateur peut suivre ce lien. Lancez le serveur avec HOST=0.0.0.0, et les amis de votre réseau le pourront aussi.',
    share: 'Partager',
    qr: 'Code QR du lien',
    sit: 'S’asseoir ici',
    free: 'Place libre',
    bot: (level) => (level === undefined ? 'Robot' : `Robot, ${level}`),
    you: 'vous',
    start: 'Commencer maintenant',
    fullHint:
      'Chacun a sa place : la partie commence quand tout le monde est là. Commencez maintenant, et personne n’est attendu.',
    startHint:
      'La partie commence d’elle-même quand toutes les places sont prises. Commencez maintenant, et des robots prennent celles qui restent.',
    fill: 'Robots pour les places libres',
    leave: 'Partir',
    missing: 'Cette table n’existe pas, ou ne veut pas de spectateurs.',
    unanswered: 'Le serveur ne répond pas. Nouvel essai…',
    limited: 'Trop de demandes à l’instant. Un nouvel essai se fera tout seul…',
    noSpectators: 'La partie a commencé, et cette table ne veut pas de spectateurs.',
    hostStarts: (name) => `${name} lancera la partie quand tout le monde sera là.`,
    someoneStarts: 'La partie commence quand toutes les places sont prises, ou quand l’hôte la lance.',
    facts: 'Cette table',
  },

  join: {
    notFound: (code) => `Aucune table n’a le code ${code}.`,
    notFoundHint:
      'Une lettre est peut-être fausse, ou la table n’existe plus. Essayez un autre code, ou collez le lien reçu.',
    tooFast: 'Trop d’essais : attendez un instant, puis réessayez.',
    noServer:
      'Aucun serveur ne répond. Réessayez dans un instant ; d’ici là, vous pouvez jouer contre des robots.',
  },

  menu: {
    seat: 'Ma place',
    handOver: 'Laisser jouer un robot',
    handOverHint: 'Il voit ce que vous pouvez voir, rien de plus. Reprenez votre place quand vous voulez.',
    botLevel: 'Son niveau',
    botPlays: {
      'handed-over': 'Un robot joue pour vous, à votre demande.',
      'time-up': 'Votre temps était écoulé : un robot joue pour vous.',
      left: 'Vous aviez quitté la table : un robot joue pour vous.',
      away: 'Vous étiez absent : un robot joue pour vous.',
      planned: 'Un robot joue ici.',
    },
    takeOver: 'Reprendre ma place',
    noTime:
      'Votre temps est épuisé : le robot continue. Vous pourrez rejouer quand ses réponses en auront rendu.',
    holiday: 'Vacances',
    holidayHint: 'Votre pendule s’arrête du premier au dernier jour, trente jours par an au plus.',
    holidayFrom: 'Premier jour',
    holidayTo: 'Dernier jour',
    holidaySet: 'Prendre des vacances',
    holidayNow: (from, to) => `Vous êtes en vacances du ${from} au ${to}.`,
    holidayEnd: 'Y renoncer',
    holidayOf: (to) => `en vacances jusqu’au ${to}`,
    holidayBad:
      'Les vacances commencent aujourd’hui ou plus tard, finissent après leur début et ne dépassent pas trente jours par an.',
    people: 'Qui est là',
    here: 'à table',
    away: 'pas là',
    host: 'hôte',
    you: 'vous',
    looksOn: 'regarde',
    bot: (level) => (level === undefined ? 'robot' : `robot, ${level}`),
    botInstead: (level) => (level === undefined ? 'un robot joue' : `un robot joue (${level})`),
    watching: (count) =>
      count === 0
        ? 'Personne ne regarde.'
        : count === 1
          ? 'Une personne regarde.'
          : `${count} personnes regardent.`,
    mute: 'Faire taire',
    muteLabel: (name) => `Faire taire ${name} dans la discussion`,
    unmute: 'Rendre la parole',
    unmuteLabel: (name) => `Rendre la parole à ${name}`,
    muted: 'réduit au silence',
    spectatorChatOff: 'Couper la discussion des spectateurs',
    spectatorChatOn: 'Rendre la parole aux spectateurs',
    botForAway: 'Faire jouer un robot',
    botForAwayLabel: (name) => `Faire jouer un robot à la place ${deFrench(name)} jusqu’à son retour`,
    notAbsent: (name) =>
      `${name} n’est pas absent depuis longtemps : attendez dix minutes ou, dans une partie sur plusieurs jours, que son temps soit écoulé.`,
    end: 'Arrêter la partie',
    abandon: 'Proposer d’arrêter',
    abandonHint:
      'La partie s’arrête sans vainqueur si tout le monde est d’accord ; cinq jours sans réponse valent accord.',
    leave: 'Partir pour de bon',
    leaveHint: 'Un robot continue à votre place.',
    leaveSure: 'Oui, partir pour de bon',
    invite: 'Inviter des spectateurs',
    allTaken: 'Toutes les places sont prises : vous regardez la partie.',
    facts: 'Comment on joue',
    seal: 'Sceau du hasard, posé avant le premier coup',
    settings: 'Réglages',
    home: 'Accueil (la partie attend)',
    failed: 'Cela n’a pas pu se faire. Réessayez dans un instant.',
  },

  proposal: proposalFr,

  chat: {
    say: 'Dire quelque chose',
    send: 'Envoyer',
    phrases: 'Phrases toutes faites',
    none: 'Les robots gardent leurs pensées pour eux. À une table entre amis, on discute ici.',
    nothingYet: 'Personne n’a encore rien dit.',
    youAreMuted: 'L’hôte vous a retiré la parole : les autres ne vous lisent pas.',
    wasMuted: 'La parole vous était retirée, et le message n’est pas parti. Renvoyez-le.',
    tooFast: 'Trop de messages à la fois : attendez un instant, puis renvoyez.',
    nameTaken:
      'Quelqu’un porte déjà votre nom à cette table, ou un nom qui lui ressemble. Changez le vôtre dans les réglages.',
    spectatorsSilent: 'L’hôte a coupé la discussion des spectateurs.',
    notSent: 'Le message n’est pas parti. Réessayez dans un instant.',
  },
  phrases: {
    hello: 'Bonjour !',
    'good-luck': 'Bonne chance !',
    thanks: 'Merci.',
    'well-played': 'Bien joué !',
    'your-turn': 'C’est à vous.',
    'one-moment': 'Un instant, s’il vous plaît.',
    'back-soon': 'Je reviens.',
    'nice-move': 'Joli coup.',
    oops: 'Oups.',
    'no-hurry': 'Rien ne presse.',
    'another-match': 'On en refait une ?',
    'good-bye': 'Au revoir !',
  },

  match: {
    outdated: 'Les règles ont changé depuis que cette partie a été rangée ; elle ne peut pas continuer.',
    notFound: 'Cette partie n’est pas dans ce navigateur.',
    elsewhere: 'Cette partie est ouverte dans un autre onglet et s’y poursuit.',
    here: 'Jouer ici',
  },

  standing: {
    hint: 'La table répond pour vous, sans dire à personne que c’était décidé. Vous pouvez changer à tout moment.',
    saved: 'C’est noté.',
  },

  replay: {
    title: 'Revoir la partie',
    step: (at, of) => `Coup ${at} sur ${of}`,
    opening: 'Avant le premier coup',
    first: 'Au début',
    back: 'Un coup en arrière',
    on: 'Un coup en avant',
    last: 'À la fin',
    play: 'Dérouler',
    pause: 'Pause',
    slider: 'Coup',
    seenBy: 'Vue par',
    spectator: 'Le public',
    nothing: 'Rien qui se voie d’ici.',
    answers: (name, move) => `${name} : ${move}`,
    colours: {
      red: 'Rouge',
      yellow: 'Jaune',
      blue: 'Bleu',
      white: 'Blanc',
      green: 'Vert',
      black: 'Noir',
    },
    open: 'Revoir une partie enregistrée',
    openHint:
      'Un fichier enregistré après une partie. Il est lu dans ce navigateur et n’est envoyé nulle part.',
    choose: 'Choisir un fichier',
    file: 'Fichier de la partie (.jsonl)',
    broken: 'Ce fichier n’est pas une partie enregistrée, ou il a été modifié.',
    outdated: 'Cette partie a été jouée avec d’autres règles que les nôtres ; on ne peut pas la revoir.',
    missing: 'Pas d’enregistrement de cette partie : elle n’est pas finie, ou n’est pas ici.',
    leave: 'Quitter',
  },

  after: {
    won: 'Vous avez gagné.',
    replay: 'Revoir la partie',
    record: 'Enregistrer la partie',
    recordHint:
      'L’enregistrement est un petit fichier avec la graine du hasard et tous les coups. Chacun peut revoir la partie ici et vérifier que personne n’a touché au hasard.',
    noRecord: 'Cette partie n’a pas d’enregistrement : les règles ont changé en cours de route.',
    check: 'Vérifier le hasard',
    checking: 'On rejoue la partie…',
    notVerified: 'L’enregistrement ne tient pas : quelque chose a été modifié.',
    verified:
      'C’est vérifié : rejouée, la partie finit de même, et la graine correspond au sceau posé avant le premier coup.',
    rematch: 'Rejouer',
    toRematch: 'Vers la revanche',
    rematchOpen: 'La revanche est ouverte.',
    share: 'Partager',
    shared: 'Copié.',
    board: 'Regarder le plateau',
  },

  rules: {
    title: 'Règles',
    search: 'Chercher dans les règles',
    found: (count) => (count < 2 ? `${count} règle` : `${count} règles`),
    contents: 'Chapitres',
    sources:
      'Les petites lettres disent d’où vient une règle : R du livret imprimé, P d’autres imprimés, D décidé ici quand l’imprimé se tait.',
    none: 'Aucune règle n’en parle.',
    onlyEnglish:
      'Ce livre n’existe pour l’instant qu’en anglais, avec les termes français entre parenthèses.',
    choose: 'Choisissez un jeu',
  },

  settings: {
    title: 'Réglages',
    name: 'Mon nom',
    nameRefused: 'Ce nom ne peut pas servir à une table. Choisissez-en un autre.',
    nameTaken:
      'Quelqu’un porte déjà ce nom à cette table, ou un nom qui lui ressemble. Choisissez-en un autre.',
    language: 'Langue',
    names: {
      theme: 'Thème',
      contrast: 'Contraste',
      textSize: 'Taille du texte',
      speed: 'Animations',
      confirm: 'Confirmer chaque coup',
      sound: 'Son',
      colours: 'Places',
    },
    values: {
      theme: { system: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
      contrast: { usual: 'Habituel', more: 'Renforcé' },
      textSize: { usual: 'Habituelle', large: 'Grande', largest: 'Très grande' },
      speed: { normal: 'Habituelles', slow: 'Lentes', fast: 'Rapides', none: 'Aucune' },
      confirm: { never: 'Non', always: 'Oui' },
      sound: { off: 'Coupé', on: 'Activé' },
      colours: { usual: 'Couleur, forme, lettre', patterns: 'Lettres plus grandes' },
    },
    kept: 'Gardés dans ce navigateur ; seul votre nom est envoyé aux tables où vous vous asseyez.',
  },

  about: {
    title: 'Crédits',
    what: 'Manigance est un logiciel libre pour jouer à des jeux de société entre amis ou contre des robots. C’est une œuvre d’amateurs, non officielle : qui aime ces jeux devrait les posséder.',
    games: 'Les jeux',
    art: 'Dessins et lettres',
    artText:
      'Plateaux, pièces et cartes sont dessinés pour Manigance ; aucune illustration imprimée n’est reprise. Icônes : game-icons.net, de Lorc, Delapouite et contributeurs, CC BY 3.0. Caractères, tous sous licence SIL Open Font : Atkinson Hyperlegible Next, Sofia Sans Extra Condensed, Fraunces, IM Fell English SC, Amarante, Abril Fatface.',
    software: 'Le logiciel',
    softwareText:
      'Licence publique générale GNU Affero, version 3 ou ultérieure. Construit avec Preact et Vite.',
    access: 'Accessibilité',
    accessText:
      'Chaque jeu se joue au clavier seul et avec un lecteur d’écran. Sur un plateau, les flèches vont d’un lieu à l’autre, les lettres mènent au lieu qui commence ainsi, Entrée choisit ; « Choisir dans une liste » offre tout sous forme de boutons.',
  },
});
