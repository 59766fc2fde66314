import { type CoachMoment, defineCoach } from '@manigance/core/lessons';
import type { PcVocabulary } from '../rules/state.ts';
import type { LessonText } from './text/en.ts';

type Moment = CoachMoment<PcVocabulary>;

const learner = ({ shown }: Moment) =>
  shown.viewer === 'spectator' ? undefined : shown.view.players[shown.viewer];
const isAsked = (kind: string) => (moment: Moment) => moment.shown.asked?.kind === kind;
const isSending = isAsked('errand');
const isActing = isAsked('actions');

/** Comments on a first match, from what everybody may see. */
export const coach = defineCoach<PcVocabulary, LessonText>([
  { id: 'circle', when: isAsked('circle') },
  { id: 'bundle', when: isAsked('bundle') },
  { id: 'sell', when: isAsked('sell') },
  { id: 'dame', when: ({ since }) => since.some(({ type }) => type === 'dame') },
  { id: 'hydePark', when: ({ since }) => since.some(({ type }) => type === 'hydePark') },
  {
    id: 'near',
    when: ({ shown: { view } }) =>
      view.players.some(({ scores }) => Object.values(scores).some((score) => score <= 4)),
  },
  { id: 'errand', when: isSending },
  { id: 'actions', when: isActing },
  {
    id: 'worst',
    when: (moment) => {
      const own = learner(moment);
      const scores = Object.values(own?.scores ?? {});
      return isSending(moment) && Math.max(...scores) - Math.min(...scores) >= 10;
    },
  },
  { id: 'order', when: (moment) => isSending(moment) && moment.shown.view.round === 2 },
  { id: 'lastRound', when: (moment) => isSending(moment) && moment.shown.view.round === 5 },
]);
