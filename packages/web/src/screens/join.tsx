import { useEffect, useState } from 'preact/hooks';
import { joinByCode } from '../remote/open-table.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { Frame } from './frame.tsx';

/** Where an invitation leads: to the table behind its code. */
export function Join({ code }: { readonly code: string }) {
  const words = useWords();
  const said = useScreenWords();
  const { name } = useSettings();
  const [failed, setFailed] = useState(false);
  // Once per code.
  useEffect(() => {
    joinByCode(code, { chosen: name, guest: words.guest }).catch(() => setFailed(true));
  }, [code]);
  return (
    <Frame>
      <p role="status">{failed ? said.lobby.missing : words.loading}</p>
    </Frame>
  );
}
