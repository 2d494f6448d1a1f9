import type { Browser, Page } from 'playwright-core';

/** Long tasks of the page's main thread, in ms of CPU time. Other programs on the machine hardly affect CPU time. */
export interface LongTasks {
  /** Duration of the first long task. It includes loading the code that the measured action needs. */
  readonly first: number;
  readonly others: readonly number[];
}

/** Minimum of a long task in ms. Users do not notice shorter ones. */
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

/** Returns the long tasks of the page's main thread during an action, without the work caused by the automation tools. */
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
