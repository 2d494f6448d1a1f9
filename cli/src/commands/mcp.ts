import { once } from 'node:events';
import { Writable } from 'node:stream';
import { EXIT, UsageError, type ExitCode } from '../exit-codes.ts';
import type { Commands } from '../explain/explanation.ts';
import { ownVersion } from '../output/own-version.ts';
import { print } from '../output/print.ts';
import { findRoot } from '../output/root.ts';
import { NEW_FILES } from './new-files.ts';
import type { Credentials } from '../mcp/data/session.ts';

export interface McpOptions {
  readonly root?: string;
  readonly json?: boolean;
  readonly against?: string;
  readonly apiKey?: string;
  readonly as?: string;
  readonly office?: string;
  readonly write?: boolean;
}

const INSTRUCTIONS =
  'A project of tuyen: JSON schemas from which screens, a server and documentation are generated. Call "project" first. After an edit of a schema file, call "lint" and "generate". "explain" documents every code, key and command.';

/** Serves the tools over stdio until the client closes the input. Standard output contains only the protocol. */
export async function mcp(options: McpOptions, commands: Commands): Promise<ExitCode> {
  if (options.json) throw new UsageError('--json does not go with mcp, which writes the messages of its protocol.');
  const root = findRoot(options.root);
  const write = options.write === true;
  const credentials = credentialsOf(options);
  const protocol = takeOutput();
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
  const { toolServer } = await import('../mcp/tool-server.ts');
  const { projectTools, WRITING_PROJECT_TOOLS } = await import('../mcp/project/project-tools.ts');
  const { dataTools, WRITING_DATA_TOOLS } = await import('../mcp/data/data-tools.ts');
  const session = credentials && (await (await import('../mcp/data/session.ts')).openSession(...credentials));
  const ofResource = Object.values(NEW_FILES).flatMap(({ kind, resource }) => (resource === undefined ? [] : [kind]));
  const server = toolServer({
    version: ownVersion(),
    instructions: INSTRUCTIONS,
    tools: async () => [
      ...projectTools({ root, write, commands, ofResource }),
      ...(session ? await dataTools(session, write) : []),
    ],
    writeOnly: [...WRITING_PROJECT_TOOLS, ...(session ? WRITING_DATA_TOOLS : [])],
    onBug: (error) => print(error instanceof Error ? (error.stack ?? error.message) : String(error), process.stderr),
  });
  const ended = once(process.stdin, 'end');
  await server.connect(new StdioServerTransport(process.stdin, protocol));
  await ended;
  await server.finish();
  await session?.close();
  return EXIT.ok;
}

/**
 * Returns a stream that writes protocol messages to standard output. From now on, all other output of this process goes
 * to standard error, for example that of plugins.
 */
function takeOutput(): Writable {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  return new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      write(chunk, done);
    },
  });
}

/** @throws UsageError if the options name a server, but not exactly one of an API key and an account */
function credentialsOf(options: McpOptions): readonly [string, Credentials] | undefined {
  const { against, apiKey, as: account, office } = options;
  if (against === undefined) {
    if (apiKey !== undefined || account !== undefined || office !== undefined)
      throw new UsageError('--api-key, --as and --office need a server: pass --against <url>.');
    return undefined;
  }
  if (apiKey !== undefined && account !== undefined)
    throw new UsageError('--api-key and --as name two callers: take one.');
  if (account !== undefined) {
    const password = process.env['TUYEN_PASSWORD'];
    if (password === undefined) throw new UsageError(`Set TUYEN_PASSWORD to the password of ${account}.`);
    return [against, { account, password, office }];
  }
  if (office !== undefined) throw new UsageError('--office goes with --as. An API client has one office.');
  const variable = apiKey ?? 'TUYEN_API_KEY';
  const key = process.env[variable];
  if (key === undefined || key === '')
    throw new UsageError(
      `${variable} is not set. --api-key takes the name of an environment variable with a key, and --as takes an account.`,
    );
  return [against, { apiKey: key }];
}
