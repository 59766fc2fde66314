import { hrefOf } from '../routes.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { SignOut } from '../settings/sign-out.tsx';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { Frame } from './frame.tsx';

/** The settings of this browser. */
export function SettingsScreen() {
  const { title } = useScreenWords().settings;
  const { account, notices } = useWords();
  return (
    <Frame title={title} class="narrow">
      <h1>{title}</h1>
      <SettingsForm />
      <p>
        <a class="btn" href={hrefOf({ at: 'account' })}>
          {account}
        </a>{' '}
        <a class="btn" href={hrefOf({ at: 'notices' })}>
          {notices}
        </a>
      </p>
      <SignOut />
    </Frame>
  );
}
