import cards from 'icon:card-random';
import lock from 'icon:padlock';
import bot from 'icon:vintage-robot';
import { catalog, type GameManifest } from '@manigance/games';
import { Icon } from '@manigance/ui/icon.tsx';
import { lazy } from '@manigance/ui/lazy.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { useState } from 'preact/hooks';
import { gameThemeClass } from '../game-theme.ts';
import { useOffered } from '../remote/guest.ts';
import { useTableLists } from '../remote/table-lists.ts';
import { hrefOf } from '../routes.ts';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { Frame } from './frame.tsx';
import { MyTables } from './my-tables/index.tsx';
import { NameAndJoin } from './name-and-join.tsx';
import { OpenTables } from './open-tables.tsx';

const Invited = lazy(async () => (await import('./friends/invited.tsx')).Invited);
const PlayMenu = lazy(async () => (await import('./play-menu/index.tsx')).PlayMenu);

/** The home page. */
export function Home() {
  const words = useScreenWords();
  const offered = useOffered();
  const { mine, open } = useTableLists();
  const [played, setPlayed] = useState<string | undefined>(undefined);
  return (
    <Frame class="home">
      <h1 class="tagline">{words.home.tagline}</h1>
      <div class="home-top">
        <MyTables remote={mine} />
        <NameAndJoin />
        {offered !== undefined && offered !== 'none' && <Invited />}
      </div>
      <section class="games" aria-labelledby="games">
        <h2 id="games">{words.home.games}</h2>
        <ul>
          {catalog.manifests.map((manifest) => (
            <GamePoster key={manifest.id} manifest={manifest} onPlay={() => setPlayed(manifest.id)} />
          ))}
        </ul>
      </section>
      <OpenTables tables={open} />
      <section class="honest" aria-labelledby="honest">
        <h2 id="honest">{words.home.honest}</h2>
        <ul>
          {[
            { icon: lock, ...words.home.secrets },
            { icon: cards, ...words.home.shuffle },
            { icon: bot, ...words.home.bots },
          ].map(({ icon, title, text }) => (
            <li key={title}>
              <Icon of={icon} />
              <p>
                <b>{title}</b> {text}
              </p>
            </li>
          ))}
        </ul>
      </section>
      {played !== undefined && <PlayMenu game={played} onClose={() => setPlayed(undefined)} />}
    </Frame>
  );
}

function GamePoster({ manifest, onPlay }: { readonly manifest: GameManifest; readonly onPlay: () => void }) {
  const words = useScreenWords();
  const { frame } = useWords();
  const { language } = useSettings();
  const { title, seats, minutes } = manifest;
  const offered = useOffered();
  const served = offered !== undefined && offered !== 'none';
  return (
    <li class={`poster ${gameThemeClass(manifest)}`}>
      <div class="poster-picture">
        <img src={manifest.poster} alt="" width="400" height="240" fetchpriority="high" />
      </div>
      <div class="poster-text">
        <h3>{title}</h3>
        <p>{manifest.words[language].pitch}</p>
        <p class="poster-facts">
          {words.home.players(seats.min, seats.max)} · {words.home.minutes(minutes)}
        </p>
        <div class="poster-buttons">
          <button
            type="button"
            class="btn main"
            aria-haspopup="dialog"
            aria-label={words.home.playLabel(title)}
            onClick={onPlay}
          >
            {words.home.play}
          </button>
          <a
            class="btn"
            href={hrefOf({ at: 'new', game: manifest.id, friends: served })}
            aria-label={served ? words.home.inviteLabel(title) : words.home.openTableLabel(title)}
          >
            {served ? words.home.invite : words.home.openTable}
          </a>
          {manifest.lessons && (
            <a
              class="btn quiet"
              href={hrefOf({ at: 'learn', game: manifest.id })}
              aria-label={words.home.learnLabel(title)}
            >
              {words.home.learn}
            </a>
          )}
          <a
            class="btn quiet"
            href={hrefOf({ at: 'rules', game: manifest.id, rule: undefined })}
            aria-label={words.home.rulesLabel(title)}
          >
            {frame.rules}
          </a>
        </div>
      </div>
    </li>
  );
}
