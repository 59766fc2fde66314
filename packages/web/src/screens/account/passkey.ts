import { type Answered, ask } from './requests.ts';

/** Whether this browser has passkeys for this page: they want TLS, or this machine, and a host with a name. */
export function hasPasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

type Json = Readonly<Record<string, unknown>>;
interface Options extends Json {
  readonly challenge: string;
  readonly user?: { readonly id: string };
  readonly excludeCredentials?: readonly { readonly id: string }[];
  readonly allowCredentials?: readonly { readonly id: string }[];
}

/** Makes a passkey and adds it to the account. `undefined` if the person cancelled. */
export async function addPasskey(label: string, password: string | undefined): Promise<Answered | undefined> {
  const asked = await ask('passkeyOptions', { password });
  if (!asked.ok) return asked;
  const publicKey = inBytes((asked.body as { readonly options: Options }).options);
  const made = await navigator.credentials.create({ publicKey } as CredentialCreationOptions).catch(nothing);
  return made instanceof PublicKeyCredential
    ? ask('addPasskey', { label, response: asJson(made) })
    : undefined;
}

/** Signs in with a passkey of this browser. `undefined` if the person cancelled. */
export async function signInWithPasskey(join: boolean): Promise<Answered | undefined> {
  const asked = await ask('account/passkey-options');
  if (!asked.ok) return asked;
  const publicKey = inBytes((asked.body as { readonly options: Options }).options);
  const used = await navigator.credentials.get({ publicKey } as CredentialRequestOptions).catch(nothing);
  return used instanceof PublicKeyCredential
    ? ask('account/passkey', { response: asJson(used), join })
    : undefined;
}

function nothing(): undefined {
  return undefined;
}

/** Options as the browser wants them: what was written in base64url, in bytes. */
function inBytes(options: Options): object {
  const { user, excludeCredentials = [], allowCredentials = [] } = options;
  const listed = (list: readonly { readonly id: string }[]) =>
    list.map((one) => ({ ...one, id: bytes(one.id) }));
  return {
    ...options,
    challenge: bytes(options.challenge),
    ...(user === undefined ? {} : { user: { ...user, id: bytes(user.id) } }),
    excludeCredentials: listed(excludeCredentials),
    allowCredentials: listed(allowCredentials),
  };
}

/** The browser's answer in JSON. */
function asJson({ id, rawId, type, response }: PublicKeyCredential): object {
  const parts: Record<string, unknown> = {};
  for (const name of ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature'] as const) {
    const part: unknown = Reflect.get(response, name);
    if (part instanceof ArrayBuffer) parts[name] = inText(part);
  }
  if (response instanceof AuthenticatorAttestationResponse) parts.transports = response.getTransports();
  return { id, rawId: inText(rawId), type, response: parts, clientExtensionResults: {} };
}

function bytes(text: string): Uint8Array {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function inText(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
