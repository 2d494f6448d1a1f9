import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly runFolder: string;
  }
}

/** Vitest's `globalSetup`. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tuyen-run-'));
  provide('runFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}

/** A folder for what the test files of a run share; it is removed when the run ends. */
export const runFolder = (): string => inject('runFolder');
