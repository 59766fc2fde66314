import type { Game, Setting, State, Vocabulary } from './game.ts';
import { copyJson } from './json.ts';
import type { Rng } from './rng.ts';

/** A game with hidden information. `copy`, `faults`, `settings` and `rulesVersion` may be left out. */
export type GameDefinition<W extends Vocabulary> = Omit<Game<W>, Defaulted> &
  Partial<Pick<Game<W>, Defaulted>>;
type Defaulted = 'copy' | 'faults' | 'settings' | 'rulesVersion';

/** The game with defaults: a structural copy, no faults to report, no settings, the first version of the rules. */
export function defineGame<W extends Vocabulary>(definition: GameDefinition<W>): Game<W> {
  return {
    copy: copyState,
    faults: () => [],
    // A game that leaves its settings out has none.
    settings: {} as Game<W>['settings'],
    rulesVersion: 1,
    ...definition,
  };
}

/** The vocabulary of a game in which everybody sees everything: it follows from the state. */
export interface OpenVocabulary<S extends State, O extends Readonly<Record<string, Setting>>> {
  readonly state: S;
  readonly frame: S['pending'][number];
  readonly move: S['answers'][number]['move'];
  readonly event: S['events'][number];
  readonly view: OpenView<S>;
  readonly options: O;
}

/** The state without chance, sealed answers and what the core adds to every view. */
export type OpenView<S extends State> = Omit<S, 'rng' | 'question' | 'answers' | 'events' | 'outcome'>;

/** A game in which everybody sees everything but the dice to come: its rules, and no more. */
export type OpenGameDefinition<S extends State, O extends Readonly<Record<string, Setting>>> = Pick<
  GameDefinition<OpenVocabulary<S, O>>,
  'id' | 'seats' | 'setup' | 'frames'
> &
  Partial<Game<OpenVocabulary<S, O>>>;

/**
 * The game with the defaults of open information: every viewer sees the whole state and every event, no event is news,
 * and an imagined state is the viewed one. A game that rolls dice says which events are news (`reveals`).
 */
export function openGame<
  S extends State,
  O extends Readonly<Record<string, Setting>> = Readonly<Record<never, never>>,
>(definition: OpenGameDefinition<S, O>): Game<OpenVocabulary<S, O>> {
  return defineGame<OpenVocabulary<S, O>>({
    view: openView,
    witness: (event) => event,
    reveals: () => false,
    imagine: openState,
    ...definition,
  });
}

/** A state at its first question: what every state holds, the first frames, and the game's own pieces. */
export function newState<S extends State>(
  seats: number,
  rng: Rng,
  pending: S['pending'],
  pieces: Omit<S, keyof State>,
): S {
  const shared = { seats, rng, question: 0, pending, answers: [], events: [], outcome: undefined };
  // Both halves of S are there, which the compiler cannot see of a type parameter.
  return { ...shared, ...pieces } as unknown as S;
}

function copyState<S extends State>(state: S): S {
  return copyJson({ ...state, events: [] });
}

function openView<S extends State>(state: S): OpenView<S> {
  const { rng, question, answers, events, outcome, ...seen } = state;
  return copyJson(seen);
}

function openState<S extends State>(view: OpenView<S>, rng: Rng): S {
  const unseen = { rng, question: 0, answers: [], events: [], outcome: undefined };
  // As in `newState`: the view and what it leaves out make up S.
  return { ...copyJson(view), ...unseen } as unknown as S;
}
