/** The subset of JSON Schema used by the messages. */
export interface JsonSchema {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly maxProperties?: number;
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly (string | number | boolean)[];
  readonly anyOf?: readonly JsonSchema[];
}

/** A schema and, for the compiler only, the type of a value that fits it. */
export interface Schema<T> {
  readonly json: JsonSchema;
  readonly type?: T;
}
interface OptionalField<T> {
  readonly optional: Schema<T>;
}

/** The type of values that fit a schema. */
export type Fitting<S> = S extends Schema<infer T> ? T : never;

type Fields = Readonly<Record<string, Schema<unknown> | OptionalField<unknown>>>;
type RequiredKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends OptionalField<unknown> ? never : K;
}[keyof F];
type OptionalKeys<F extends Fields> = Exclude<keyof F, RequiredKeys<F>>;
/** The type of objects with these fields. */
export type Shape<F extends Fields> = {
  readonly [K in RequiredKeys<F>]: Fitting<F[K]>;
} & {
  readonly [K in OptionalKeys<F>]?: (F[K] extends OptionalField<infer T> ? T : never) | undefined;
};

/** Schema of a text within these bounds. */
export function text(bounds: {
  readonly min?: number;
  readonly max: number;
  readonly pattern?: string;
}): Schema<string> {
  const { min, max, pattern } = bounds;
  return {
    json: {
      type: 'string',
      maxLength: max,
      ...(min === undefined ? {} : { minLength: min }),
      ...(pattern === undefined ? {} : { pattern }),
    },
  };
}

/** Schema of a whole number within these bounds. */
export function whole(min: number, max: number = Number.MAX_SAFE_INTEGER): Schema<number> {
  return { json: { type: 'integer', minimum: min, maximum: max } };
}

/** Schema of a boolean. */
export const flag: Schema<boolean> = { json: { type: 'boolean' } };

/** Schema of one of these values. */
export function oneOf<const V extends readonly (string | number | boolean)[]>(
  ...values: V
): Schema<V[number]> {
  return { json: { enum: values } };
}

/** Schema of a list of at most this many items. */
export function list<T>(items: Schema<T>, max: number): Schema<readonly T[]> {
  return { json: { type: 'array', items: items.json, maxItems: max } };
}

/** Schema of an object with any keys, at most this many. */
export function map<T>(values: Schema<T>, max: number): Schema<Readonly<Record<string, T>>> {
  return { json: { type: 'object', additionalProperties: values.json, maxProperties: max } };
}

/** Schema of values that fit one of two schemas. */
export function either<A, B>(one: Schema<A>, other: Schema<B>): Schema<A | B> {
  return { json: { anyOf: [one.json, other.json] } };
}

/** Data that only the rules of a game can check: a move, a view, an event. */
export function gameData<T = unknown>(description: string): Schema<T> {
  return { json: { description } };
}

/** A field that may be absent. */
export function optional<T>(schema: Schema<T>): OptionalField<T> {
  return { optional: schema };
}

/** Schema of an object with these fields and no others. */
export function object<F extends Fields>(fields: F, description?: string): Schema<Shape<F>> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const isOptional = 'optional' in field;
    return { name, isOptional, json: isOptional ? field.optional.json : field.json };
  });
  return {
    json: {
      type: 'object',
      ...(description === undefined ? {} : { description }),
      properties: Object.fromEntries(entries.map(({ name, json }) => [name, json])),
      required: entries.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
      additionalProperties: false,
    },
  };
}
