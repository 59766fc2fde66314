/** Prints its port, then its processor time for every input line. */
export function answerMeasures(port) {
  process.stdout.write(`${JSON.stringify({ port })}\n`);
  process.stdin.on('data', () => {
    const { user, system } = process.cpuUsage();
    process.stdout.write(
      `${JSON.stringify({ seconds: (user + system) / 1e6, memory: process.memoryUsage.rss() })}\n`,
    );
  });
}
