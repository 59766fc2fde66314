import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { copyText } from '../copy-text.ts';

/** Labels of the buttons. */
export interface CopyOrShareWords {
  readonly copy: string;
  readonly copied: string;
  readonly share: string;
}

/** Buttons that copy a link and hand it to the device's share sheet; `children` are further buttons. */
export function CopyOrShare({
  link,
  words,
  children,
}: {
  readonly link: string;
  readonly words: CopyOrShareWords;
  readonly children?: ComponentChildren;
}) {
  const [copied, setCopied] = useState(false);
  const share = () => void navigator.share({ url: link }).catch(() => undefined);
  return (
    <>
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
    </>
  );
}
