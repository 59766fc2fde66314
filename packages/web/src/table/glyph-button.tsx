import { Glyph } from '@manigance/ui/icon.tsx';
import type { ComponentProps } from 'preact';

interface GlyphButtonProps {
  readonly of: ComponentProps<typeof Glyph>['of'];
  /** Its action, for screen readers and as its title. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A round button with a drawing in place of a word. */
export function GlyphButton({ of, label, disabled = false, onClick }: GlyphButtonProps) {
  return (
    <button
      type="button"
      class="btn round quiet"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Glyph of={of} />
    </button>
  );
}
