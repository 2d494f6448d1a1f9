import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { projectRoot } from './project-root.ts';

const BIN = join(projectRoot, 'cli/bin/tuyen.js');

export interface ForeignDocument {
  /** Name of the import and of the back end. */
  readonly name: string;
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Imports an OpenAPI document into a project with `tuyen import`, serves the document with `tuyen serve --as`, and points
 * the back end of the import to that server.
 * @param root folder of the project
 * @param path path below which the document's server answers: `/api`
 */
export async function servedDocument(root: string, document: string, path: string): Promise<ForeignDocument> {
  const name = basename(document, extname(document));
  const [port, folder] = await Promise.all([freePort(), mkdtemp(join(tmpdir(), 'tuyen-document-'))]);
  const origin = `http://127.0.0.1:${port}`;
  const mock = spawn('node', [BIN, 'serve', '--as', document], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const imported = promisify(execFile)('node', [BIN, 'import', document, '--as', name], { cwd: root });
  await Promise.all([listening(mock), imported]);
  const file = join(root, 'tuyen.config.json');
  const config = JSON.parse(await readFile(file, 'utf8'));
  config.backends[name].url = `${origin}${path}`;
  await writeFile(file, JSON.stringify(config));
  return {
    name,
    origin,
    async stop() {
      if (mock.exitCode === null) {
        mock.kill('SIGTERM');
        await once(mock, 'exit');
      }
      await rm(folder, { recursive: true });
    },
  };
}

function listening(mock: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [mock.stdout, mock.stderr])
      stream?.on('data', (part) => {
        output += String(part);
        if (output.includes('/__qa')) resolve();
      });
    mock.once('close', () => reject(new Error(`The mock did not start:\n${output}`)));
  });
}
