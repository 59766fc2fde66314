import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { copyText } from '../../copy-text.ts';
import { QrCode } from '../qr-code.tsx';

/** A link with its QR code, and ways to pass it on. */
export function ShareLink({
  link,
  words,
  children,
}: {
  readonly link: string;
  readonly words: {
    readonly copy: string;
    readonly copied: string;
    readonly share: string;
    readonly qr: string;
  };
  readonly children?: ComponentChildren;
}) {
  const [copied, setCopied] = useState(false);
  const share = () => void navigator.share({ url: link }).catch(() => undefined);
  return (
    <div class="share-link">
      <div>
        <p class="share-address">{link}</p>
        <p class="buttons">
          <button type="button" class="btn" onClick={() => void copyText(link).then(setCopied)}>
            {words.copy}
          </button>
          {navigator.share !== undefined && (
            <button type="button" class="btn" onClick={share}>
              {words.share}
            </button>
          )}
          {children}
        </p>
        <p role="status" class="aside">
          {copied && words.copied}
        </p>
      </div>
      <QrCode text={link} label={words.qr} />
    </div>
  );
}
