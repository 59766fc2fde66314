import { type ClientMessage, clientSchemas, limits, type Reason } from './index.ts';
import type { JsonSchema } from './schema.ts';

/** Path of the first mismatch, such as `seats/2/level` or `.` for the value itself; `undefined` if the value fits. */
type Fit = (value: unknown) => string | undefined;

/** Schemas compiled to functions, because every message is checked. */
const fits = new WeakMap<JsonSchema, Fit>();

/** Path of the first mismatch between a value and its schema; `undefined` if the value fits. */
export function misfit(schema: JsonSchema, value: unknown): string | undefined {
  return fitOf(schema)(value);
}

function fitOf(schema: JsonSchema): Fit {
  const known = fits.get(schema);
  if (known !== undefined) return known;
  const made = makeFit(schema);
  fits.set(schema, made);
  return made;
}

function makeFit(schema: JsonSchema): Fit {
  if (schema.anyOf !== undefined) return unionFit(schema.anyOf.flatMap((one) => one.anyOf ?? [one]));
  if (schema.enum !== undefined) {
    const values = new Set<unknown>(schema.enum);
    return (value) => (values.has(value) ? undefined : '.');
  }
  return schema.type === undefined ? () => undefined : makers[schema.type](schema);
}

/** In a union of tagged objects, the one whose tag the value bears says where the value does not fit. */
function unionFit(schemas: readonly JsonSchema[]): Fit {
  const choices = schemas.map((schema) => ({ fit: fitOf(schema), tags: tagsOf(schema) }));
  return (value) => {
    if (choices.some(({ fit }) => fit(value) === undefined)) return undefined;
    if (typeof value !== 'object' || value === null) return '.';
    const fields = value as Readonly<Record<string, unknown>>;
    const meant = choices.find(({ tags }) => tags.some(([name, tag]) => fields[name] === tag));
    return meant?.fit(value) ?? '.';
  };
}

/** The fields of an object that have one value only. */
function tagsOf({ properties = {} }: JsonSchema): readonly (readonly [name: string, tag: unknown])[] {
  return Object.entries(properties).flatMap(([name, { enum: values = [] }]) =>
    values.length === 1 ? [[name, values[0]] as const] : [],
  );
}

const makers: Readonly<Record<NonNullable<JsonSchema['type']>, (schema: JsonSchema) => Fit>> = {
  boolean: () => (value) => (typeof value === 'boolean' ? undefined : '.'),
  integer:
    ({ minimum = -Infinity, maximum = Infinity }) =>
    (value) =>
      Number.isSafeInteger(value) && (value as number) >= minimum && (value as number) <= maximum
        ? undefined
        : '.',
  string: ({ minLength = 0, maxLength = 0, pattern }) => {
    const shape = pattern === undefined ? undefined : new RegExp(pattern, 'u');
    return (value) =>
      typeof value === 'string' &&
      value.length >= minLength &&
      value.length <= maxLength &&
      (shape === undefined || shape.test(value))
        ? undefined
        : '.';
  },
  array: ({ maxItems = 0, items = {} }) => {
    const fit = fitOf(items);
    return (value) => {
      if (!Array.isArray(value) || value.length > maxItems) return '.';
      for (const [at, item] of value.entries()) {
        const found = fit(item);
        if (found !== undefined) return below(`${at}`, found);
      }
      return undefined;
    };
  },
  object: objectFit,
};

function objectFit({
  properties = {},
  required = [],
  additionalProperties = true,
  maxProperties = 64,
}: JsonSchema): Fit {
  const named = new Map(Object.entries(properties).map(([name, schema]) => [name, fitOf(schema)]));
  const others = typeof additionalProperties === 'object' ? fitOf(additionalProperties) : undefined;
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return '.';
    const names = Object.keys(value);
    if (names.length > maxProperties) return '.';
    for (const name of required) if (!Object.hasOwn(value, name)) return name;
    for (const name of names) {
      const fit = named.get(name) ?? others;
      if (fit === undefined && additionalProperties !== true) return name.slice(0, 40);
      const found = fit?.((value as Readonly<Record<string, unknown>>)[name]);
      if (found !== undefined) return below(name.slice(0, 40), found);
    }
    return undefined;
  };
}

function below(name: string, found: string): string {
  return found === '.' ? name : `${name}/${found}`;
}

/** Result of reading a message: the message, or the refusal to send. */
export type Read =
  | { readonly ok: true; readonly message: ClientMessage }
  /** `to` is the id of the message if it could be read, else 0. */
  | { readonly ok: false; readonly to: number; readonly reason: Reason };

/** Parses and checks a message of a client. Never throws. */
export function readMessage(sent: string): Read {
  if (sent.length > limits.messageLength) return { ok: false, to: 0, reason: { code: 'too-large' } };
  let parsed: unknown;
  try {
    parsed = JSON.parse(sent);
  } catch {
    return { ok: false, to: 0, reason: { code: 'malformed', at: '.' } };
  }
  return fitMessage(parsed);
}

/** Checks a parsed message, such as the body of a request. */
export function fitMessage(parsed: unknown): Read {
  if (typeof parsed !== 'object' || parsed === null) {
    return { ok: false, to: 0, reason: { code: 'malformed', at: '.' } };
  }
  const { type, id } = parsed as { readonly type?: unknown; readonly id?: unknown };
  const to = Number.isSafeInteger(id) && (id as number) >= 0 ? (id as number) : 0;
  if (typeof type !== 'string' || !Object.hasOwn(clientSchemas, type)) {
    return { ok: false, to, reason: { code: 'unknown-type' } };
  }
  const schema = clientSchemas[type as keyof typeof clientSchemas];
  const at = misfit(schema.json, parsed);
  return at === undefined
    ? { ok: true, message: parsed as ClientMessage }
    : { ok: false, to, reason: { code: 'malformed', at } };
}
