import { readdirSync, statSync, watch as watchFolder, type FSWatcher } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Milliseconds to wait after a change. Editors save in several steps, and one run must handle all of them. */
const SETTLED_AFTER = 30;

export interface Watching {
  close(): Promise<void>;
}

/**
 * Calls `run` after each change below the given paths. The next run starts when the current one has ended.
 * @param pathsOf returns paths relative to the root; called again after each change, because a changed file may name
 * other files
 */
export function watch(root: string, pathsOf: () => readonly string[], run: () => Promise<unknown>): Watching {
  const folders = new Folders(onChange);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  function onChange(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      folders.watch(root, pathsOf());
      running = running.then(run, run);
    }, SETTLED_AFTER);
  }

  folders.watch(root, pathsOf());
  return {
    async close() {
      clearTimeout(timer);
      folders.close();
      await running.catch(() => undefined);
    },
  };
}

/**
 * Watches each folder separately. Node's recursive watcher misses a file that is replaced by another file of the same
 * name, which is how most editors save.
 */
class Folders {
  readonly #watchers = new Map<string, FSWatcher>();
  /** Names of the files to watch, by folder. Undefined means all files of the folder. */
  #wanted = new Map<string, Set<string> | undefined>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  watch(root: string, paths: readonly string[]): void {
    const wanted = new Map<string, Set<string> | undefined>();
    for (const path of paths) {
      const full = join(root, path);
      const stat = statSync(full, { throwIfNoEntry: false });
      if (stat?.isDirectory()) for (const folder of foldersFrom(full)) wanted.set(folder, undefined);
      // A file, or a path that does not exist yet, is watched through its parent folder.
      else if (!wanted.has(dirname(full))) wanted.set(dirname(full), new Set([basename(full)]));
      else wanted.get(dirname(full))?.add(basename(full));
    }
    this.#wanted = wanted;
    for (const [folder, watcher] of this.#watchers) {
      if (wanted.has(folder)) continue;
      watcher.close();
      this.#watchers.delete(folder);
    }
    for (const folder of wanted.keys()) if (!this.#watchers.has(folder)) this.#add(folder);
  }

  close(): void {
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  #add(folder: string): void {
    if (!statSync(folder, { throwIfNoEntry: false })) return;
    const watcher = watchFolder(folder, (_event, name) => {
      // Editors write hidden files next to the files that they edit.
      if (name?.startsWith('.')) return;
      const names = this.#wanted.get(folder);
      if (!names || (name !== null && names.has(name))) this.#changed();
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
