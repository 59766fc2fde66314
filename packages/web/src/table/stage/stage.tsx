import type { Vocabulary } from '@manigance/core';
import { Glyph } from '@manigance/ui/icon.tsx';
import type { Act } from '@manigance/ui/staging.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useWords } from '../../text/index.ts';
import type { StagedAct } from './use-stage.ts';
import './style/index.css';

/** Props of the stage. */
export interface StageProps {
  readonly staged: StagedAct;
}

/** Duration of the fade that replaces movement; ms. */
const fadeTime = 200;

/** A high point over the table, or beside its board. */
export function Stage({ staged: { scene, act, number, props, isAside, skip } }: StageProps) {
  const words = useWords();
  const { Picture, acts } = scene;
  const stage = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!props.motion.on) stage.current?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeTime });
  }, [scene, act.place]);
  return (
    <section ref={stage} class={`stage is-${isAside ? 'aside' : act.place}`} aria-label={act.title}>
      <header class="stage-head">
        <h2>{act.title}</h2>
        {act.note !== undefined && <p>{act.note}</p>}
      </header>
      <div class="stage-picture">
        <Picture props={props} act={number} />
      </div>
      {/* Beside a running clock the prompt keeps the question, and the stage speaks for itself. */}
      {isAside && (
        <p class="vh" role="status">
          {act.said}
        </p>
      )}
      {!isAside && (
        <footer class="stage-foot">
          {act.place === 'over' && <Dots acts={acts} number={number} />}
          <button
            type="button"
            class="btn"
            aria-label={words.table.labelled(words.table.skipScene, act.title)}
            onClick={skip}
          >
            {words.table.skipScene}
            <Glyph of="last" />
          </button>
        </footer>
      )}
    </section>
  );
}

/** One dot for each title of the scene. */
function Dots({ acts, number }: { readonly acts: readonly Act<Vocabulary>[]; readonly number: number }) {
  const titles = [...new Set(acts.map(({ title }) => title))];
  if (titles.length < 2) return undefined;
  return (
    <span class="stage-dots" aria-hidden="true">
      {titles.map((title) => (
        <i key={title} class={title === acts[number]?.title ? 'is-on' : ''} />
      ))}
    </span>
  );
}
