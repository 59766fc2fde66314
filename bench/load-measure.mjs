/** Says where it listens, and on every line it is sent how much processor time it has used. */
export function answerMeasures(port) {
  process.stdout.write(`${JSON.stringify({ port })}\n`);
  process.stdin.on('data', () => {
    const { user, system } = process.cpuUsage();
    process.stdout.write(
      `${JSON.stringify({ seconds: (user + system) / 1e6, memory: process.memoryUsage.rss() })}\n`,
    );
  });
}
