import type { CDPSession, Page } from 'playwright-core';

const slowed = 4;

/** Slows the processor of a page four times. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  return session;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time; microseconds. */
  readonly tdur?: number;
}

const noted: readonly string[] = ['moving', 'still', 'ready', 'came', 'shown'];

/** Tasks of the page's main thread, those of its workers as well in `ofPage`, and the recorded marks. */
export async function traced(session: CDPSession, run: () => Promise<unknown>) {
  const all: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => all.push(...(value as unknown as TraceEvent[])));
  const includedCategories = ['toplevel', 'blink.user_timing'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await run();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  const marks = all.filter(({ name }) => noted.includes(name)).toSorted((one, other) => one.ts - other.ts);
  const [mark] = marks;
  const ofPage = all.filter(
    ({ name, ph, pid, tdur }) =>
      name === 'ThreadControllerImpl::RunTask' && ph === 'X' && tdur !== undefined && pid === mark?.pid,
  );
  return { tasks: ofPage.filter(({ tid }) => tid === mark?.tid), ofPage, marks };
}

/** Processor time of these tasks on the slowed processor; ms. */
export function workOf(tasks: readonly TraceEvent[]): number {
  return (tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000) * slowed;
}
