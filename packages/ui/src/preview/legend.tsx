import './legend.css';
import type { BoardProps } from '../board-props.ts';
import type { LoadGuide } from '../guide.ts';
import { Sheet } from '../sheet.tsx';
import { useLoad } from '../use-load.ts';

/** All symbols of a game with their words: the legend, from the same table as the explanations. */
export function LegendSheet({
  title,
  guide: load,
  props: { language },
  onClose,
}: {
  readonly title: string;
  readonly guide: LoadGuide;
  readonly props: BoardProps;
  readonly onClose: () => void;
}) {
  const guide = useLoad(() => load(language), [load, language]);
  return (
    <Sheet title={title} onClose={onClose} class="legend-sheet">
      {/* It scrolls, so the keyboard must reach it. */}
      <div class="legend" tabIndex={0} role="region" aria-label={title}>
        {guide?.legend.map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            <ul>
              {group.entries.map(({ id, name, text, picture }) => (
                <li key={id} class="explained" data-legend={id}>
                  <span class="explained-picture" aria-hidden="true">
                    {picture}
                  </span>
                  <span>
                    <b>{name}</b> {text}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Sheet>
  );
}
