import { type Game, type Move, MoveList, type Seat, type State } from '@manigance/core';
import { pause } from '../../src/scheduler.ts';
import type { Leak } from './world.ts';

type Options = (state: State, frame: never, seat: Seat, list: MoveList) => void;
type AnyRule = { readonly options?: Options; readonly resolve: (draft: State, ...rest: never[]) => void };

/** The game with every rule changed. */
function withRules(game: Game, change: (rule: AnyRule) => Partial<AnyRule>): Game {
  const rules = Object.entries(game.frames).map(([kind, rule]) => {
    const any = rule as AnyRule; // rules of every kind are wrapped alike
    return [kind, { ...any, ...change(any) }];
  });
  return { ...game, frames: Object.fromEntries(rules) as Game['frames'] };
}

/** The game with the filled list of options changed. */
function withOptions(game: Game, change: (filled: MoveList, list: MoveList) => void): Game {
  return withRules(game, ({ options }) => {
    if (options === undefined) return {};
    return {
      options(state, frame, seat, list) {
        const filled = new MoveList<Move>({ explains: list.explains });
        options(state, frame, seat, filled);
        change(filled, list);
      },
    };
  });
}

/** A field of the state that a spectator's view lacks, or the other way round. */
function hiddenPart(game: Game, state: State): unknown {
  const view = game.view(state, 'spectator');
  const own = ['rng', 'events', 'pending', 'answers', 'question', 'outcome', 'knowledge', 'seats'];
  const hidden = Object.entries(state).filter(
    ([name, value]) =>
      !own.includes(name) && JSON.stringify(value) !== JSON.stringify(Reflect.get(view, name)),
  );
  return hidden.map(([, value]) => value);
}

/**
 * Leaks for any game: what is hidden decides about a field, a size, an order, a code, an answer, a delay, a number. Each with
 * the viewer and field that the lab must name.
 */
export const plantedLeaks: Readonly<Record<string, Leak & { readonly finds: RegExp }>> = {
  'a hidden field in the view': {
    finds: /^to (\d|spectator): shown\.view\.more/,
    rules: (game) => ({
      ...game,
      view: (state, viewer) => ({ ...game.view(state, viewer), more: hiddenPart(game, state) }),
    }),
  },
  'a size that depends on hidden cards': {
    finds: /^to (\d|spectator): shown\.view\.padding: .* and \d+ bytes\)/s,
    rules: (game, bit) => ({
      ...game,
      view: (state, viewer) => ({ ...game.view(state, viewer), padding: ' '.repeat(1 + bit) }),
    }),
  },
  'an order of options that depends on hidden cards': {
    finds: /^to \d: shown\.asked\.options\[\d+\]/,
    rules: (game, bit) =>
      withOptions(game, (filled, list) => {
        list.offerAll(bit === 0 ? filled.offered() : filled.offered().reverse());
        for (const { move, why } of filled.refusals) list.refuse(move, why);
      }),
  },
  'an order of events that depends on hidden cards': {
    finds: /^to (\d|spectator): step\.events\[\d+\]/,
    rules: (game, bit) =>
      withRules(game, ({ resolve }) => ({
        resolve(draft, ...rest) {
          const before = draft.events.length;
          resolve(draft, ...rest);
          if (bit === 1 && draft.events.length > before) draft.events.reverse();
        },
      })),
  },
  'a code of a refusal that depends on hidden cards': {
    finds: /^to \d: (refusals\[\d+\]\.why|reason\.rejection\.why)\.code/,
    rules: (game, bit) =>
      withOptions(game, (filled, list) => {
        list.offerAll(filled.offered());
        for (const { move, why } of filled.refusals)
          list.refuse(move, bit === 0 ? why : { ...why, code: `${why.code}-too` });
      }),
  },
  'an undo that depends on hidden cards': {
    finds: /^to (\d|spectator): (isFree|type)/,
    rules: (game, bit) => ({
      ...game,
      reveals: (event, viewer) => bit === 1 || game.reveals(event, viewer),
    }),
  },
  'an answer that comes the later, the more is hidden': {
    finds: /^to (\d|spectator): (clocks\.at|step\.at|the time of a message)/,
    persist: (bit, time) => () => pause(time, 3 * bit),
  },
  'a message more where hidden cards are so': {
    finds: /^to (\d|spectator): (type|a message is sent in one arrangement alone)/,
    persist: (bit) => {
      let stored = 0;
      return async () => {
        if (bit === 1 && stored++ === 1) throw new Error('the store refuses');
      };
    },
  },
};
