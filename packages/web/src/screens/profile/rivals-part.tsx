import type { Profile } from '@manigance/protocol';
import { hrefOf } from '../../routes.ts';
import { StatTable } from './stat-table.tsx';
import { useProfileWords } from './words.ts';

/** The people met most often. */
export function RivalsPart({ rivals }: Pick<Profile, 'rivals'>) {
  const words = useProfileWords();
  if (rivals.length === 0) return undefined;
  return (
    <section class="stat" aria-labelledby="rivals">
      <h2 id="rivals">{words.rivals}</h2>
      <div class="stat-table">
        <StatTable columns={[words.rival, words.met, words.wonColumn, words.lostColumn]}>
          {rivals.map(({ id, name, matches, won, lost }) => (
            <tr key={id}>
              <th scope="row">
                <a href={hrefOf({ at: 'profile', of: id })}>{name}</a>
              </th>
              <td>{matches}</td>
              <td>{won}</td>
              <td>{lost}</td>
            </tr>
          ))}
        </StatTable>
      </div>
    </section>
  );
}
