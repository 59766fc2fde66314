import { moveTime } from '@manigance/ui/motion.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AmEvent } from '../rules/index.ts';
import type { Props } from './board-context.ts';
import { boardContext } from './board-context.ts';
import { explains } from './guide/explains.ts';

/** The rolls among some events, oldest first. */
function rollsIn(events: readonly AmEvent[]): readonly number[] {
  return events.flatMap((event) =>
    event.type === 'rolled' || event.type === 'firstRoll' ? [event.roll] : [],
  );
}

/** A twelve-sided die at the edge of the plan. It tumbles on a roll and then shows the result. */
export function Die(props: Props) {
  const { words } = boardContext(props);
  const { events, log, motion } = props;
  const [rolls, setRolls] = useState<readonly number[]>(() => rollsIn(log).slice(-1));
  const [shown, setShown] = useState<number | undefined>(undefined);
  const die = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const thrown = rollsIn(events);
    if (thrown.length === 0) return undefined;
    setRolls(thrown);
    if (!motion.on) return undefined;
    die.current?.animate(
      [
        { transform: 'translate(-70px, 26px) rotate(-540deg) scale(1.15)' },
        { transform: 'translate(-22px, -6px) rotate(-160deg) scale(1.05)', offset: 0.6 },
        { transform: 'none' },
      ],
      { duration: motion.ms(moveTime), easing: 'cubic-bezier(.2,.8,.2,1)' },
    );
    const faces = setInterval(() => setShown((face = 2) => ((face + 4) % 12) + 1), 70);
    const rest = setTimeout(() => {
      clearInterval(faces);
      setShown(undefined);
    }, motion.ms(320));
    return () => {
      clearInterval(faces);
      clearTimeout(rest);
      setShown(undefined);
    };
  }, [events, motion]);
  const last = rolls.at(-1);
  return (
    <div
      class={`am-die ${last === undefined ? 'is-resting' : ''}`}
      role="img"
      {...explains('die')}
      aria-label={last === undefined ? words.dieRest : rolls.map(words.die).join(', ')}
    >
      <svg ref={die} viewBox="-46 -48 92 96" aria-hidden="true">
        <path class="d1" d="M0-44 26-36 42-14V13L26 36 0 44-26 36-42 13V-14L-26-36z" />
        <path class="d2" d="M0-26 25-8 15 21H-15L-25-8z" />
        <path class="d3" d="M0-26V-44M25-8 42-14M15 21 26 36M-15 21-26 36M-25-8-42-14" />
        <text y="12">{shown ?? last}</text>
      </svg>
      {rolls.length > 1 && (
        <span class="am-rolls" aria-hidden="true">
          {rolls.join(' · ')}
        </span>
      )}
    </div>
  );
}
