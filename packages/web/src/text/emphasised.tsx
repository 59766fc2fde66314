import { type ComponentChildren, Fragment } from 'preact';

/** Sets the words between `**` in bold. */
export function emphasised(text: string): ComponentChildren {
  return text
    .split('**')
    .map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : <Fragment key={at}>{part}</Fragment>));
}
