import { useState } from 'preact/hooks';
import { copyText } from '../copy-text.ts';
import { useAddressForOthers } from '../remote/reach.ts';
import { hrefOf } from '../routes.ts';
import { useScreenWords } from '../text/screens/index.ts';
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
  const [copied, setCopied] = useState(false);
  const address = useAddressForOthers();
  const link = new URL(hrefOf({ at: 'join', code }), address ?? location.href).href;
  const share = () => void navigator.share({ url: link }).catch(() => undefined);
  return (
    <section class="panel invite" aria-label={words.link}>
      <div>
        <p class="aside">{words.code}</p>
        <p class="code">{code}</p>
        <p class="invite-link">{link}</p>
        {isHost && address === undefined && <p class="aside">{words.onlyHere}</p>}
        <p class="buttons">
          <button type="button" class="btn" onClick={() => void copyText(link).then(setCopied)}>
            {words.copy}
          </button>
          {navigator.share !== undefined && (
            <button type="button" class="btn" onClick={share}>
              {words.share}
            </button>
          )}
        </p>
        <p role="status" class="aside">
          {copied && words.copied}
        </p>
      </div>
      <QrCode text={link} label={words.qr} />
    </section>
  );
}
