import { useSettings } from '@manigance/ui/settings.ts';
import { useEffect, useState } from 'preact/hooks';
import { RefusedError } from '../match/connection.ts';
import { askAgain, ClosedError, LimitedError, NameRefusedError } from '../remote/guest.ts';
import { tableOfCode } from '../remote/open-table.ts';
import { go, replaceRoute } from '../router.ts';
import { Form } from '../settings/form.tsx';
import { NameField } from '../settings/name-field.tsx';
import { useWords } from '../text/index.ts';
import type { ScreenWords } from '../text/screens/en.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { Frame } from './frame.tsx';
import { HomeLink } from './home-link.tsx';
import { noteInvitation } from './invited.ts';
import { JoinForm } from './join-form.tsx';
import { readTypedCode } from './typed-code.ts';

type Failure = 'notFound' | 'tooFast' | 'limited' | 'closed' | 'nameRefused' | 'noServer';

/** Opens the table of an invitation code, or offers another try. */
export function Join({ code: named }: { readonly code: string }) {
  const code = codeOf(named);
  const words = useWords();
  const said = useScreenWords();
  const { name } = useSettings();
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<Failure | undefined>(undefined);
  // Once per code and try.
  useEffect(() => {
    let stale = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // An automatic retry keeps its message.
    setFailure((before) => (before === 'limited' ? before : undefined));
    noteInvitation(code);
    tableOfCode(code, { chosen: name, guest: words.guest }).then(
      // Replaces the history entry: going back must not reopen the invitation.
      (id) => stale || replaceRoute({ at: 'table', id }),
      (error) => {
        if (stale) return;
        const why = failureOf(error);
        setFailure(why);
        if (why === 'limited') timer = setTimeout(() => setTries(tries + 1), askAgain);
      },
    );
    return () => {
      stale = true;
      clearTimeout(timer);
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
        <h1>{sentence(failure, code, said)}</h1>
        {failure === 'notFound' && <p>{said.join.notFoundHint}</p>}
      </div>
      <section class="panel" aria-label={said.home.join}>
        {failure === 'nameRefused' ? (
          <Form class="join" onSubmit={() => setTries(tries + 1)}>
            <NameField label={said.home.myName} />
            <button type="submit" class="btn">
              {said.home.join}
            </button>
          </Form>
        ) : (
          <JoinForm onCode={tryCode} />
        )}
      </section>
      <p>
        <HomeLink />
      </p>
    </Frame>
  );
}

/** The code in an address, which may have been typed by hand. */
function codeOf(named: string): string {
  const invited = readTypedCode(named);
  return invited !== undefined && 'code' in invited ? invited.code : named;
}

function failureOf(error: unknown): Failure {
  if (error instanceof LimitedError) return 'limited';
  if (error instanceof ClosedError) return 'closed';
  if (error instanceof NameRefusedError) return 'nameRefused';
  const code = error instanceof RefusedError ? error.reason.code : undefined;
  if (code === 'too-fast') return 'tooFast';
  // A text that cannot be a code is reported as malformed.
  return code === 'no-table' || code === 'malformed' ? 'notFound' : 'noServer';
}

function sentence(failure: Failure, code: string, { join, lobby, settings }: ScreenWords): string {
  if (failure === 'limited' || failure === 'closed') return lobby[failure];
  if (failure === 'nameRefused') return settings.nameRefused;
  return failure === 'notFound' ? join.notFound(code) : join[failure];
}
