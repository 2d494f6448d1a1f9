import type { Browser, Page } from 'playwright-core';

/** Tasks of the page's thread, in ms of its processor time: other programs on the machine count little. */
export interface LongTasks {
  /** The first long one: it starts what the step needs. */
  readonly first: number;
  readonly others: readonly number[];
}

/** In ms. Shorter ones are not felt. */
const LONG = 50;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What the page's thread does at a stretch while something is done with it. */
export async function longTasks(browser: Browser, page: Page, act: () => Promise<void>): Promise<LongTasks> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const { traceEvents: events } = trace;
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const threads = mains.map(({ pid, tid }) =>
    events
      .filter((event) => event.pid === pid && event.tid === tid && event.name.endsWith('RunTask') && event.ph === 'X')
      .toSorted((one, other) => one.ts - other.ts)
      .map(({ tdur = 0 }) => tdur / 1000),
  );
  const sum = (tasks: readonly number[]) => tasks.reduce((total, task) => total + task, 0);
  const busiest = threads.toSorted((one, other) => sum(other) - sum(one))[0] ?? [];
  const [first = 0, ...others] = busiest.filter((task) => task > LONG);
  return { first, others };
}
