import { type ClientMessage, clientSchemas, limits, type Reason } from './index.ts';
import type { JsonSchema } from './schema.ts';

/** Where a value does not fit its schema, as a path such as `seats/2/level`; nothing if it fits. */
export function misfit(schema: JsonSchema, value: unknown, path = ''): string | undefined {
  if (schema.anyOf !== undefined) {
    return schema.anyOf.some((one) => misfit(one, value) === undefined) ? undefined : path || '.';
  }
  if (schema.enum !== undefined) return schema.enum.some((one) => one === value) ? undefined : path || '.';
  const fits = schema.type === undefined || kinds[schema.type](schema, value);
  if (!fits) return path || '.';
  if (schema.type === 'array') return misfitInList(schema, value as readonly unknown[], path);
  if (schema.type === 'object')
    return misfitInObject(schema, value as Readonly<Record<string, unknown>>, path);
  return undefined;
}

type Kind = (schema: JsonSchema, value: unknown) => boolean;
const kinds: Readonly<Record<NonNullable<JsonSchema['type']>, Kind>> = {
  boolean: (_schema, value) => typeof value === 'boolean',
  integer: ({ minimum = -Infinity, maximum = Infinity }, value) =>
    Number.isSafeInteger(value) && (value as number) >= minimum && (value as number) <= maximum,
  string: ({ minLength = 0, maxLength = 0, pattern }, value) =>
    typeof value === 'string' &&
    value.length >= minLength &&
    value.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(value)),
  array: ({ maxItems = 0 }, value) => Array.isArray(value) && value.length <= maxItems,
  object: ({ maxProperties = 64 }, value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length <= maxProperties,
};

function misfitInList(
  { items = {} }: JsonSchema,
  value: readonly unknown[],
  path: string,
): string | undefined {
  for (const [at, item] of value.entries()) {
    const found = misfit(items, item, below(path, at));
    if (found !== undefined) return found;
  }
  return undefined;
}

function misfitInObject(
  { properties = {}, required = [], additionalProperties = true }: JsonSchema,
  value: Readonly<Record<string, unknown>>,
  path: string,
): string | undefined {
  for (const name of required) if (!Object.hasOwn(value, name)) return below(path, name);
  for (const [name, field] of Object.entries(value)) {
    const known = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (known === false || known === undefined) return below(path, name.slice(0, 40));
    const found = known === true ? undefined : misfit(known, field, below(path, name.slice(0, 40)));
    if (found !== undefined) return found;
  }
  return undefined;
}

function below(path: string, name: string | number): string {
  return path === '' ? `${name}` : `${path}/${name}`;
}

export type Read =
  | { readonly ok: true; readonly message: ClientMessage }
  /** `to` is the message's own id where it could be made out, else 0. */
  | { readonly ok: false; readonly to: number; readonly reason: Reason };

/** What a client sent, if it is a message; otherwise the answer to give. Never throws, and keeps nothing else. */
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

/** The same for what is already parsed, such as the body of a request. */
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
