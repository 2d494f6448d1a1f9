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
  readonly dur?: number;
  readonly args?: {
    readonly name?: string;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

/** What the page's thread does at a stretch while something is done with it. What the tools that drive the page ask of it is left out. */
export async function longTasks(browser: Browser, page: Page, act: () => Promise<void>): Promise<LongTasks> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const { traceEvents: events } = trace;
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const threads = mains.map(({ pid, tid }) => {
    const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X');
    const fromTools = own.filter(({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag?.includes('DevTools'));
    return own
      .filter(({ name, ts, dur = 0 }) => {
        return name.endsWith('RunTask') && !fromTools.some((event) => event.ts >= ts && event.ts < ts + dur);
      })
      .toSorted((one, other) => one.ts - other.ts)
      .map(({ tdur = 0 }) => tdur / 1000);
  });
  const sum = (tasks: readonly number[]) => tasks.reduce((total, task) => total + task, 0);
  const busiest = threads.toSorted((one, other) => sum(other) - sum(one))[0] ?? [];
  const [first = 0, ...others] = busiest.filter((task) => task > LONG);
  return { first, others };
}
