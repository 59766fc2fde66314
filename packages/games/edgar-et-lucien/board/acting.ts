import type { ElMove } from '../rules/index.ts';
import { type ActDraft, useAct } from './draft.ts';
import { type Facet, narrowed, nextChoice, type Offer, offerId, offersOf, type Parts } from './offers.ts';
import type { Props } from './props.ts';

/** The action being chosen, with its offers and the ways to go on. */
export interface Acting {
  readonly offers: readonly Offer[];
  readonly draft: ActDraft | undefined;
  /** Moves that match the draft. */
  readonly left: readonly ElMove[];
  readonly choice: { readonly facet: Facet; readonly choices: readonly ElMove[] } | undefined;
  /** Plays the move if it is the only one; else asks for its targets. */
  readonly begin: (offer: Offer, from: ActDraft['from']) => void;
  readonly say: (parts: Parts) => void;
  readonly back: () => void;
  readonly confirm: (move: ElMove) => void;
}

/** Builds a move step by step: first the action, then its targets. Questions other than `act` start at the targets. */
export function useActing({ shown, options, refusals, onChoose }: Props): Acting {
  const [draft, setDraft] = useAct();
  const kind = shown.asked?.kind;
  const offers = offersOf(options, refusals);
  const whole = kind !== 'act' && kind !== undefined;
  const mine = offers.filter(({ id }) => whole || id === draft?.offer).flatMap(({ moves }) => moves);
  const parts = draft?.parts ?? {};
  const told = whole || draft !== undefined;
  const left = told ? narrowed(mine, parts) : [];
  const choice = told ? nextChoice(mine, parts) : undefined;
  const confirm = (move: ElMove) => {
    setDraft(undefined);
    onChoose(move);
  };
  return {
    offers,
    draft,
    left,
    choice,
    begin(offer, from) {
      const [only, ...others] = offer.moves;
      if (only !== undefined && others.length === 0 && from === 'act') confirm(only);
      else setDraft({ kind: 'act', offer: offer.id, from, parts: {} });
    },
    say(more) {
      const next = { ...parts, ...more };
      const [only, ...others] = narrowed(mine, next);
      if (only !== undefined && others.length === 0) confirm(only);
      else
        setDraft({
          kind: 'act',
          offer: draft?.offer ?? offerId(mine[0] as ElMove),
          from: draft?.from ?? 'act',
          parts: next,
        });
    },
    back: () => setDraft(undefined),
    confirm,
  };
}
