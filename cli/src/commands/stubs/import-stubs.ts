import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SharedOptions } from '@tuyen/generator/plugin';
import { EXIT, type ExitCode, UsageError } from '../../exit-codes.ts';
import { importMock } from '../../output/mock-package.ts';
import { paint, print, printJson } from '../../output/print.ts';
import { orUsage } from './or-usage.ts';

export interface ImportStubsOptions extends SharedOptions {
  readonly archive: string;
  readonly origin: string;
  readonly stubs: string;
  readonly secrets?: readonly string[];
}

export async function importStubs({ archive, origin, stubs, secrets, json }: ImportStubsOptions): Promise<ExitCode> {
  const mock = await importMock(() => import('@tuyen/server-mock/foreign'));
  const from = (await orUsage(() => mock.originOf(origin), [mock.ForeignStartError])) ?? origin;
  const folder = resolve(stubs);
  const har = archiveIn(archive);
  const importing = () => mock.importHar({ har, origin: from, folder, secrets, now: new Date() });
  const done = await orUsage(importing, [mock.RecordingError]);
  if (!done) throw new UsageError(`${archive} is no HTTP archive: the list "log.entries" is missing.`);
  const { recorded, skipped } = done;
  if (json) printJson({ recorded, ...skipped });
  else {
    print(`${paint('green', '✓')} ${recorded} requests to ${from} are in ${stubs}`);
    if (skipped.otherOrigins > 0) print(`  ${skipped.otherOrigins} requests to other origins are left out`);
    if (skipped.otherMethods > 0) print(`  ${skipped.otherMethods} requests with other methods are left out`);
    if (skipped.withoutAnswer > 0) print(`  ${skipped.withoutAnswer} requests without an answer are left out`);
  }
  return EXIT.ok;
}

function archiveIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
