import { useEffect, useRef, useState } from 'preact/hooks';
import { Glyph } from './icon.tsx';
import { useUiWords } from './words.ts';

/**
 * Marks the edge of a scrolling box beyond which there is more. The last child of the box; hidden from screen readers,
 * which read what is out of sight all the same.
 */
export function ScrollCue({ to = 'below' }: { readonly to?: 'below' | 'right' }) {
  const { more: words } = useUiWords();
  const end = useRef<HTMLElement>(null);
  const [more, setMore] = useState(false);
  useEffect(() => {
    if (end.current === null) return;
    // An observer instead of measurements: it costs no layout when the contents change.
    const seen = new IntersectionObserver((entries) => setMore(entries.at(-1)?.isIntersecting === false), {
      root: end.current.parentElement,
    });
    seen.observe(end.current);
    return () => seen.disconnect();
  }, []);
  return (
    <>
      <span class={`scroll-cue is-${to} ${more ? 'is-more' : ''}`} aria-hidden="true">
        <span>
          <Glyph of={to === 'below' ? 'down' : 'next'} />
          {to === 'below' && <b>{words}</b>}
        </span>
      </span>
      <span ref={end} class="scroll-end" aria-hidden="true" />
    </>
  );
}
