import { deFrench, spaceFrenchWords } from '@manigance/core';
import { midSentence } from '../mid-sentence.ts';
import type { ScreenWords } from './en.ts';
import { handOverFr } from './hand-over-fr.ts';
import { keysFr } from './keys-fr.ts';
import { lobbyFr } from './lobby-fr.ts';
import { newTableFr } from './new-table-fr.ts';
import { proposalFr } from './proposal-fr.ts';
import { signOutFr } from './sign-out-fr.ts';

/** French words of the screens. */
export const fr: ScreenWords = spaceFrenchWords<ScreenWords>({
  home: {
    tagline: 'Des jeux d’intrigue. Jouez tout de suite, entre amis ou contre des robots.',
    mine: 'À vous de jouer',
    mineNone: 'Vos tables',
    continue: 'Jouer',
    look: 'Voir',
    forget: (title) => `Oublier cette partie : ${title}`,
    yourTurn: 'À vous de jouer.',
    others: 'Les autres jouent.',
    gathering: 'On attend des joueurs.',
    over: 'Terminée.',
    expired: 'Fermée : personne n’a lancé la partie à temps.',
    abandoned: 'Arrêtée sans vainqueur.',
    frozen: 'Arrêtée : les règles ont changé.',
    asksYou: 'Une proposition attend votre réponse.',
    timeLeft: (left) => `reste ${left}`,
    allMine: (count) => `Toutes mes tables (${count})`,
    noTables: 'Vous n’avez pas encore de table.',
    finished: 'Terminées',
    hide: 'Masquer',
    unhide: 'Afficher à nouveau',
    hiddenTables: (count) => `Masquées (${count})`,
    tableLabel: (title, names) => `${title} : ${names}`,
    open: 'Tables ouvertes',
    openHint: 'Tout le monde est le bienvenu : prenez place, ou regardez.',
    freeSeats: (count) => (count < 2 ? `${count} place libre` : `${count} places libres`),
    underWay: 'En cours',
    sit: 'Rejoindre',
    sitLabel: (title, names) => (names === '' ? `Rejoindre ${title}` : `Rejoindre ${title} avec ${names}`),
    watch: 'Regarder',
    watchLabel: (title, names) => (names === '' ? `Regarder ${title}` : `Regarder ${title} : ${names}`),
    openTable: 'Ouvrir une table',
    openTableLabel: (title) => `Ouvrir une table : ${title}`,
    code: 'Code d’invitation',
    join: 'Rejoindre',
    games: 'À chaque jeu son univers',
    play: 'Jouer',
    playLabel: (title) => `Jouer à ${title} contre des robots`,
    invite: 'Inviter des amis',
    inviteLabel: (title) => `Inviter des amis à ${title}`,
    learn: 'Apprendre',
    learnLabel: (title) => `Apprendre ${title} en dix minutes`,
    rulesLabel: (title) => `Règles : ${title}`,
    players: (min, max) => `${min} à ${max} joueurs`,
    minutes: (minutes) => `${minutes}\u00a0min`,
    honest: 'Maison honnête',
    secrets: {
      title: 'Vos secrets restent chez vous.',
      text: 'Chacun ne reçoit que ce qu’il a le droit de savoir.',
    },
    shuffle: { title: 'Le hasard se vérifie.', text: 'Scellé avant la partie, dévoilé après.' },
    bots: {
      title: 'Les robots ne trichent pas.',
      text: 'Ils voient la table comme un joueur, rien de plus.',
    },
    myName: 'Mon nom',
    offline: 'Le serveur ne répond pas : vous pouvez quand même jouer contre des robots.',
  },

  newTable: newTableFr,

  lobby: lobbyFr,

  join: {
    notFound: (code) => `Aucune table n’a le code ${code}.`,
    notFoundHint:
      'Il y a peut-être une faute de frappe, ou la table n’existe plus. Essayez un autre code, ou collez le lien reçu.',
    tooFast: 'Trop d’essais : attendez un instant, puis réessayez.',
    noServer:
      'Le serveur ne répond pas. Réessayez dans un instant ; d’ici là, vous pouvez jouer contre des robots.',
  },

  menu: {
    seat: 'Ma place',
    handOver: 'Laisser jouer un robot',
    handOverHint:
      'Il voit ce que vous voyez, rien de plus. Reprenez votre place quand vous voulez ; sinon, la partie compte comme perdue pour vous.',
    botLevel: 'Niveau du robot',
    botPlays: {
      'handed-over': 'Un robot joue pour vous, à votre demande.',
      'time-up': 'Votre temps était écoulé : un robot joue pour vous.',
      left: 'Vous aviez quitté la table : un robot joue pour vous.',
      away: 'Vous étiez absent : un robot joue pour vous.',
      holiday: 'Vous êtes en vacances : un robot joue pour vous.',
      planned: 'Un robot joue à cette place.',
    },
    takeOver: 'Reprendre ma place',
    noTime:
      'Votre temps est épuisé : le robot continue. Vous pourrez rejouer quand ses coups vous en auront rendu.',
    holiday: 'Vacances',
    holidayHint:
      'Votre pendule s’arrête du premier au dernier jour, trente jours par an au plus. Un robot peut jouer en attendant : reprenez votre place quand vous voulez. Le journal montre ce qu’il a joué.',
    holidayBot: 'Pendant ce temps',
    holidayWait: 'On m’attend',
    holidayFrom: 'Premier jour',
    holidayTo: 'Dernier jour',
    holidaySet: 'Partir en vacances',
    holidayNow: (from, to) => `Vous êtes en vacances du ${from} au ${to}.`,
    holidayEnd: 'Annuler les vacances',
    holidayOf: (to) => `en vacances jusqu’au ${to}`,
    holidayBad:
      'Les vacances commencent aujourd’hui ou plus tard, finissent après leur début et ne dépassent pas trente jours par an.',
    people: 'Qui est là',
    here: 'à table',
    away: 'absent',
    host: 'hôte',
    you: 'vous',
    looksOn: 'regarde',
    bot: (level) => (level === undefined ? 'robot' : `robot, ${midSentence(level)}`),
    botInstead: (level) =>
      level === undefined ? 'remplacé par un robot' : `remplacé par un robot (${midSentence(level)})`,
    watching: (count) =>
      count === 0
        ? 'Personne ne regarde.'
        : count === 1
          ? 'Une personne regarde.'
          : `${count} personnes regardent.`,
    mute: 'Mettre en sourdine',
    muteLabel: (name) => `Mettre ${name} en sourdine dans la discussion`,
    unmute: 'Rendre la parole',
    unmuteLabel: (name) => `Rendre la parole à ${name}`,
    muted: 'en sourdine',
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
    leave: 'Quitter définitivement',
    leaveHint: 'Un robot continue à votre place, et la partie compte comme perdue pour vous.',
    leaveSure: 'Oui, quitter définitivement',
    invite: 'Inviter des spectateurs',
    allTaken: 'Toutes les places sont prises : vous regardez la partie.',
    facts: 'Réglages de la table',
    seal: 'Sceau du hasard, apposé avant le premier coup',
    keys: 'Raccourcis clavier',
    again: 'Recommencer',
    againAsk: 'Recommencer avec les mêmes places et un nouveau mélange ? Cette partie est abandonnée.',
    againSure: 'Oui, recommencer',
    goOn: 'Continuer la partie',
    soFar: 'Revoir la partie jusqu’ici',
    hint: 'Un conseil',
    soFarFailed: 'Impossible de revoir la partie pour l’instant. Réessayez dans un moment.',
    settings: 'Réglages',
    intro: 'Comment jouer',
    home: 'Accueil (la partie attend)',
    failed: 'Cela n’a pas marché. Réessayez dans un instant.',
  },

  proposal: proposalFr,

  handOver: handOverFr,

  keys: keysFr,

  signOut: signOutFr,

  chat: {
    say: 'Dire quelque chose',
    send: 'Envoyer',
    phrases: 'Phrases toutes faites',
    none: 'Les robots gardent leurs pensées pour eux. À une table entre amis, on discute ici.',
    nothingYet: 'Personne n’a encore rien dit.',
    youAreMuted: 'L’hôte vous a mis en sourdine : personne ne voit vos messages.',
    wasMuted: 'Vous étiez en sourdine, et le message n’est pas parti. Renvoyez-le.',
    tooFast: 'Trop de messages à la fois : attendez un instant, puis renvoyez.',
    nameTaken:
      'Quelqu’un porte déjà votre nom à cette table, ou un nom qui lui ressemble. Changez le vôtre dans les réglages.',
    removed: 'Message retiré par l’hôte du serveur.',
    spectatorsSilent: 'L’hôte a coupé la discussion des spectateurs.',
    notSent: 'Le message n’est pas parti. Réessayez dans un instant.',
    changed: (terms) => `a changé : ${terms.join(', ')}.`,
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
    outdated: 'Les règles ont changé depuis que cette partie a été enregistrée ; elle ne peut pas continuer.',
    notFound: 'Cette partie n’est pas dans ce navigateur.',
    elsewhere: 'Cette partie est ouverte dans un autre onglet.',
    here: 'Jouer ici',
  },

  standing: {
    hint: 'Votre réponse est donnée pour vous, et personne ne peut savoir que vous l’aviez préparée. Vous pouvez la changer à tout moment.',
    saved: 'C’est enregistré.',
  },

  replay: {
    title: 'Revoir la partie',
    step: (at, of) => `Coup ${at} sur ${of}`,
    opening: 'Avant le premier coup',
    first: 'Au début',
    backBy: { move: 'Un coup en arrière', turn: 'Un tour en arrière' },
    onBy: { move: 'Un coup en avant', turn: 'Un tour en avant' },
    last: 'À la fin',
    play: 'Lecture',
    pause: 'Pause',
    slider: 'Coup',
    more: 'Options de lecture',
    goesBy: 'Avancer par',
    units: { move: 'Coup', turn: 'Tour' },
    speed: 'Vitesse',
    times: (speed, language) => `× ${new Intl.NumberFormat(language).format(speed)}`,
    story: 'Le récit de la partie',
    fromHere: 'À partir d’ici',
    fromHereText:
      'Continuez contre des robots, avec le même tirage, à la place du joueur dont c’est la vue. Ou envoyez la position à quelqu’un comme un problème : il verra ce que ce joueur savait, rien de plus.',
    playOn: 'Continuer la partie d’ici',
    puzzle: 'Partager comme problème',
    puzzleText: 'Que feriez-vous ?',
    shared: {
      copied: 'Lien copié.',
      failed: 'Impossible de copier le lien.',
      noChoice: 'Il n’y a plus rien à choisir à partir d’ici.',
    },
    asYouSaw: 'La partie jusqu’ici, telle que vous l’avez vue.',
    backToMatch: 'Retour à la partie',
    seenBy: 'Vue de',
    spectator: 'Spectateur',
    everyone: 'Tout visible',
    openHands: 'Toutes les mains',
    nothing: 'Rien de visible depuis cette place.',
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
    drop: 'Déposez ici le fichier d’une partie, ou choisissez-en un.',
    openHint:
      'Ouvrez un fichier téléchargé après une partie. Il est lu dans ce navigateur et n’est envoyé nulle part.',
    choose: 'Choisir un fichier',
    file: 'Fichier de la partie (.jsonl)',
    broken: 'Ce fichier n’est pas une partie enregistrée, ou il a été modifié.',
    outdated: 'Cette partie a été jouée avec une version antérieure des règles ; on ne peut pas la revoir.',
    missing: 'Aucun enregistrement de cette partie : elle n’est pas finie, ou elle n’est pas ici.',
    leave: 'Quitter',
    verified: 'Vérifié : rejouée, la partie finit comme enregistrée ; le tirage correspond à son sceau.',
    notVerified:
      'Non vérifié : le tirage de départ ne correspond pas à son sceau, ou le fichier a été modifié.',
    unverified: 'Non vérifié.',
    signed: {
      ours: (host) => `Signé par ${host}.`,
      other: (host) =>
        `Le fichier porte aussi une signature au nom de ${host}, qu’on ne peut pas comparer ici.`,
      altered: (host) => `Modifié : la signature de ${host} ne correspond pas à ce fichier.`,
      unchecked: (host) => `Ce navigateur ne peut pas contrôler la signature de ${host}.`,
    },
    stopped: 'C’est là que les joueurs ont arrêté la partie.',
  },

  after: {
    replay: 'Revoir la partie',
    record: 'Télécharger la partie',
    recordHint:
      'Un petit fichier avec le tirage de départ et tous les coups. Chacun peut revoir la partie ici et vérifier que le hasard n’a pas été truqué.',
    noRecord: 'Cette partie ne peut pas être téléchargée : les règles ont changé en cours de route.',
    check: 'Vérifier le hasard',
    checking: 'On rejoue la partie…',
    notVerified: 'La vérification échoue : quelque chose a été modifié.',
    verified:
      'Vérifié : rejouée, la partie se termine de la même façon, et le tirage correspond au sceau apposé avant le premier coup. Personne n’a truqué le hasard.',
    rematch: 'Rejouer avec les mêmes',
    toRematch: 'Aller à la revanche',
    rematchOpen: 'La revanche est ouverte.',
    share: 'Partager',
    shared: 'Copié.',
    board: 'Regarder le plateau',
  },

  rules: {
    title: 'Règles',
    search: 'Chercher dans les règles',
    puzzles: 'Problème du jour',
    contents: 'Chapitres',
    sources:
      'Les petites lettres indiquent l’origine d’une règle : R, le livret imprimé ; P, une autre source imprimée ; D, notre décision quand l’imprimé ne dit rien.',
    none: 'Aucune règle n’en parle.',
    onlyEnglish: 'Ces règles n’existent pour l’instant qu’en anglais.',
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
      speed: 'Vitesse',
      confirm: 'Confirmer chaque coup',
      onlyMove: 'Étapes sans choix',
      sound: 'Son',
      haptics: 'Vibrations',
      shortcuts: 'Raccourcis clavier',
      colours: 'Repères des joueurs',
    },
    values: {
      theme: { system: 'Automatique', light: 'Clair', dark: 'Sombre' },
      contrast: { usual: 'Normal', more: 'Renforcé' },
      textSize: { usual: 'Normale', large: 'Grande', largest: 'Très grande' },
      speed: {
        normal: 'Posée',
        slow: 'Lente',
        fast: 'Rapide',
        none: 'Sans mouvement',
        instant: 'Instantanée',
      },
      confirm: { never: 'Non', always: 'Oui' },
      onlyMove: { played: 'Se font seules', asked: 'Me demander' },
      sound: { off: 'Coupé', on: 'Activé' },
      haptics: { off: 'Coupées', on: 'Activées' },
      shortcuts: { on: 'Activés', off: 'Désactivés' },
      colours: { usual: 'Couleur, forme, lettre', patterns: 'Lettres plus grandes' },
    },
    kept: 'Conservés dans ce navigateur ; seul votre nom est envoyé aux tables que vous rejoignez.',
  },

  about: {
    title: 'Crédits',
    what: 'Manigance est un logiciel libre pour jouer à des jeux de société entre amis ou contre des robots. C’est un projet de passionnés, non officiel : si vous aimez ces jeux, achetez-les.',
    games: 'Les jeux',
    art: 'Dessins et caractères',
    artText:
      'Plateaux, pièces et cartes sont dessinés pour Manigance ; aucune illustration imprimée n’est reprise. Icônes : game-icons.net, de Lorc, Delapouite et contributeurs, CC BY 3.0, regravées pour les cartes. Caractères, tous sous licence SIL Open Font : Atkinson Hyperlegible Next, Sofia Sans Extra Condensed, Fraunces, IM Fell English SC, Amarante, Abril Fatface.',
    software: 'Le logiciel',
    softwareText:
      'Licence publique générale GNU Affero, version 3 ou ultérieure. Construit avec Preact et Vite.',
    access: 'Accessibilité',
    accessText:
      'Chaque jeu se joue au clavier seul et avec un lecteur d’écran. Sur un plateau, les flèches vont d’une case à l’autre, une lettre mène au nom qui commence par elle, Entrée choisit ; « Choisir dans une liste » propose tout sous forme de boutons.',
  },
});
