import { catalog } from '@manigance/games';
import type { AnswerTo, TournamentView } from '@manigance/protocol';
import { useSettings } from '@manigance/ui/settings.ts';
import { type ServerData, useServer } from '../../remote/use-server.ts';
import { hrefOf } from '../../routes.ts';
import { shownName } from '../../shown-name.ts';
import { useWords } from '../../text/index.ts';
import { leftText } from '../../text/moment.ts';
import { Frame } from '../frame.tsx';
import { HomeLink } from '../home-link.tsx';
import { optionText } from '../profile/option-text.ts';
import { Gathering } from './gathering.tsx';
import { Rounds } from './rounds.tsx';
import { Standings } from './standings.tsx';
import { WithdrawPart } from './withdraw-part.tsx';
import { useTournamentWords } from './words.ts';

/** Others play meanwhile; ms. */
const readEvery = 10_000;

/** Props of the parts of this screen: the tournament, and the changes I ask for. */
export type Shown = ServerData<AnswerTo<'tournament'>> & { readonly view: TournamentView };

/** One tournament: who is in it, the standings and the rounds. */
export function TournamentPage({ id }: { readonly id: string }) {
  const words = useTournamentWords();
  const server = useServer({ type: 'tournament', tournament: id }, { every: readEvery });
  const { known, failure } = server;
  if (typeof known !== 'object')
    return (
      <Frame title={words.title} class="narrow together">
        {known === undefined || known === 'noServer' ? (
          <p role="status">{known === undefined ? words.loading : words.noServer}</p>
        ) : (
          <div role="alert">
            <h1>{words.unknown}</h1>
            <p>{words.unknownHint}</p>
          </div>
        )}
        <p>
          <HomeLink />
        </p>
      </Frame>
    );
  const why = { 'too-few': words.tooFew, 'too-many': words.tooMany, 'already-started': words.started };
  const shown = { ...server, view: known };
  return (
    <Frame title={known.title} class="narrow together tournament">
      <h1>{known.title}</h1>
      <Facts view={known} />
      {known.stage === 'gathering' ? <Gathering shown={shown} /> : <Course shown={shown} />}
      {failure !== undefined && <p role="alert">{why[failure as keyof typeof why] ?? words.failed}</p>}
      <p class="buttons">
        <a class="btn" href={hrefOf({ at: 'tournament' })}>
          {words.title}
        </a>
        <HomeLink />
      </p>
    </Frame>
  );
}

function Facts({ view }: { readonly view: TournamentView }) {
  const words = useTournamentWords();
  const { language } = useSettings();
  const { game, kind, size, roundDays, options } = view;
  const facts = [
    catalog.find(game)?.title ?? game,
    optionText(game, options, language),
    words.facts(words.kinds[kind].name, size, words.inDays(roundDays)),
  ];
  return <p class="aside">{facts.filter(Boolean).join(' · ')}</p>;
}

function Course({ shown }: { readonly shown: Shown }) {
  const { view } = shown;
  return (
    <>
      {view.stage === 'playing' ? <Present view={view} /> : <End view={view} />}
      <Standings view={view} />
      <Rounds view={view} />
      {view.stage === 'playing' && <WithdrawPart shown={shown} />}
    </>
  );
}

/** The round in play, and what I am to do in it. */
function Present({ view }: { readonly view: TournamentView }) {
  const words = useTournamentWords();
  const { table } = useWords();
  const { played, allRounds, endsAt = 0 } = view;
  const mine = played.at(-1)?.find(({ seats }) => seats.some(({ isYou }) => isYou === true));
  const left = endsAt > Date.now() ? words.endsIn(leftText(endsAt, table.clockDays)) : words.late;
  return (
    <section class="panel round-now" aria-labelledby="round-now">
      <h2 id="round-now">{words.roundOf(played.length, allRounds)}</h2>
      <p>{left}</p>
      {mine?.isBye === true && <p>{words.youSitOut}</p>}
      {mine?.isOver === true && mine.isBye !== true && <p>{words.youWait}</p>}
      {mine?.isOver === false && mine.table !== undefined && (
        <p class="buttons is-end">
          <a class="btn main" href={hrefOf({ at: 'table', id: mine.table })}>
            {words.toMine}
          </a>
        </p>
      )}
    </section>
  );
}

function End({ view: { standings } }: { readonly view: TournamentView }) {
  const words = useTournamentWords();
  const { and } = useWords();
  const first = standings.filter(({ place }) => place === 1);
  const names = and(first.map(({ name }) => shownName(name)));
  return (
    <section class="panel" aria-label={words.isOver}>
      <h2>{words.winner(names, first.length)}</h2>
      <p>{words.isOver}</p>
    </section>
  );
}
