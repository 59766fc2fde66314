import { catalog } from '@manigance/games';
import type { Pace, TableInfo } from '@manigance/protocol';
import { useSettings } from '@manigance/ui/settings.ts';
import type { ScreenWords } from '../text/screens/en.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { paceText } from '../text/screens/pace-text.ts';
import { termNames } from '../text/screens/term-names.ts';
import { offsetOf, ownZone, shifted, timeOf } from './new-table/zones.ts';

interface TableFactsProps {
  readonly info: TableInfo;
  /** The terms that have changed just now, by the ids of `changedTerms`. */
  readonly changed?: readonly string[];
}

/** Settings of the table: pace, access, game options. */
export function TableFacts({ info, changed = [] }: TableFactsProps) {
  const words = useScreenWords();
  const { newTable } = words;
  const { language } = useSettings();
  const settings = catalog.find(info.game)?.words[language].settings;
  const facts = [
    [newTable.pace, paceText(info.pace, words)],
    ...windowFact(info.pace, words),
    ...(info.pace.kind === 'untimed' ? [] : [[newTable.atZero, newTable.atZeros[info.atZero].name] as const]),
    [newTable.access, newTable.accesses[info.access].name],
    [newTable.spectators, newTable.spectatorChoices[info.spectators ? 'yes' : 'no'].name],
    [newTable.hints, newTable.hintChoices[info.hints === true ? 'yes' : 'no'].name],
    [newTable.record, newTable.recordChoices[info.namesInRecord === true ? 'yes' : 'no'].name],
    ...(info.stage === 'gathering' && info.openFor !== undefined
      ? [[newTable.openFor, newTable.openHours(info.openFor)] as const]
      : []),
    ...Object.entries(info.options).map(([setting, value]) => {
      const said = settings?.[setting];
      return [said?.name ?? setting, said?.values[`${value}`]?.name ?? `${value}`] as const;
    }),
  ] as const;
  const justChanged = termNames(changed, words, settings);
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {justChanged.includes(name) && <em class="just-changed"> {words.lobby.justChanged}</em>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The daily hours in the reader's time zone. */
function windowFact(pace: Pace, { newTable }: ScreenWords): (readonly [string, string])[] {
  if (pace.kind !== 'turn-based' || pace.window === undefined) return [];
  const { from, to } = pace.window;
  if (from === to) return [[newTable.window, newTable.windows.always.name]];
  const here = (minute: number) => timeOf(shifted(minute, -offsetOf(ownZone())));
  return [[newTable.window, newTable.windowHere(here(from), here(to))]];
}
