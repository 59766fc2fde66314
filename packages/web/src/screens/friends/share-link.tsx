import type { ComponentChildren } from 'preact';
import { CopyOrShare, type CopyOrShareWords } from '../copy-or-share.tsx';
import { QrCode } from '../qr-code.tsx';

/** A link with its QR code, and ways to pass it on. */
export function ShareLink({
  link,
  words,
  children,
}: {
  readonly link: string;
  readonly words: CopyOrShareWords & { readonly qr: string };
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="share-link">
      <div>
        <p class="share-address">{link}</p>
        <CopyOrShare link={link} words={words}>
          {children}
        </CopyOrShare>
      </div>
      <QrCode text={link} label={words.qr} />
    </div>
  );
}
