import './style/index.css';
import type { Profile } from '@manigance/protocol';
import { useSettings } from '@manigance/ui/settings.ts';
import { useLoad } from '@manigance/ui/use-load.ts';
import { askAboutMatches, type NoMatchesReason } from '../../remote/ask-server.ts';
import { hrefOf } from '../../routes.ts';
import { Frame } from '../frame.tsx';
import { HomeLink } from '../home-link.tsx';
import { LoadingLine } from '../loading-line.tsx';
import { RatingPart } from './rating-part.tsx';
import { RivalsPart } from './rivals-part.tsx';
import { SeenPart } from './seen-part.tsx';
import { WinsPart } from './wins-part.tsx';
import { useProfileWords } from './words.ts';

/** Figures of my finished matches, or of those of a person who shows theirs. */
export function ProfileScreen({ of }: { readonly of?: string | undefined }) {
  const words = useProfileWords();
  const profile = useLoad(() => askAboutMatches({ type: 'profile', of }), [of]);
  const title = typeof profile === 'object' ? profile.who.name : words.profile;
  return (
    <Frame title={title} class="profile">
      <h1>{title}</h1>
      {typeof profile === 'object' ? <Figures profile={profile} /> : <NothingToShow why={profile} />}
      <p>
        <HomeLink />
      </p>
    </Frame>
  );
}

/** Why there is nothing to show. */
export function NothingToShow({ why }: { readonly why: NoMatchesReason | undefined }) {
  const words = useProfileWords();
  return <LoadingLine text={why === undefined ? words.loading : words[why]} isOver={why !== undefined} />;
}

function Figures({ profile }: { readonly profile: Profile }) {
  const words = useProfileWords();
  const { language } = useSettings();
  const { matches, won, perMove, since, rivals, shows } = profile;
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(since);
  const [favourite] = rivals;
  return (
    <>
      <p class="aside">
        {[words.since(month), ...(favourite === undefined ? [] : [words.favourite(favourite.name)])].join(
          ' · ',
        )}
      </p>
      <dl class="profile-figures">
        <Figure value={`${matches}`} name={words.matches} />
        <Figure value={`${won}`} name={words.won} />
        <Figure value={perMove === undefined ? '–' : timeOf(perMove, words)} name={words.perMove} />
      </dl>
      {shows !== undefined && (
        <p class="profile-links">
          <a class="btn" href={hrefOf({ at: 'history' })}>
            {words.history}
          </a>
          <a class="btn" href="/api/records" download="manigance.jsonl">
            {words.downloadAll}
          </a>
        </p>
      )}
      {matches === 0 ? (
        <p>{words.noMatches}</p>
      ) : (
        <div class="stats">
          <WinsPart profile={profile} />
          <RatingPart profile={profile} />
          <RivalsPart rivals={rivals} />
        </div>
      )}
      {shows !== undefined && <SeenPart first={shows} />}
    </>
  );
}

function Figure({ value, name }: { readonly value: string; readonly name: string }) {
  return (
    <div class="figure">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function timeOf(milliseconds: number, words: ReturnType<typeof useProfileWords>): string {
  const seconds = Math.round(milliseconds / 1_000);
  return seconds < 120 ? words.seconds(seconds) : words.minutes(Math.round(seconds / 60));
}
