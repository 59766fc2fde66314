import {
  accountRequests,
  answerSchemas,
  clientSchemas,
  newsSchemas,
  protocolVersion,
  reasonSchemas,
} from './index.ts';
import type { JsonSchema, Schema } from './schema.ts';

type Schemas = Readonly<Record<string, Schema<unknown>>>;
/** Answer type of each message unless refused; `accepted` by default. */
const answeredBy: Readonly<Record<string, keyof typeof answerSchemas>> = {
  hello: 'welcome',
  create: 'created',
  rematch: 'created',
  find: 'found',
  tables: 'tables',
  watch: 'watching',
  whyNot: 'reasons',
  mayUndo: 'undo',
  newToken: 'token',
  account: 'account',
  passkeyOptions: 'passkeyOptions',
  history: 'history',
  profile: 'profile',
  ratingPath: 'ratingPath',
};
/** Messages for sockets only. */
const socketOnly = ['unwatch', 'ping'];

/**
 * The HTTP interface: every message is a POST to its own path, whose body is the message without type and id. `watch`
 * answers with the steps after a number and sends no news: poll it.
 */
export function openApi(): object {
  const posts: Readonly<Record<string, object>> = Object.fromEntries(
    Object.entries(clientSchemas)
      .filter(([type]) => !socketOnly.includes(type))
      .map(([type, { json }]) => [`/api/${type}`, { post: operation(type, json) }]),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Manigance', version: String(protocolVersion) },
    security: [{ token: [] }, { cookie: [] }],
    paths: {
      ...posts,
      ...accountPaths(),
      '/api/guest': { post: guestOperation },
      '/api/games': {
        get: { summary: 'The games, their settings, seats and bot levels.', responses: anyJson },
      },
      '/api/reach': {
        get: {
          summary: 'Addresses under which others reach the server; answered only to the machine it runs on.',
          security: [],
          responses: anyJson,
        },
      },
      '/api/tables': {
        ...posts['/api/tables'],
        get: { summary: 'The open tables; needs no identification.', security: [], responses: anyJson },
      },
    },
    components: {
      schemas: { ...jsonOf(answerSchemas), ...prefixed('reason-', jsonOf(reasonSchemas)) },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'manigance' },
      },
    },
  };
}

/** Requests about an account that give or take a cookie. */
function accountPaths(): Readonly<Record<string, object>> {
  const paths = Object.entries(accountRequests).map(([name, { json }]) => {
    const { description: summary, ...schema } = json;
    const requestBody = { content: { 'application/json': { schema } } };
    return [`/api/account/${name}`, { post: { summary, requestBody, responses: anyJson } }] as const;
  });
  return Object.fromEntries(paths);
}

const anyJson = { 200: { description: 'JSON', content: { 'application/json': {} } } };
const guestOperation = {
  summary: 'Become a guest: sets the identifying cookie, or with `token: true` answers with an API token.',
  security: [],
  requestBody: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string', maxLength: 24 }, token: { type: 'boolean' } },
        },
      },
    },
  },
  responses: anyJson,
};

function operation(type: string, schema: JsonSchema): object {
  const { type: _type, id: _id, ...properties } = schema.properties ?? {};
  const required = (schema.required ?? []).filter((name) => name !== 'type' && name !== 'id');
  const body = { type: 'object', properties, required, additionalProperties: false };
  const answer = answeredBy[type] ?? 'accepted';
  return {
    operationId: type,
    summary: schema.description,
    requestBody: { content: { 'application/json': { schema: body } } },
    responses: { 200: response(answer, 'Done'), 409: response('refused', 'Refused; nothing changed') },
  };
}

function response(answer: string, description: string): object {
  return {
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${answer}` } } },
  };
}

/** All messages of the socket as JSON Schema. */
export function messageSchemas(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Manigance protocol ${protocolVersion}`,
    client: { oneOf: Object.values(jsonOf(clientSchemas)) },
    answer: { oneOf: Object.values(jsonOf(answerSchemas)) },
    news: { oneOf: Object.values(jsonOf(newsSchemas)) },
  };
}

function jsonOf(schemas: Schemas): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, { json }]) => [name, json]));
}

function prefixed(prefix: string, schemas: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, json]) => [`${prefix}${name}`, json]));
}
