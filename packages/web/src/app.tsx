import { lazy } from '@manigance/ui/lazy.tsx';
import { useRootAttributes } from '@manigance/ui/settings.ts';
import { useEffect } from 'preact/hooks';
import { askIfIntroduced } from './announced/announced.ts';
import { useDroppedRecord } from './dropped-record.ts';
import { useRoute } from './router.ts';

const About = lazy(async () => (await import('./screens/about.tsx')).About);
const AccountScreen = lazy(async () => (await import('./screens/account/index.tsx')).AccountScreen);
const AllTables = lazy(async () => (await import('./screens/my-tables/all-tables.tsx')).AllTables);
const DeskScreen = lazy(async () => (await import('./screens/desk/index.tsx')).DeskScreen);
const FriendsScreen = lazy(async () => (await import('./screens/friends/index.tsx')).FriendsScreen);
const GroupScreen = lazy(async () => (await import('./screens/groups/index.tsx')).GroupScreen);
const HistoryScreen = lazy(async () => (await import('./screens/history/index.tsx')).HistoryScreen);
const Home = lazy(async () => (await import('./screens/home.tsx')).Home);
const Join = lazy(async () => (await import('./screens/join.tsx')).Join);
const LeaderboardScreen = lazy(
  async () => (await import('./screens/leaderboard/index.tsx')).LeaderboardScreen,
);
const LearnScreen = lazy(async () => (await import('./screens/lessons/index.tsx')).LearnScreen);
const MatchScreen = lazy(async () => (await import('./screens/match.tsx')).MatchScreen);
const NewTable = lazy(async () => (await import('./screens/new-table/index.tsx')).NewTable);
const ProfileScreen = lazy(async () => (await import('./screens/profile/index.tsx')).ProfileScreen);
const NoticesScreen = lazy(async () => (await import('./screens/notices/index.tsx')).NoticesScreen);
const RemoteTableScreen = lazy(async () => (await import('./screens/remote-table.tsx')).RemoteTableScreen);
const ReplayScreen = lazy(async () => (await import('./screens/replay/index.tsx')).ReplayScreen);
const RulesScreen = lazy(async () => (await import('./screens/rules.tsx')).RulesScreen);
const SharedPositionScreen = lazy(
  async () => (await import('./screens/shared-position/index.tsx')).SharedPositionScreen,
);
const SettingsScreen = lazy(async () => (await import('./screens/settings.tsx')).SettingsScreen);

const TournamentScreen = lazy(async () => (await import('./screens/tournament/index.tsx')).TournamentScreen);

/** The page: the screen of its address, with the sheets and notices over it. */
export function App() {
  const route = useRoute();
  useRootAttributes();
  useDroppedRecord();
  useEffect(askIfIntroduced, []);
  // A new screen starts at its top.
  useEffect(() => scrollTo(0, 0), [route.at]);
  switch (route.at) {
    case 'new':
      return (
        <NewTable
          key={route.game}
          game={route.game}
          company={route.friends ? 'friends' : route.here ? 'here' : 'bots'}
        />
      );
    case 'match':
      return <MatchScreen key={route.id} id={route.id} />;
    case 'table':
      return <RemoteTableScreen key={route.id} id={route.id} />;
    case 'tables':
      return <AllTables />;
    case 'join':
      return <Join code={route.code} />;
    case 'rules':
      return <RulesScreen game={route.game} rule={route.rule} />;
    case 'learn':
    case 'puzzles':
      return <LearnScreen key={`${route.at} ${route.game}`} route={route} />;
    case 'replay':
      return <ReplayScreen key={route.of?.id} of={route.of} />;
    case 'position':
      return <SharedPositionScreen key={route.link} link={route.link} />;
    case 'profile':
      return <ProfileScreen key={route.of} of={route.of} />;
    case 'history':
      return <HistoryScreen />;
    case 'leaderboard':
      return <LeaderboardScreen {...route} />;
    case 'notices':
      return <NoticesScreen stop={route.stop} />;
    case 'desk':
      return <DeskScreen key={route.token} token={route.token} />;
    case 'settings':
      return <SettingsScreen />;
    case 'account':
      return <AccountScreen key={route.link?.token} link={route.link} />;
    case 'group':
      return <GroupScreen key={route.id} id={route.id} />;
    case 'tournament':
      return <TournamentScreen key={route.id} id={route.id} />;
    case 'friends':
      return <FriendsScreen key={route.link} link={route.link} />;
    case 'about':
      return <About />;
    case 'home':
      return <Home />;
    default: {
      const never: never = route;
      return never;
    }
  }
}
