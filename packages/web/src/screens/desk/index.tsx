import './style/index.css';
import type { DeskAnswer } from '@manigance/protocol';
import { useEffect, useState } from 'preact/hooks';
import { RefusedRequestError } from '../../remote/post.ts';
import { hrefOf } from '../../routes.ts';
import { readAccount } from '../account/requests.ts';
import { Frame } from '../frame.tsx';
import { HomeLink } from '../home-link.tsx';
import { askDesk } from './ask.ts';
import { AuditPart } from './audit-part.tsx';
import { ErrorsPart } from './errors-part.tsx';
import { DetailsPart, FiguresPart } from './figures.tsx';
import { PeoplePart } from './people-part.tsx';
import { ReportsPart } from './reports-part.tsx';
import { StopPart } from './stop-part.tsx';
import { TablesPart } from './tables-part.tsx';
import { useDeskWords } from './words.ts';

/** Interval at which the desk looks anew; ms. */
const lookEvery = 5_000;

/** The host's desk; with a token, the form to become the host. To anybody else the server answers nothing. */
export function DeskScreen({ token }: { readonly token: string | undefined }) {
  const words = useDeskWords();
  return (
    <Frame title={words.title} class="desk">
      <h1>{words.title}</h1>
      {token === undefined ? <Desk /> : <TakePart token={token} />}
      <p>
        <HomeLink />
      </p>
    </Frame>
  );
}

type Taking = 'asking' | 'needsAccount' | 'notTaken' | 'taken' | 'failed';

function TakePart({ token }: { readonly token: string }) {
  const words = useDeskWords();
  const [state, setState] = useState<Taking>('asking');
  useEffect(() => {
    take(token).then(setState, () => setState('failed'));
  }, [token]);
  if (state === 'asking') return <p role="status">{words.loading}</p>;
  if (state === 'taken')
    return (
      <>
        <p role="status">{words.taken}</p>
        <Desk />
      </>
    );
  return (
    <>
      <p role="alert">{words[state]}</p>
      {state === 'needsAccount' && (
        <p>
          <a class="btn main" href={hrefOf({ at: 'account' })}>
            {words.toAccount}
          </a>
        </p>
      )}
    </>
  );
}

async function take(token: string): Promise<Taking> {
  const account = await readAccount();
  if (account?.name === undefined) return 'needsAccount';
  try {
    await askDesk('take', { token });
  } catch (error) {
    if (error instanceof RefusedRequestError) return 'notTaken';
    throw error;
  }
  // It is used up, and does not belong into the history.
  history.replaceState(undefined, '', hrefOf({ at: 'desk' }));
  return 'taken';
}

type Look = DeskAnswer<'look'>;

function Desk() {
  const words = useDeskWords();
  const [look, setLook] = useState<Look | 'nothing' | 'failed' | undefined>(undefined);
  const load = () =>
    askDesk('look').then(setLook, (error: unknown) => {
      const isNothing = error instanceof RefusedRequestError && error.code === 'nothing';
      // What was there stays while the server is away.
      setLook((now) => (isNothing ? 'nothing' : (now ?? 'failed')));
    });
  useEffect(() => {
    void load();
    const timer = setInterval(() => {
      if (!document.hidden) void load();
    }, lookEvery);
    return () => clearInterval(timer);
  }, []);
  if (look === undefined) return <p role="status">{words.loading}</p>;
  if (typeof look === 'string') return <p role="status">{words[look]}</p>;
  const onChange = () => void load();
  const { now, playing, accounts, reports } = look;
  return (
    <>
      <FiguresPart look={look} />
      <div class="desk-parts">
        <TablesPart playing={playing} now={now} />
        <PeoplePart accounts={accounts} now={now} />
        <StopPart look={look} onChange={onChange} />
        <ReportsPart reports={reports} onChange={onChange} />
        <ErrorsPart look={look} />
        <AuditPart now={now} />
      </div>
      <DetailsPart look={look} />
    </>
  );
}
