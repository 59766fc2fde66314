import type { ComponentChildren } from 'preact';

/** A card on the stage: its picture, name and text, and its effects in words. */
export function StageCard({
  kind,
  name,
  picture,
  text,
  lines = [],
}: {
  /** The kind of card, above its name. */
  readonly kind?: string | undefined;
  readonly name: string;
  readonly picture: ComponentChildren;
  readonly text?: string | undefined;
  readonly lines?: readonly string[];
}) {
  return (
    <div class="stage-card">
      <div class="stage-card-picture">{picture}</div>
      {kind !== undefined && <p class="stage-card-kind">{kind}</p>}
      <h3>{name}</h3>
      {text !== undefined && <p>{text}</p>}
      {lines.length > 0 && (
        <ul class="stage-card-lines">
          {lines.map((line, at) => (
            <li key={`${at} ${line}`}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
