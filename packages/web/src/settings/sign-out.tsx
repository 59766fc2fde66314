import { useEffect, useState } from 'preact/hooks';
import { nameAtServer, signOut } from '../remote/guest.ts';
import { useScreenWords } from '../text/screens/index.ts';
import type { SignOutWords } from '../text/screens/sign-out-en.ts';

type Where = 'here' | 'everywhere';

/** Signs out of the server, on this device or everywhere. Nothing is shown to a browser that the server does not know. */
export function SignOut({
  said = {},
  onDone = () => undefined,
}: {
  /** Other words, for a person who can sign in again. */
  readonly said?: Partial<SignOutWords>;
  readonly onDone?: () => void;
}) {
  const words = { ...useScreenWords().signOut, ...said };
  const [name, setName] = useState<string | undefined>(undefined);
  const [asked, setAsked] = useState<Where | undefined>(undefined);
  const [result, setResult] = useState<'done' | 'failed' | undefined>(undefined);
  useEffect(() => void nameAtServer().then(setName, () => undefined), []);
  const leave = async (where: Where) => {
    const isOut = await signOut({ everywhere: where === 'everywhere' }).catch(() => false);
    setAsked(undefined);
    setResult(isOut ? 'done' : 'failed');
    if (isOut) setName(undefined);
    if (isOut) onDone();
  };
  if (name === undefined && result === undefined) return undefined;
  return (
    <section class="panel" aria-labelledby="sign-out">
      <h2 id="sign-out">{words.title}</h2>
      {name !== undefined && <p>{words.knownAs(name)}</p>}
      {name !== undefined && asked === undefined && (
        <p class="buttons">
          {(['here', 'everywhere'] as const).map((where) => (
            <button key={where} type="button" class="btn" onClick={() => setAsked(where)}>
              {words[where]}
            </button>
          ))}
        </p>
      )}
      {asked !== undefined && (
        <div role="group" aria-label={words[asked]}>
          <p role="alert">{asked === 'here' ? words.hereAsk : words.everywhereAsk}</p>
          <p class="buttons">
            <button type="button" class="btn main" onClick={() => void leave(asked)}>
              {asked === 'here' ? words.hereSure : words.everywhereSure}
            </button>
            <button type="button" class="btn" onClick={() => setAsked(undefined)}>
              {words.cancel}
            </button>
          </p>
        </div>
      )}
      {result !== undefined && <p role="status">{words[result]}</p>}
    </section>
  );
}
