import '@fontsource/abril-fatface/latin-400.css';
import '@fontsource/atkinson-hyperlegible-next/latin-400.css';
import '@fontsource/atkinson-hyperlegible-next/latin-700.css';
import '@fontsource/fraunces/latin-600.css';
import '@fontsource/fraunces/latin-900.css';
import './style/index.ts';
import { render } from 'preact';
import { fetchAhead } from './ahead.ts';
import { App } from './app.tsx';
import { readRoute } from './routes.ts';

fetchAhead(readRoute(location.hash));
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
// What is needed offline is fetched once the page has been still for a moment, not while it opens.
const stillAfter = 5000;
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () =>
    setTimeout(() => void navigator.serviceWorker.register('/sw.js'), stillAfter),
  );
}
