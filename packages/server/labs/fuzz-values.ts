import type { Dice } from '@manigance/bots';
import { clientSchemas, type JsonSchema } from '@manigance/protocol';

/** Values that are worth trying by the name of the field: ids that exist get further than random ones. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const oddTexts = [
  '',
  '\u0000',
  '\u202e',
  '🂡'.repeat(20),
  'é'.repeat(300),
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "'; DROP TABLE tables; --",
  '<script>alert(1)</script>',
  'x'.repeat(20_000),
];
const oddNumbers = [-1, 0, 0.5, 1e308, -0, 2 ** 31, 2 ** 53, Number.MAX_SAFE_INTEGER, 1e21];

/** Messages that end the socket they come on: rare, or little else would be tried. */
const ending: readonly string[] = ['signOut', 'dropTokens'];

/** Values that fit the protocol's schemas, and values that just do not. */
export class FuzzValues {
  private readonly dice: Dice;
  private readonly known: KnownValues;

  constructor(dice: Dice, known: KnownValues) {
    this.dice = dice;
    this.known = known;
  }

  pick<T>(values: readonly T[]): T {
    return values[this.dice.below(values.length)] as T;
  }

  chance(of: number): boolean {
    return this.dice.below(of) === 0;
  }

  /** A message of a random type that fits its schema. */
  message(id: number): Record<string, unknown> {
    const type = this.pick(Object.keys(clientSchemas) as (keyof typeof clientSchemas)[]);
    if (ending.includes(type) && !this.chance(40)) return this.message(id);
    return this.messageOf(type, id);
  }

  /** A message of this type that fits its schema. */
  messageOf(type: keyof typeof clientSchemas, id: number): Record<string, unknown> {
    return { ...(this.fitting(clientSchemas[type].json, '') as object), type, id };
  }

  /** The text of a message, half of the time mutated. */
  text(id: number): string {
    const message = this.message(id);
    if (this.chance(2)) return JSON.stringify(message);
    if (this.chance(6)) return this.cut(JSON.stringify(message));
    return JSON.stringify(this.mutated(message));
  }

  private cut(text: string): string {
    const at = this.dice.below(text.length);
    return this.chance(2) ? text.slice(0, at) : text.slice(0, at) + this.pick(oddTexts) + text.slice(at + 1);
  }

  private mutated(message: Record<string, unknown>): unknown {
    const fields = Object.keys(message);
    const field = this.pick(fields);
    switch (this.dice.below(5)) {
      case 0: {
        const { [field]: _gone, ...rest } = message;
        return rest;
      }
      case 1:
        return { ...message, [this.pick(['extra', '__proto__', 'toString', 'key', 'table'])]: this.odd() };
      case 2:
        return this.pick([[message], this.nested(this.dice.below(4_000)), null, 7, 'hello', [], {}]);
      default:
        return { ...message, [field]: this.odd() };
    }
  }

  private odd(): unknown {
    const kinds = [
      () => this.pick(oddTexts),
      () => this.pick(oddNumbers),
      () => null,
      () => this.nested(this.dice.below(200)),
      () => ({ __proto__: 1, constructor: { name: 1 } }),
      () => Array.from({ length: this.dice.below(300) }, () => this.pick(oddNumbers)),
    ];
    return this.pick(kinds)();
  }

  private nested(depth: number): unknown {
    let value: unknown = 1;
    for (let at = 0; at < depth; at++) value = [value];
    return value;
  }

  private fitting(schema: JsonSchema, name: string): unknown {
    const known = this.known[name];
    if (known !== undefined && known.length > 0 && !this.chance(8)) return this.pick(known);
    if (schema.anyOf !== undefined) return this.fitting(this.pick(schema.anyOf), name);
    if (schema.enum !== undefined) return this.pick(schema.enum);
    switch (schema.type) {
      case 'object':
        return this.fittingObject(schema);
      case 'array':
        return Array.from({ length: this.dice.below(5) }, () => this.fitting(schema.items ?? {}, name));
      case 'string':
        return this.letters(schema);
      case 'integer':
        return (schema.minimum ?? 0) + this.dice.below(Math.min(1_000, (schema.maximum ?? 1_000) + 1));
      case 'boolean':
        return this.chance(2);
      default:
        return this.odd(); // data of a game
    }
  }

  private fittingObject({ properties = {}, required = [] }: JsonSchema): object {
    const chosen = Object.entries(properties).filter(([name]) => required.includes(name) || this.chance(2));
    return Object.fromEntries(chosen.map(([name, schema]) => [name, this.fitting(schema, name)]));
  }

  private letters({ minLength = 0, maxLength = 8, pattern = '' }: JsonSchema): string {
    const length = minLength + this.dice.below(Math.min(40, maxLength - minLength + 1));
    const text = Array.from({ length }, () => this.pick([...letters])).join('');
    return pattern.includes('A-Z0-9') ? text.toUpperCase() : text;
  }
}
