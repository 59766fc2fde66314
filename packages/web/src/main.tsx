import '@fontsource/fraunces/latin-600.css';
import '@fontsource/fraunces/latin-900.css';
import './style/index.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { keepForOffline } from './offline.ts';
import { cleanStoredName } from './player-name.ts';
import { fetchAhead } from './prefetch.ts';
import { readRoute } from './routes.ts';

cleanStoredName();
fetchAhead(readRoute(location.hash));
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
if (import.meta.env.PROD) keepForOffline();
