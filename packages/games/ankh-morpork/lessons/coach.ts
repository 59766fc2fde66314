import { type CoachMoment, defineCoach } from '@manigance/core/lessons';
import type { AmVocabulary } from '../rules/state.ts';
import type { LessonText } from './text/en.ts';

type Moment = CoachMoment<AmVocabulary>;

const learner = ({ shown }: Moment) =>
  shown.viewer === 'spectator' ? undefined : shown.view.players[shown.viewer];
const isAsked = (kind: string) => (moment: Moment) => moment.shown.asked?.kind === kind;
const isOwnTurn = isAsked('chooseCard');

/** Comments on a first match, from what the learner's own view holds. */
export const coach = defineCoach<AmVocabulary, LessonText>([
  {
    id: 'reaction',
    when: ({ shown }) =>
      shown.view.pending.some((frame) => frame.kind === 'reactionWindow' && frame.you === 'asked'),
  },
  { id: 'goal', when: isOwnTurn },
  {
    id: 'ownGoal',
    when: (moment) => {
      const { goal } = learner(moment) ?? {};
      return goal !== undefined && goal.goal !== 'exhaustion' && goal.have >= goal.need;
    },
  },
  {
    id: 'near',
    when: ({ shown: { view, viewer } }) =>
      view.players.some(
        ({ figures }, seat) => seat !== viewer && Object.values(figures).some(({ isNear }) => isNear),
      ),
  },
  {
    id: 'lost',
    when: ({ since, shown }) =>
      since.some((event) => event.type === 'removed' && event.piece === shown.viewer),
  },
  { id: 'event', when: ({ since }) => since.some(({ type }) => type === 'event') },
  { id: 'trouble', when: ({ since }) => since.some(({ type }) => type === 'trouble') },
  {
    id: 'power',
    when: (moment) =>
      isOwnTurn(moment) && (moment.shown.asked?.options ?? []).some((move) => move.do === 'power'),
  },
  { id: 'poor', when: (moment) => isOwnTurn(moment) && (learner(moment)?.money ?? 0) < 3 },
  { id: 'build', when: (moment) => isOwnTurn(moment) && (learner(moment)?.money ?? 0) >= 12 },
  { id: 'pile', when: ({ shown }) => shown.view.deck < 25 },
]);
