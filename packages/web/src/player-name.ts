import { withoutBarred } from '@manigance/protocol/names';
import { changeSettings, readSettings } from '@manigance/ui/settings.ts';

/** Removes characters that no name may hold from a name stored by an earlier version. */
export function cleanStoredName(): void {
  const { name } = readSettings();
  const clean = withoutBarred(name);
  if (clean !== name) changeSettings({ name: clean });
}
