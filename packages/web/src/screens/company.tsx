import { useOffered } from '../remote/guest.ts';
import { go } from '../router.ts';
import { NameField } from '../settings/name-field.tsx';
import { useScreenWords } from '../text/screens/index.ts';
import { JoinForm } from './join-form.tsx';

/** Name field and join form. */
export function Company() {
  const words = useScreenWords();
  const offered = useOffered();
  return (
    <section class="panel company" aria-label={words.home.join}>
      <NameField label={words.home.myName} />
      <JoinForm onCode={(code) => go({ at: 'join', code })} />
      {offered === 'none' && <p class="aside">{words.home.offline}</p>}
    </section>
  );
}
