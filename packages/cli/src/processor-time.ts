/** Milliseconds this thread has really been at work: what else runs on the machine does not count. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
