import { resolve } from 'node:path';
import { isLoopback, keepRunning } from '@tuyen/server/extension';
import { EnvironmentError, readEnvironment, type ServerEnvironment } from '@tuyen/server/environment';
import { MOCK_VARIABLES, QA_TOKEN, type MockEnvironment, readMockEnvironment } from '../environment.ts';
import { basesOf } from './document/find-operation.ts';
import { DocumentError, readDocument } from './document/read-document.ts';
import { openForeignMock } from './open-foreign-mock.ts';
import { openRecordingFolder, RecordingError } from './recordings/folder.ts';

export interface ServeForeignOptions {
  /** OpenAPI document that describes the answers. */
  readonly document?: string | undefined;
  /** Origin of the back end to record. */
  readonly record?: string | undefined;
  readonly replay?: boolean | undefined;
  /** Folder of the recordings. */
  readonly stubs?: string | undefined;
  readonly rows?: number | undefined;
  readonly seed?: number | undefined;
  readonly secrets?: readonly string[] | undefined;
  /** Value of the header `authorization` for forwarded requests without one. */
  readonly authorization?: string | undefined;
}

/** Thrown if the options or the environment do not allow a start. The message names the fix. */
export class ForeignStartError extends Error {
  override readonly name = 'ForeignStartError';
}

/**
 * Starts the mock of a foreign API on HOST and PORT. It runs until the process gets a signal.
 * @returns lines for the terminal
 * @throws ForeignStartError
 */
export async function serveForeign(options: ServeForeignOptions): Promise<readonly string[]> {
  const { own, server } = environmentOf();
  const { host, port, origins, logLevel, allowOrigins } = server;
  const origin = originOf(options.record);
  if (origin === origins.server)
    throw new ForeignStartError('--record names this server itself. Name another back end.');
  const read =
    options.document === undefined
      ? undefined
      : await orStartError(() => readDocument(resolve(options.document ?? '')));
  const folder = options.stubs === undefined ? undefined : openRecordingFolder(resolve(options.stubs));
  const app = await orStartError(() =>
    openForeignMock({
      document: read?.document,
      record: origin === undefined ? undefined : { origin, authorization: options.authorization },
      recordings: folder,
      replay: options.replay ?? false,
      ...(options.secrets && { secrets: options.secrets }),
      ...(options.rows !== undefined && { rows: options.rows }),
      ...(options.seed !== undefined && { seed: options.seed }),
      qaToken: own.qaToken,
      qaLimits: own.qaLimits,
      host,
      origin: origins.server,
      allowOrigins,
      logger: {
        level: logLevel,
        redact: ['authorization', 'cookie', QA_TOKEN].map((name) => `req.headers["${name}"]`),
      },
    }),
  );
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new ForeignStartError(
      `Port ${port} of ${host} is taken. Stop what listens there, or set PORT to another one.`,
    );
  });
  const warnings = (read?.warnings ?? []).map((warning) => `  The document is not valid OpenAPI: ${warning}`);
  keepRunning(app);
  return [...linesOf(options, origins.server, own, read && basesOf(read.document)), ...warnings];
}

function environmentOf(): { readonly own: MockEnvironment; readonly server: ServerEnvironment } {
  try {
    const environment = { ...process.env, TUYEN_QA: '1' };
    const server = readEnvironment(environment, MOCK_VARIABLES);
    return { server, own: readMockEnvironment(environment, server) };
  } catch (error) {
    if (error instanceof EnvironmentError) throw new ForeignStartError(error.message);
    throw error;
  }
}

/** @throws ForeignStartError if the text is no origin */
export function originOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/u.test(url.protocol) && url.pathname === '/' && url.search + url.hash === '';
  if (!isOrigin || url.username !== '' || url.password !== '')
    throw new ForeignStartError(
      `"${text}" is not an origin: write a scheme and a host, such as https://api.example.com.`,
    );
  return url.origin;
}

async function orStartError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DocumentError || error instanceof RecordingError) throw new ForeignStartError(error.message);
    throw error;
  }
}

function linesOf(
  { document, record, replay, stubs }: ServeForeignOptions,
  server: string,
  { qaToken }: MockEnvironment,
  bases: readonly string[] = [],
): readonly string[] {
  const token = qaToken === undefined ? '' : `#token=${qaToken}`;
  return [
    `Server ${server} (${bases.map((base) => `${base}/`).join(', ') || '/'})`,
    ...(document !== undefined && !replay ? [`  answers as ${document} describes`] : []),
    ...(record === undefined
      ? []
      : [
          `  forwards to ${record}${stubs === undefined ? ' and keeps nothing, because --stubs is missing' : ` and records in ${stubs}`}`,
        ]),
    ...(record === undefined && stubs !== undefined ? [`  answers first from the recordings in ${stubs}`] : []),
    `  QA ${server}/__qa${token}`,
    ...(isLoopback(server) ? [] : ['  Anybody who reaches this address can read and change what the mock answers.']),
  ];
}
