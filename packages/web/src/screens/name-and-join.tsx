import { useOffered } from '../remote/guest.ts';
import { go } from '../router.ts';
import { hrefOf } from '../routes.ts';
import { NameField } from '../settings/name-field.tsx';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { JoinForm } from './join-form.tsx';

/** Name field and join form. */
export function NameAndJoin() {
  const words = useScreenWords();
  const { account, friends } = useWords();
  const offered = useOffered();
  return (
    <section class="panel company" aria-label={words.home.join}>
      <NameField label={words.home.myName} />
      <JoinForm onCode={(code) => go({ at: 'join', code })} />
      {offered === 'none' ? (
        <p class="aside">{words.home.offline}</p>
      ) : (
        <p>
          <a href={hrefOf({ at: 'account' })}>{account}</a> ·{' '}
          <a href={hrefOf({ at: 'friends' })}>{friends}</a>
        </p>
      )}
    </section>
  );
}
