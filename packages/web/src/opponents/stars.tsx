import { useOpponentWords } from './words.ts';
import './style/index.css';

const outline =
  'M12 2.600l2.900 6.100 6.600.9-4.800 4.600 1.200 6.600L12 17.600l-5.900 3.200 1.200-6.600L2.500 9.600l6.600-.9z';

/** The strength of a bot: as many filled stars as its level is high. */
export function Stars({ count, of }: { readonly count: number; readonly of: number }) {
  const words = useOpponentWords();
  return (
    <span class="stars">
      <span class="vh">{words.stars(count, of)}</span>
      {Array.from({ length: of }, (_, at) => (
        <svg key={at} viewBox="0 0 24 24" class={at < count ? 'is-on' : ''} aria-hidden="true">
          <path d={outline} />
        </svg>
      ))}
    </span>
  );
}
