import { type CoachMoment, defineCoach } from '@manigance/core/lessons';
import type { ElVocabulary } from '../rules/state.ts';
import type { LessonText } from './text/en.ts';

type Moment = CoachMoment<ElVocabulary>;

const learner = ({ shown }: Moment) =>
  shown.viewer === 'spectator' ? undefined : shown.view.players[shown.viewer];
const isAsked = (kind: string) => (moment: Moment) => moment.shown.asked?.kind === kind;
const isProgramming = isAsked('programme');
const isActing = isAsked('act');

/** Conditions that a seat fulfils, as far as the learner may know. */
function fulfilled({ conditions }: ElVocabulary['view']['players'][number]): number {
  return Object.values(conditions).filter(({ state }) => state === 'met' || state === 'certificate').length;
}

/** Comments on a first match, from what the learner's own view holds. */
export const coach = defineCoach<ElVocabulary, LessonText>([
  { id: 'place', when: isAsked('place') },
  { id: 'wheel', when: isProgramming },
  {
    id: 'robbed',
    when: ({ since, shown }) =>
      since.some((event) => event.type === 'robbed' && event.victim === shown.viewer),
  },
  {
    id: 'brink',
    when: ({ shown: { view, viewer } }) =>
      view.players.some((player, seat) => seat !== viewer && fulfilled(player) >= 2),
  },
  {
    id: 'ownBrink',
    when: (moment) => {
      const own = learner(moment);
      return own !== undefined && fulfilled(own) >= 2;
    },
  },
  { id: 'bid', when: isAsked('bid') },
  { id: 'elected', when: ({ since }) => since.some(({ type }) => type === 'elected') },
  { id: 'taxed', when: ({ since }) => since.some(({ type }) => type === 'taxed') },
  { id: 'act', when: isActing },
  {
    id: 'certificate',
    when: (moment) =>
      isActing(moment) &&
      (moment.shown.asked?.options ?? []).some(
        (move) => 'certificate' in move && move.do === 'administration',
      ),
  },
  { id: 'cards', when: (moment) => isActing(moment) && (learner(moment)?.cards ?? 0) > 0 },
  {
    id: 'unpopular',
    when: (moment) => isProgramming(moment) && (learner(moment)?.popularity ?? 100) < 20,
  },
  {
    id: 'apart',
    when: (moment) => {
      const own = learner(moment);
      return isProgramming(moment) && (own?.money ?? 0) >= 60_000 && own?.edgar !== own?.lucien;
    },
  },
  { id: 'period', when: ({ shown }) => shown.view.turn === 4 },
]);
