import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digest } from '../output/hash.ts';
import type { Exported, Unreadable } from './exports.ts';

/** What earlier runs on this machine read from owned files, by the digest of name and text. Never committed. */
const FILE = '.tuyen/exports.json';

type Read = readonly Exported[] | Unreadable;

export interface KnownExports {
  of(fileName: string, text: string): Promise<Read>;
  /** Keeps what was asked for in this run, and forgets the rest. */
  save(): void;
}

/** Reads files' exports, each text once: importing ts-morph costs a third of a cold run, and owned files seldom change. */
export function knownExports(root: string): KnownExports {
  const path = join(root, FILE);
  const reader = digest(readFileSync(new URL('exports.ts', import.meta.url), 'utf8'));
  const before = remembered(path);
  const asked: Record<string, Read> = {};
  return {
    async of(fileName, text) {
      const key = digest(`${reader} ${fileName} ${text}`);
      const read = before[key] ?? (await import('./exports.ts')).readExports(fileName, text);
      asked[key] = read;
      return read;
    },
    save() {
      const keys = Object.keys(asked);
      if (keys.length === Object.keys(before).length && keys.every((key) => key in before)) return;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(asked));
    },
  };
}

function remembered(path: string): Readonly<Record<string, Read>> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Read>;
  } catch {
    return {};
  }
}
