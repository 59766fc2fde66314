import './style/index.css';
import { useEffect, useState } from 'preact/hooks';
import { hrefOf, type MailedLink } from '../../routes.ts';
import { SignOut } from '../../settings/sign-out.tsx';
import { Frame } from '../frame.tsx';
import { HomeLink } from '../home-link.tsx';
import { LoadingLine } from '../loading-line.tsx';
import { CreatePart } from './create-part.tsx';
import { DataPart } from './data-part.tsx';
import { Field } from './fields.tsx';
import { ConfirmPart, ResetPart } from './mailed-link.tsx';
import { type AccountInfo, readAccount } from './requests.ts';
import { AddressPart, PasskeysPart, PasswordPart, SessionsPart } from './security-parts.tsx';
import { SignInPart } from './sign-in-part.tsx';
import { useAccountWords } from './words.ts';

type State =
  | { readonly is: 'loading' | 'failed' | 'stranger' | 'deleted' }
  | { readonly is: 'known'; readonly account: AccountInfo };

/** Creates an account, signs in to one, and keeps it safe. */
export function AccountScreen({ link }: { readonly link: MailedLink | undefined }) {
  const words = useAccountWords();
  return (
    <Frame title={words.title} class="narrow account">
      <h1>{words.title}</h1>
      {link === undefined && <Account />}
      {link?.to === 'reset' && <ResetPart token={link.token} />}
      {link?.to === 'confirm' && <ConfirmPart token={link.token} />}
      <p>
        <HomeLink />
      </p>
    </Frame>
  );
}

function Account() {
  const words = useAccountWords();
  const [state, setState] = useState<State>({ is: 'loading' });
  const load = () =>
    void readAccount().then(
      (account) => setState(account === undefined ? { is: 'stranger' } : { is: 'known', account }),
      () => setState({ is: 'failed' }),
    );
  useEffect(load, []);
  if (state.is === 'loading') return <LoadingLine text={words.loading} />;
  if (state.is === 'failed') return <p role="alert">{words.failed}</p>;
  if (state.is === 'deleted') return <p role="status">{words.deleted}</p>;
  const account = 'account' in state ? state.account : undefined;
  if (account?.name === undefined)
    return (
      <>
        <p>{words.why}</p>
        <CreatePart onDone={load} />
        <SignInPart openTables={account?.openTables ?? 0} onDone={load} />
        {account !== undefined && (
          <DataPart present={undefined} onDeleted={() => setState({ is: 'deleted' })} />
        )}
      </>
    );
  return <SignedIn account={account} onChange={load} onDeleted={() => setState({ is: 'deleted' })} />;
}

function SignedIn({
  account,
  onChange,
  onDeleted,
}: {
  readonly account: AccountInfo;
  readonly onChange: () => void;
  readonly onDeleted: () => void;
}) {
  const words = useAccountWords();
  const [typed, setTyped] = useState('');
  const needsPassword = !account.isFresh && account.hasPassword;
  const part = { account, present: needsPassword ? typed : undefined, onChange };
  return (
    <>
      <p role="status">{words.signedIn(account.name ?? '')}</p>
      {needsPassword && (
        <section class="panel" aria-label={words.present}>
          <Field
            label={words.present}
            hint={words.presentHint}
            type="password"
            value={typed}
            onInput={setTyped}
            autoComplete="current-password"
          />
        </section>
      )}
      {!account.isFresh && !account.hasPassword && <p>{words.again}</p>}
      {account.isHost === true && (
        <p>
          <a class="btn" href={hrefOf({ at: 'desk' })}>
            {words.desk}
          </a>
        </p>
      )}
      <PasswordPart {...part} />
      <PasskeysPart {...part} />
      <AddressPart {...part} />
      <SessionsPart {...part} />
      <SignOut said={words.signOut} onDone={onChange} />
      <DataPart present={part.present} onDeleted={onDeleted} />
    </>
  );
}
