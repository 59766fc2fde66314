import { joinList } from '@manigance/core';

/** English words of the lobby. */
export const lobbyEn = {
  title: 'Waiting for players',
  code: 'Code',
  link: 'Invitation link',
  copy: 'Copy link',
  copied: 'Copied.',
  onlyHere:
    'For now this link only works on this computer. Start the server with HOST=0.0.0.0 to let friends on your network use it too.',
  share: 'Share',
  qr: 'QR code for the link',
  sit: 'Sit here',
  move: 'Move here',
  free: 'Free seat',
  bot: (level: string | undefined) => (level === undefined ? 'Bot' : `Bot, ${level}`),
  you: 'you',
  host: 'host',
  here: 'here',
  away: 'away',
  isReady: 'ready',
  notReady: 'not ready yet',
  colour: 'Your colour',
  colourOf: (name: string) => `${name}’s colour`,
  colourTaken: (colour: string) => `${colour} (taken)`,
  chooseColour: (name: string) => `Choose ${name}’s colour`,
  up: (name: string) => `Move ${name} one seat up`,
  down: (name: string) => `Move ${name} one seat down`,
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name} from the table`,
  removeSure: (name: string) => `Yes, remove ${name}`,
  removed: 'Removed',
  letBack: 'Let back in',
  letBackLabel: (name: string) => `Let ${name} sit down again`,
  youAreRemoved: 'The host has removed you from this table. You can still watch.',
  about: (host: string) => `${host}’s table. We play once everyone is ready.`,
  waitingFor: (names: readonly string[], free: number) =>
    names.length > 0
      ? `Waiting for ${joinList(names, 'and')}.`
      : free > 0
        ? `${free === 1 ? 'One seat is' : `${free} seats are`} still free.`
        : 'Everyone is ready.',
  begin: 'Starting the match',
  start: 'Begin now',
  notReadyYet: (names: readonly string[]) =>
    `${joinList(names, 'and')} ${names.length === 1 ? 'isn’t' : 'aren’t'} ready yet. Begin anyway?`,
  startAnyway: 'Begin anyway',
  wait: 'Wait',
  ready: 'I’m ready',
  readyCount: (ready: number, people: number) =>
    ready === 0 ? 'No one is ready yet.' : `${ready} of ${people} ready.`,
  fullHint: 'The match begins when you start it, or once everyone is ready.',
  startHint: 'If you begin now, bots take the free seats. The match never starts on its own.',
  guestHint: (name: string) => `The match begins when ${name} starts it, or once everyone is ready.`,
  guestHintNobody: 'The match begins once every seat is taken and everyone is ready.',
  fill: 'Bots for the free seats',
  leave: 'Leave',
  missing: 'There is no such table, or it doesn’t admit spectators.',
  unanswered: 'The server isn’t responding. Trying again…',
  closed: 'This server takes no new guests at present. With an account you can sign in.',
  limited: 'Too many requests. Trying again in a moment…',
  expired: 'This table has closed: nobody started the match in time.',
  noSpectators: 'The match has begun, and this table doesn’t admit spectators.',
  facts: 'This table',
  justChanged: 'changed just now',
  change: 'Change',
  changeLabel: 'Change the terms of this table',
  changeHint: 'Everyone will have to say again that they’re ready.',
  save: 'Save',
  tooFewSeats: 'There are more people seated than that. Remove someone first.',
  failed: 'That didn’t work. Try again in a moment.',
};

/** Words of the lobby. */
export type LobbyWords = typeof lobbyEn;
