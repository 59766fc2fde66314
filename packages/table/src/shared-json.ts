/** JSON of values that share parts by identity: the text of a shared part is written once. */
export class SharedJson {
  private readonly texts = new Map<object, string | undefined>();

  /** Declares the parts of a value that others may share: its fields, and the items of lists among them. */
  share(value: object): void {
    this.texts.set(value, undefined);
    for (const field of Object.values(value)) {
      if (typeof field !== 'object' || field === null) continue;
      this.texts.set(field, undefined);
      if (!Array.isArray(field)) continue;
      for (const item of field)
        if (typeof item === 'object' && item !== null) this.texts.set(item, undefined);
    }
  }

  /** The same text as `JSON.stringify` writes, for plain JSON with optional fields. `writers` write some of the fields. */
  of<T extends object>(value: T, writers: Writers<T> = {}): string {
    if (this.texts.has(value)) return this.shared(value);
    let text = '';
    for (const key in value) {
      const field = value[key];
      if (field === undefined) continue;
      const written = writers[key]?.(field as NonNullable<typeof field>) ?? this.field(field);
      text += `${text === '' ? '{' : ','}${nameOf(key)}${written}`;
    }
    return text === '' ? '{}' : `${text}}`;
  }

  private field(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    if (this.texts.has(value)) return this.shared(value);
    return Array.isArray(value) && value.some((item) => this.texts.has(item))
      ? this.list(value)
      : JSON.stringify(value);
  }

  private list(items: readonly object[]): string {
    let text = '';
    for (const item of items)
      text += (text === '' ? '[' : ',') + (this.texts.has(item) ? this.shared(item) : JSON.stringify(item));
    return `${text}]`;
  }

  private shared(value: object): string {
    const known = this.texts.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value);
    this.texts.set(value, text);
    return text;
  }
}

/** Functions that write the values of some fields. */
type Writers<T> = { readonly [K in keyof T]?: (field: NonNullable<T[K]>) => string };

/** Moves do not change, and games offer the same ones again and again. */
const moveTexts = new WeakMap<object, string>();

/** JSON of a list of moves: the text of a move is written once, however often it is offered. */
export function optionsJson(moves: readonly object[]): string {
  let text = '';
  for (const move of moves) {
    let own = moveTexts.get(move);
    if (own === undefined) {
      own = JSON.stringify(move);
      moveTexts.set(move, own);
    }
    text += text === '' ? own : `,${own}`;
  }
  return `[${text}]`;
}

const names = new Map<string, string>();
const mostNames = 1_000;

/** A field name in quotes, and its colon. */
function nameOf(key: string): string {
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = `${JSON.stringify(key)}:`;
  if (names.size < mostNames) names.set(key, name);
  return name;
}
