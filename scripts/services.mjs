// Finds Postgres, NATS and Caddy for the tests of several servers, and an SMTP server for those of mail.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const services = [
  { name: 'postgresql', paths: ['/usr/lib/postgresql'] },
  {
    name: 'nats-server',
    paths: ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'],
  },
  { name: 'python3-aiosmtpd', paths: ['/usr/bin/aiosmtpd'] },
  { name: 'caddy', paths: ['/usr/bin/caddy'] },
];

/** Finds these services, installs them as root, or says what to install: without them their tests are skipped. */
export function findServices() {
  const missing = () => services.filter(({ paths }) => !paths.some((path) => existsSync(path)));
  if (missing().length > 0 && process.platform === 'linux' && process.getuid?.() === 0) {
    const names = missing().map(({ name }) => name);
    console.log(
      `Installing ${names.join(' and ')} for the tests of several servers and of mail (once, about a minute) ...`,
    );
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
  }
  const names = missing().map(({ name }) => name);
  if (names.length === 0) return;
  console.log(
    `There is no ${names.join(' and no ')}: tests that need it are SKIPPED (\`apt-get install ${names.join(' ')}\`).`,
  );
}
