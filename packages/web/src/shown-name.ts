import { formerName } from '@manigance/protocol/limits';
import { readSettings } from '@manigance/ui/settings.ts';
import { words } from './text/index.ts';

/** A person's name as the page shows it: deleted people have one in each language. */
export function shownName(name: string): string {
  return name === formerName ? words[readSettings().language].formerPlayer : name;
}
