import { useEffect, useState } from 'preact/hooks';
import { RefusedError } from '../remote/connection.ts';
import { joinByCode } from '../remote/open-table.ts';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { Frame } from './frame.tsx';
import { noteInvitation } from './invited.ts';
import { JoinForm } from './join-form.tsx';
import { WayHome } from './way-home.tsx';

type Failure = 'notFound' | 'tooFast' | 'noServer';

/** Where an invitation leads: to the table behind its code, or to another try. */
export function Join({ code }: { readonly code: string }) {
  const words = useWords();
  const said = useScreenWords();
  const { name } = useSettings();
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<Failure | undefined>(undefined);
  // Once per code and try.
  useEffect(() => {
    let stale = false;
    setFailure(undefined);
    noteInvitation(code);
    joinByCode(code, { chosen: name, guest: words.guest }).catch((error) => {
      if (!stale) setFailure(failureOf(error));
    });
    return () => {
      stale = true;
    };
  }, [code, tries]);
  const tryCode = (next: string) => (next === code ? setTries(tries + 1) : go({ at: 'join', code: next }));
  if (failure === undefined) {
    return (
      <Frame>
        <p role="status">{words.loading}</p>
      </Frame>
    );
  }
  return (
    <Frame title={said.home.join} class="narrow">
      <div role="alert">
        <h1>{failure === 'notFound' ? said.join.notFound(code) : said.join[failure]}</h1>
        {failure === 'notFound' && <p>{said.join.notFoundHint}</p>}
      </div>
      <section class="panel" aria-label={said.home.join}>
        <JoinForm onCode={tryCode} />
      </section>
      <p>
        <WayHome />
      </p>
    </Frame>
  );
}

function failureOf(error: unknown): Failure {
  const code = error instanceof RefusedError ? error.reason.code : undefined;
  if (code === 'too-fast') return 'tooFast';
  // A text that can be no code is malformed.
  return code === 'no-table' || code === 'malformed' ? 'notFound' : 'noServer';
}
