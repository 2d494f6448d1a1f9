import { readdirSync, statSync, watch as watchFolder, type FSWatcher } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { print } from '../output/print.ts';

/** Editors save in several steps: one run for all of them. */
const SETTLED_AFTER = 30;

/** Runs again after each change of what the generator reads, until the process is asked to end. */
export async function watch(root: string, run: () => Promise<ExitCode>): Promise<ExitCode> {
  const { inputPlaces } = await import('@tuyen/generator');
  const places = inputPlaces(root);
  const ended = Promise.withResolvers<ExitCode>();
  const folders = new Folders(onChange);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  function onChange(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      folders.watch(root, places);
      running = running.then(run, run);
    }, SETTLED_AFTER);
  }

  folders.watch(root, places);
  print(`Watching ${places.join(', ')} …`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      clearTimeout(timer);
      folders.close();
      void running.finally(() => ended.resolve(EXIT.ok));
    });
  }
  return ended.promise;
}

/**
 * Watches folder by folder: Node's recursive watching loses sight of a file that is replaced by another of its name, which
 * is how most editors save.
 */
class Folders {
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** May be asked again: folders that have come since are added, those that went are dropped. */
  watch(root: string, places: readonly string[]): void {
    const wanted = new Map<string, string | undefined>();
    for (const place of places) {
      const path = join(root, place);
      const stat = statSync(path, { throwIfNoEntry: false });
      if (stat?.isDirectory()) for (const folder of foldersFrom(path)) wanted.set(folder, undefined);
      // What is a file, or is not there yet, is seen from the folder above.
      else if (!wanted.has(dirname(path))) wanted.set(dirname(path), basename(path));
    }
    for (const [folder, watcher] of this.#watchers) {
      if (wanted.has(folder)) continue;
      watcher.close();
      this.#watchers.delete(folder);
    }
    for (const [folder, only] of wanted) if (!this.#watchers.has(folder)) this.#add(folder, only);
  }

  close(): void {
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  #add(folder: string, only: string | undefined): void {
    if (!statSync(folder, { throwIfNoEntry: false })) return;
    const watcher = watchFolder(folder, (_event, name) => {
      if (only === undefined || name === only) this.#changed();
    });
    watcher.on('error', () => this.#watchers.delete(folder));
    this.#watchers.set(folder, watcher);
  }
}

function foldersFrom(path: string): readonly string[] {
  const below = readdirSync(path, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'node_modules',
  );
  return [path, ...below.flatMap(({ name }) => foldersFrom(join(path, name)))];
}
