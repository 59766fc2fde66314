import type { matchMessages } from '@manigance/protocol';
import type { Storage } from '../../storage/port.ts';
import type { Handlers } from '../handlers.ts';
import { Figures } from '../profile/figures.ts';
import { refusal } from '../refusals.ts';
import { HistoryStore } from './store.ts';

/** Finished matches, figures and ratings, of the sender or of people who show theirs. */
export function matchHandlers(storage: Storage): Handlers<keyof typeof matchMessages> {
  const figures = new Figures(storage);
  const history = new HistoryStore(storage);
  /** The person whose figures are asked for, if the sender may see them. */
  const shownPerson = async (me: string, id: string) => {
    const isShown = id === me || (await figures.choices(id)).shown;
    return isShown ? storage.guest(id) : undefined;
  };
  return {
    async history({ guest }, { id: to, type, ...query }) {
      const { after: _after, ...filters } = query;
      const [total, page] = await Promise.all([
        history.count(guest.id, filters),
        history.page(guest.id, query),
      ]);
      return { type, to, total, ...page };
    },
    async profile({ guest }, { id: to, type, of = guest.id }) {
      const who = await shownPerson(guest.id, of);
      if (who === undefined) return refusal(to, { code: 'no-profile' });
      const isMine = who.id === guest.id;
      const [totals, rates, ratings, rivals, shows] = await Promise.all([
        figures.totals(of),
        figures.rates(of),
        figures.ratings(of),
        isMine ? figures.rivals(of) : [],
        isMine ? figures.choices(of) : undefined,
      ]);
      const { id, name, createdAt: since } = who;
      return { type, to, who: { id, name }, since, shows, ...totals, ...rates, ratings, rivals };
    },
    async ratingPath({ guest }, { id: to, type, of = guest.id, game, players, kind }) {
      if ((await shownPerson(guest.id, of)) === undefined) return refusal(to, { code: 'no-profile' });
      return { type, to, points: await figures.path(of, { game, players, kind }) };
    },
    async showProfile({ guest }, { id: to, shown, listed }) {
      await figures.choose(guest.id, { shown, listed });
      return { type: 'accepted', to };
    },
  };
}
