import type { SharedPosition } from '../../local/position.ts';

/** Most characters of a link that is read. */
const mostCharacters = 40_000;

/** A position as the part of an address after the last slash: its JSON, deflated, in base64url. */
export async function linkOf(position: SharedPosition): Promise<string> {
  const bytes = new Blob([JSON.stringify(position)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const packed = new Uint8Array(await new Response(bytes).arrayBuffer());
  let text = '';
  for (const byte of packed) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The position of a link; `undefined` if it is none. Its content is checked elsewhere. */
export async function positionIn(link: string): Promise<SharedPosition | undefined> {
  if (link.length > mostCharacters) return undefined;
  try {
    const packed = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    );
    const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const position: unknown = JSON.parse(await new Response(bytes).text());
    return isPosition(position) ? position : undefined;
  } catch {
    return undefined;
  }
}

function isPosition(value: unknown): value is SharedPosition {
  if (typeof value !== 'object' || value === null) return false;
  const { game, rulesVersion, seats, colours, shown } = value as Partial<SharedPosition>;
  return (
    typeof game === 'string' &&
    typeof rulesVersion === 'number' &&
    typeof seats === 'number' &&
    Array.isArray(colours) &&
    typeof shown === 'object' &&
    shown !== null
  );
}
