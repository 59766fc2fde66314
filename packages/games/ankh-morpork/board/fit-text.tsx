import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Cuts a text to the whole lines that fit, with a mark where it is cut. */
function fit(element: HTMLElement): void {
  element.style.webkitLineClamp = 'none';
  if (element.scrollHeight <= element.clientHeight + 1) return;
  const height = Number.parseFloat(getComputedStyle(element).lineHeight);
  element.style.webkitLineClamp = `${Math.max(1, Math.floor((element.clientHeight + 1) / height))}`;
}

/** Text cut to the lines that fit. Its `title` and its content hold all of it. */
export function FitText({ text, class: name }: { readonly text: string; readonly class: string }) {
  const line = useRef<HTMLSpanElement>(null);
  // With every drawing: a line beside it may have come or gone.
  useLayoutEffect(() => {
    if (line.current) fit(line.current);
  });
  useEffect(() => {
    const element = line.current;
    if (!element?.parentElement) return undefined;
    const observer = new ResizeObserver(() => fit(element));
    observer.observe(element.parentElement);
    // A translation by the browser changes the text in place.
    const mutations = new MutationObserver(() => fit(element));
    mutations.observe(element, { characterData: true, childList: true, subtree: true });
    return () => {
      observer.disconnect();
      mutations.disconnect();
    };
  }, []);
  return (
    <span ref={line} class={name} title={text}>
      {text}
    </span>
  );
}
