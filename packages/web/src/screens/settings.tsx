import { SettingsForm } from '../settings/settings-form.tsx';
import { SignOut } from '../settings/sign-out.tsx';
import { useScreenWords } from '../text/screens/index.ts';
import { Frame } from './frame.tsx';

export function SettingsScreen() {
  const { title } = useScreenWords().settings;
  return (
    <Frame title={title} class="narrow">
      <h1>{title}</h1>
      <SettingsForm />
      <SignOut />
    </Frame>
  );
}
