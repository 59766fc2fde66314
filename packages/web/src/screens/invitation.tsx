import { useAddressForOthers } from '../remote/reach.ts';
import { hrefOf } from '../routes.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { CopyOrShare } from './copy-or-share.tsx';
import { QrCode } from './qr-code.tsx';

/** Code, link and QR code of a table. */
export function Invitation({
  code,
  isHost,
}: {
  readonly code: string;
  /** Whether the viewer is the host, who can change the server's address. */
  readonly isHost: boolean;
}) {
  const { lobby: words } = useScreenWords();
  const address = useAddressForOthers();
  const link = new URL(hrefOf({ at: 'join', code }), address ?? location.href).href;
  return (
    <section class="panel invite" aria-label={words.link}>
      <div>
        <p class="aside">{words.code}</p>
        <p class="code">{code}</p>
        <p class="invite-link">{link}</p>
        {isHost && address === undefined && <p class="aside">{words.onlyHere}</p>}
        <CopyOrShare link={link} words={words} />
      </div>
      <QrCode text={link} label={words.qr} />
    </section>
  );
}
