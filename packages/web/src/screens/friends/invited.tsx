import { useSettings } from '@manigance/ui/settings.ts';
import { useEffect, useState } from 'preact/hooks';
import { serverConnection } from '../../match/server-connection.ts';
import { nameAtServer } from '../../remote/guest.ts';
import { hrefOf } from '../../routes.ts';
import { Notice } from '../notice.tsx';
import { invitedWords } from './invited-words.ts';

/** On the home page: the number of tables that friends invite me to. */
export function Invited() {
  const words = invitedWords[useSettings().language];
  const [count, setCount] = useState(0);
  useEffect(() => {
    let stale = false;
    countInvitations().then(
      (found) => stale || setCount(found),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, []);
  if (count === 0) return undefined;
  return (
    <Notice text={words.invitedToTables(count)}>
      <a class="btn" href={hrefOf({ at: 'friends' })}>
        {words.see}
      </a>
    </Notice>
  );
}

async function countInvitations(): Promise<number> {
  if ((await nameAtServer()) === undefined) return 0;
  const answer = await serverConnection().ask({ type: 'invitations' });
  return answer.type === 'invitations' ? answer.invitations.length : 0;
}
