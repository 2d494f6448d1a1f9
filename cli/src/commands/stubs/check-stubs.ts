import { resolve } from 'node:path';
import type { SharedOptions } from '@tuyen/generator/plugin';
import { EXIT, type ExitCode, UsageError } from '../../exit-codes.ts';
import { importMock } from '../../output/mock-package.ts';
import { paint, print, printJson } from '../../output/print.ts';
import { authorizationOf } from '../serve-foreign.ts';
import { orUsage } from './or-usage.ts';

export interface CheckStubsOptions extends SharedOptions {
  readonly stubs: string;
  readonly as?: string;
  readonly against?: string;
  readonly authorization?: string;
}

export async function checkStubs({ stubs, as, against, authorization, json }: CheckStubsOptions): Promise<ExitCode> {
  if (as === undefined && against === undefined)
    throw new UsageError(
      'There is nothing to compare with: name a document with --as, a back end with --against, or both.',
    );
  const mock = await importMock(() => import('@tuyen/server-mock/foreign'));
  const { drift, checked, unsent } = await orUsage(
    () =>
      mock.checkStubFolder({
        folder: resolve(stubs),
        document: as === undefined ? undefined : resolve(as),
        against: mock.originOf(against),
        authorization: authorizationOf(authorization),
      }),
    [mock.DocumentError, mock.ForeignStartError, mock.RecordingError],
  );
  if (json) printJson({ drift, checked, unsent });
  else {
    for (const one of drift)
      print(
        `${paint('yellow', one.against === 'document' ? 'document' : 'back end')}  ${one.file}  ${one.request}\n  ${one.message}`,
      );
    const sent = against === undefined ? '' : `, ${checked - unsent} sent to ${against}`;
    print(
      `${paint(drift.length === 0 ? 'green' : 'yellow', drift.length === 0 ? '✓' : '!')} ${checked} recordings checked${sent}, ${drift.length} differences`,
    );
  }
  return drift.length === 0 ? EXIT.ok : EXIT.problems;
}
