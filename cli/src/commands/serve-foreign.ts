import { type ExitCode, UsageError } from '../exit-codes.ts';
import { importMock } from '../output/mock-package.ts';
import { print } from '../output/print.ts';
import type { ServeOptions } from './serve.ts';

/** Returns whether the server answers for a foreign back end instead of running the project. */
export function isForeign({ as, record, replay, stubs }: ServeOptions): boolean {
  return as !== undefined || record !== undefined || stubs !== undefined || replay === true;
}

/** Runs the mock of a foreign back end in the current process, until a signal ends it. */
export async function serveForeign(options: ServeOptions): Promise<ExitCode> {
  const { as, record, replay, stubs, secrets } = options;
  const other = (['api', 'only'] as const).find((name) => options[name] !== undefined);
  if (other)
    throw new UsageError(
      `--${other} is an option of the project's own server: it does not go with --as, --record or --stubs.`,
    );
  if (replay && record !== undefined)
    throw new UsageError('--replay answers from recordings, and --record makes new ones. Choose one.');
  if (replay && stubs === undefined)
    throw new UsageError('--replay needs the folder of the recordings: --stubs <folder>.');
  const rows = wholeNumber('--rows', options.rows, 1, 10_000);
  const seed = wholeNumber('--seed', options.seed, 0, 4_294_967_295);
  const authorization = authorizationOf(options.authorization);
  const mock = await importMock(() => import('@tuyen/server-mock/foreign'));
  try {
    const options = { document: as, record, replay, stubs, rows, seed, secrets, authorization };
    print((await mock.serveForeign(options)).join('\n'));
  } catch (error) {
    if (error instanceof mock.ForeignStartError) throw new UsageError(error.message);
    throw error;
  }
  return new Promise(() => undefined);
}

/** Reads the header `authorization` from an environment variable, so that it is in no list of processes. */
export function authorizationOf(variable: string | undefined): string | undefined {
  if (variable === undefined) return undefined;
  const value = process.env[variable];
  if (value === undefined || value === '')
    throw new UsageError(
      `The environment variable ${variable} is empty. Set it to the Authorization header: "Bearer …".`,
    );
  return value;
}

function wholeNumber(option: string, text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/u.test(text) && value >= least && value <= most) return value;
  throw new UsageError(`${option} is "${text}": a whole number from ${least} to ${most} is needed.`);
}
