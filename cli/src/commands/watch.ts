import { watch as watchFolder } from 'node:fs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { print } from '../output/print.ts';

/** Editors save in several steps: one run for all of them. */
const SETTLED_AFTER = 30;

/** Runs again after each change of what the generator reads, until the process is asked to end. */
export async function watch(root: string, run: () => Promise<ExitCode>): Promise<ExitCode> {
  const { inputPlaces } = await import('@tuyen/generator');
  const places = inputPlaces(root).filter((place) => existsSync(join(root, place)));
  print(`Watching ${places.join(', ')} …`);
  const closed = Promise.withResolvers<ExitCode>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve<unknown>(undefined);
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run, run);
    }, SETTLED_AFTER);
  };
  const watchers = places.map((place) => watchFolder(join(root, place), { recursive: true }, changed));
  process.once('SIGINT', () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    void running.finally(() => closed.resolve(EXIT.ok));
  });
  return closed.promise;
}
