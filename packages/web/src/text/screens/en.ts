import type { Phrase } from '@manigance/protocol';
import { handOverEn } from './hand-over-en.ts';
import { keysEn } from './keys-en.ts';
import { lobbyEn } from './lobby-en.ts';
import { newTableEn } from './new-table-en.ts';
import { proposalEn } from './proposal-en.ts';
import { signOutEn } from './sign-out-en.ts';

/** English words of the screens. */
export const en = {
  home: {
    tagline: 'Games of intrigue. Play right away, with friends or bots.',
    mine: 'Your move',
    mineNone: 'Your tables',
    continue: 'Play',
    look: 'View',
    forget: (title: string) => `Forget this ${title} match`,
    yourTurn: 'Your move.',
    others: 'Waiting for the others.',
    gathering: 'Waiting for players.',
    over: 'Finished.',
    expired: 'Closed: nobody started in time.',
    abandoned: 'Ended without a winner.',
    frozen: 'Stopped: the rules have changed.',
    asksYou: 'A proposal awaits your answer.',
    timeLeft: (left: string) => `${left} left`,
    allMine: (count: number) => `All my tables (${count})`,
    noTables: 'You have no tables yet.',
    finished: 'Finished',
    hide: 'Hide',
    unhide: 'Show again',
    hiddenTables: (count: number) => `Hidden (${count})`,
    tableLabel: (title: string, names: string) => `${title}: ${names}`,
    open: 'Open tables',
    openHint: 'Everyone is welcome: take a seat, or just watch.',
    freeSeats: (count: number) => (count === 1 ? '1 free seat' : `${count} free seats`),
    underWay: 'Under way',
    sit: 'Join',
    sitLabel: (title: string, names: string) =>
      names === '' ? `Join ${title}` : `Join ${title} with ${names}`,
    watch: 'Watch',
    watchLabel: (title: string, names: string) =>
      names === '' ? `Watch ${title}` : `Watch ${title}: ${names}`,
    openTable: 'Open a table',
    openTableLabel: (title: string) => `Open a ${title} table`,
    code: 'Invitation code',
    join: 'Join',
    games: 'Every game a world of its own',
    play: 'Play',
    playLabel: (title: string) => `Play ${title} against bots`,
    invite: 'Invite friends',
    inviteLabel: (title: string) => `Invite friends to ${title}`,
    learn: 'Learn',
    learnLabel: (title: string) => `Learn ${title} in ten minutes`,
    rulesLabel: (title: string) => `Rules of ${title}`,
    players: (min: number, max: number) => `${min} to ${max} players`,
    minutes: (minutes: number) => `${minutes}\u00a0min`,
    honest: 'An honest house',
    secrets: {
      title: 'Your secrets stay yours.',
      text: 'Each player is sent what they may know, and nothing more.',
    },
    shuffle: { title: 'The shuffle can be verified.', text: 'Sealed before the match, opened after it.' },
    bots: { title: 'The bots don’t cheat.', text: 'They see what a player would see, and no more.' },
    myName: 'My name',
    offline: 'The server isn’t responding: you can still play against bots.',
  },

  newTable: newTableEn,

  lobby: lobbyEn,

  join: {
    notFound: (code: string) => `There is no table with the code ${code}.`,
    notFoundHint:
      'There may be a typo, or the table may be gone. Try another code, or paste the link you were sent.',
    tooFast: 'Too many attempts: wait a moment, then try again.',
    noServer: 'The server isn’t responding. Try again in a moment; meanwhile you can play against bots.',
  },

  menu: {
    seat: 'My seat',
    handOver: 'Let a bot play for me',
    handOverHint:
      'It sees what you see, no more. Take your seat back whenever you like; if you never do, the match counts as lost for you.',
    botLevel: 'Bot level',
    botPlays: {
      'handed-over': 'A bot is playing for you, as you asked.',
      'time-up': 'Your time ran out: a bot is playing for you.',
      left: 'You left the table: a bot is playing for you.',
      away: 'You were away: a bot is playing for you.',
      holiday: 'You are on holiday: a bot is playing for you.',
      planned: 'A bot plays this seat.',
    },
    takeOver: 'Play myself again',
    noTime:
      'Your time is used up, so the bot carries on. You can play again once its moves have earned you some.',
    holiday: 'Holiday',
    holidayHint:
      'Your clock is stopped from the first day to the last, for up to thirty days a year. A bot that plays meanwhile keeps your seat: take it back whenever you like. The log shows what it played.',
    holidayBot: 'Meanwhile',
    holidayWait: 'Let them wait for me',
    holidayFrom: 'First day',
    holidayTo: 'Last day',
    holidaySet: 'Go on holiday',
    holidayNow: (from: string, to: string) => `You are on holiday from ${from} to ${to}.`,
    holidayEnd: 'Cancel my holiday',
    holidayOf: (to: string) => `on holiday until ${to}`,
    holidayBad: 'A holiday starts today or later, ends after it starts, and you have thirty days a year.',
    people: 'Who’s here',
    here: 'here',
    away: 'away',
    host: 'host',
    you: 'you',
    looksOn: 'watching',
    bot: (level: string | undefined) => (level === undefined ? 'bot' : `bot, ${level}`),
    botInstead: (level: string | undefined) =>
      level === undefined ? 'played by a bot' : `played by a bot (${level})`,
    watching: (count: number) =>
      count === 0
        ? 'Nobody is watching.'
        : count === 1
          ? 'One person is watching.'
          : `${count} people are watching.`,
    mute: 'Mute',
    muteLabel: (name: string) => `Mute ${name} in the chat`,
    unmute: 'Unmute',
    unmuteLabel: (name: string) => `Unmute ${name} in the chat`,
    muted: 'muted',
    spectatorChatOff: 'Turn off spectators’ chat',
    spectatorChatOn: 'Let spectators chat',
    botForAway: 'Let a bot play',
    botForAwayLabel: (name: string) => `Let a bot play for ${name} until they are back`,
    notAbsent: (name: string) =>
      `${name} hasn’t been away for long: wait ten minutes or, in a match over several days, until their time is up.`,
    end: 'End the match',
    abandon: 'Propose to stop',
    abandonHint:
      'The match ends without a winner if everyone agrees; five days without an answer count as consent.',
    leave: 'Leave for good',
    leaveHint: 'A bot takes over your seat, and the match counts as lost for you.',
    leaveSure: 'Yes, leave for good',
    invite: 'Invite spectators',
    allTaken: 'All seats are taken: you’re watching.',
    facts: 'How we play',
    seal: 'Seal of the shuffle, set before the first move',
    keys: 'Keyboard shortcuts',
    again: 'Start again',
    againAsk: 'Start again with the same seats and a new shuffle? This match will be discarded.',
    againSure: 'Yes, start again',
    goOn: 'Play on',
    soFar: 'Replay so far',
    hint: 'A hint',
    soFarFailed: 'The match so far can’t be shown right now. Try again in a moment.',
    settings: 'Settings',
    intro: 'How to play',
    home: 'Home (the match will wait)',
    failed: 'That didn’t work. Try again in a moment.',
  },

  proposal: proposalEn,

  handOver: handOverEn,

  keys: keysEn,

  signOut: signOutEn,

  chat: {
    say: 'Say something',
    send: 'Send',
    phrases: 'Quick phrases',
    none: 'Bots keep their thoughts to themselves. At a table with people, you can chat here.',
    nothingYet: 'Nobody has said anything yet.',
    youAreMuted: 'The host has muted you: nobody sees what you write.',
    wasMuted: 'You were muted, so your message wasn’t sent. Send it again.',
    tooFast: 'Too many messages at once: wait a moment, then send it again.',
    nameTaken:
      'Somebody at this table has your name, or one that looks like it. Change yours in the settings.',
    removed: 'Removed by the host of this server.',
    spectatorsSilent: 'The host has turned off spectators’ chat.',
    notSent: 'Your message wasn’t sent. Try again in a moment.',
    /** After the name of the host. */
    changed: (terms: readonly string[]) => `changed: ${terms.join(', ')}.`,
  },
  phrases: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    thanks: 'Thank you.',
    'well-played': 'Well played!',
    'your-turn': 'It’s your move.',
    'one-moment': 'One moment, please.',
    'back-soon': 'Back soon.',
    'nice-move': 'Nice move.',
    oops: 'Oops.',
    'no-hurry': 'No hurry.',
    'another-match': 'Another game?',
    'good-bye': 'Goodbye!',
  } satisfies Record<Phrase, string>,

  match: {
    outdated: 'The rules have changed since this match was saved, so it can’t continue.',
    notFound: 'There is no such match in this browser.',
    elsewhere: 'This match is open in another tab.',
    here: 'Play here',
  },

  standing: {
    hint: 'Your answer is given for you, and nobody can tell that you set it beforehand. You can change it at any time.',
    saved: 'Saved.',
  },

  replay: {
    title: 'Replay',
    step: (at: number, of: number) => `Move ${at} of ${of}`,
    opening: 'Before the first move',
    first: 'To the start',
    backBy: { move: 'One move back', turn: 'One turn back' },
    onBy: { move: 'One move forward', turn: 'One turn forward' },
    last: 'To the end',
    play: 'Play',
    pause: 'Pause',
    slider: 'Move',
    more: 'Replay options',
    goesBy: 'Step by',
    units: { move: 'Move', turn: 'Turn' },
    speed: 'Speed',
    times: (speed: number, language: string) => `× ${new Intl.NumberFormat(language).format(speed)}`,
    story: 'The story of the match',
    fromHere: 'From here',
    fromHereText:
      'Play on against bots, with the same shuffle, in the place of the player whose view this is. Or send the position to somebody as a puzzle: they see what that player knew, and nothing else.',
    playOn: 'Play on from here',
    puzzle: 'Share as a puzzle',
    puzzleText: 'What would you do?',
    shared: {
      copied: 'Link copied.',
      failed: 'The link couldn’t be copied.',
      noChoice: 'Nothing is left to choose from here on.',
    },
    asYouSaw: 'The match so far, as you saw it.',
    backToMatch: 'Back to the match',
    seenBy: 'Seen by',
    spectator: 'A spectator',
    everyone: 'All open',
    openHands: 'All hands',
    nothing: 'Nothing to see from this seat.',
    answers: (name: string, move: string) => `${name}: ${move}`,
    colours: { red: 'Red', yellow: 'Yellow', blue: 'Blue', white: 'White', green: 'Green', black: 'Black' },
    open: 'Watch a replay',
    drop: 'Drop a match file here, or choose one.',
    openHint: 'Open a file downloaded after a match. It is read in this browser and sent nowhere.',
    choose: 'Choose a file',
    file: 'Match file (.jsonl)',
    broken: 'This file isn’t a recorded match, or it has been altered.',
    outdated: 'This match was played under an earlier version of the rules and can’t be replayed.',
    missing: 'There is no recording of this match: it isn’t over, or it isn’t here.',
    leave: 'Leave the replay',
    verified: 'Verified: replayed, the match ends as recorded; the shuffle matches its seal.',
    notVerified: 'Not verified: the shuffle doesn’t match its seal, or the file has been altered.',
    unverified: 'Not verified.',
    signed: {
      ours: (host: string) => `Signed by ${host}.`,
      other: (host: string) => `It also has a signature that names ${host}, which can’t be compared here.`,
      altered: (host: string) => `Altered: the signature of ${host} doesn’t fit this file.`,
      unchecked: (host: string) => `This browser can’t check the signature of ${host}.`,
    },
    stopped: 'The players stopped the match here.',
  },

  after: {
    replay: 'Watch the replay',
    record: 'Download the match',
    recordHint:
      'A small file with the shuffle and every move. Anyone can replay it here and verify that nobody tampered with the shuffle.',
    noRecord: 'This match can’t be downloaded: the rules changed while it was being played.',
    check: 'Verify the shuffle',
    checking: 'Replaying the match…',
    notVerified: 'Verification failed: something has been altered.',
    verified:
      'Verified: replayed, the match ends the same way, and the shuffle matches the seal set before the first move. Nobody tampered with it.',
    rematch: 'Play again with the same players',
    toRematch: 'Go to the rematch',
    rematchOpen: 'The rematch is open.',
    share: 'Share',
    shared: 'Copied.',
    board: 'Look at the board',
  },

  rules: {
    title: 'Rules',
    search: 'Search the rules',
    puzzles: 'Puzzle of the day',
    contents: 'Chapters',
    sources:
      'The small letters show where a rule comes from: R, the printed rule book; P, other printed sources; D, our own ruling where print is silent.',
    none: 'No rule mentions that.',
    onlyEnglish: 'These rules exist in English only for now.',
    choose: 'Choose a game',
  },

  settings: {
    title: 'Settings',
    name: 'My name',
    nameRefused: 'That name can’t be used at a table. Choose another.',
    nameTaken: 'Somebody at this table has this name, or one that looks like it. Choose another.',
    language: 'Language',
    names: {
      theme: 'Theme',
      contrast: 'Contrast',
      textSize: 'Text size',
      speed: 'Speed',
      confirm: 'Confirm each move',
      onlyMove: 'Steps without a choice',
      sound: 'Sound',
      haptics: 'Vibration',
      shortcuts: 'Keyboard shortcuts',
      colours: 'Player markers',
    },
    values: {
      theme: { system: 'Match device', light: 'Light', dark: 'Dark' },
      contrast: { usual: 'Normal', more: 'High' },
      textSize: { usual: 'Normal', large: 'Large', largest: 'Largest' },
      speed: { normal: 'Steady', slow: 'Slow', fast: 'Fast', none: 'No movement', instant: 'Instant' },
      confirm: { never: 'No', always: 'Yes' },
      onlyMove: { played: 'Done for me', asked: 'Ask me' },
      sound: { off: 'Off', on: 'On' },
      haptics: { off: 'Off', on: 'On' },
      shortcuts: { on: 'On', off: 'Off' },
      colours: { usual: 'Colour, shape, letter', patterns: 'With larger letters' },
    },
    kept: 'Kept in this browser; only your name is sent to the tables you join.',
  },

  about: {
    title: 'Credits',
    what: 'Manigance is free software for playing board games with friends or against bots. It is an unofficial fan project: if you like these games, buy them.',
    games: 'The games',
    art: 'Artwork and typefaces',
    artText:
      'Boards, pieces and cards are drawn for Manigance; no printed art is used. Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0, re-cut for the cards. Typefaces, all under the SIL Open Font License: Atkinson Hyperlegible Next, Sofia Sans Extra Condensed, Fraunces, IM Fell English SC, Amarante, Abril Fatface.',
    software: 'The software',
    softwareText: 'GNU Affero General Public License, version 3 or later. Built with Preact and Vite.',
    access: 'Accessibility',
    accessText:
      'Every game can be played by keyboard alone and with a screen reader. On a board, the arrow keys move from space to space, letters jump to a name, and Enter chooses; “Choose from a list” offers everything as buttons.',
  },
};

/** Words of the screens. */
export type ScreenWords = typeof en;
