/** The thing that a pointer rests on, a finger holds or the keyboard focuses: a card, symbols or a described space. */
export interface Subject {
  /** The element the preview stands beside. */
  readonly anchor: Element;
  /** The id of a card (`data-card`). */
  readonly card?: string;
  /** Ids of symbols (`data-explain`). */
  readonly symbols: readonly string[];
  /** A description (`data-says`), for spaces of a map. */
  readonly says?: string;
}

/**
 * The subject at an element. A card comes before the symbols on it, because its preview explains them. A control
 * explains all symbols inside, and so does an element with `data-explain-all`, such as a seat plate under its button.
 */
export function subjectAt(element: Element): Subject | undefined {
  const card = element.closest<HTMLElement>('[data-card]');
  if (card?.dataset.card !== undefined) return { anchor: card, card: card.dataset.card, symbols: [] };
  const own = element.closest<HTMLElement | SVGElement>('[data-explain], [data-says]');
  if (own !== null) {
    const { explain, says } = own.dataset;
    return {
      anchor: own,
      symbols: explain?.split(' ') ?? [],
      ...(says === undefined ? {} : { says }),
    };
  }
  const control =
    element.closest('[data-explain-all]') ?? element.closest('button, a[href], [role="button"]');
  const inside = [...(control?.querySelectorAll<HTMLElement | SVGElement>('[data-explain]') ?? [])];
  if (control === null || inside.length === 0) return undefined;
  const symbols = inside.flatMap(({ dataset }) => dataset.explain?.split(' ') ?? []);
  return { anchor: control, symbols: [...new Set(symbols)] };
}
