import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { projectRoot } from '../support/project-root.ts';
import { followingChecks } from '../support/type-check.ts';
import { installTool } from './install.ts';

interface Ran {
  readonly code: number | null;
  readonly output: string;
}

export interface RunningProject {
  /** Origin of the server without a trailing slash, such as `http://127.0.0.1:4000`. */
  readonly server: string;
  readonly admin: string;
  stop(): Promise<void>;
}

export interface ForeignProject {
  readonly root: string;
  /** Paths of the tarballs with the tool's packages. */
  readonly tarballs: readonly string[];
  run(command: string, args?: readonly string[], options?: { readonly env?: Env; readonly input?: string }): Ran;
  /** Runs `tsc`. Reuses the previous result for files that did not change and whose imports did not change. */
  checkTypes(): Ran;
  /** Runs `tuyen serve` and resolves when it listens. */
  serve(env: Env): Promise<RunningProject>;
  /** Runs `vite`, which serves the back-office during development. Resolves with its origin when it listens. */
  develop(env: Env): Promise<Pick<RunningProject, 'admin' | 'stop'>>;
  /**
   * Returns the same project, but with commands that run on another version of Node. @param folder folder of that
   * `node`
   */
  on(folder: string): ForeignProject;
  remove(): void;
}

type Env = Readonly<Record<string, string>>;

/** Name of the folder with the packed packages, next to the project's folder. */
const TARBALLS = 'tarballs';

/** Copies a folder next to this file into a new folder and installs the packed tool there. */
export function installProject(name: string): ForeignProject {
  const folder = mkdtempSync(join(tmpdir(), `tuyen-${name}-`));
  const [root, tarballs] = [join(folder, name), join(folder, TARBALLS)];
  cpSync(join(import.meta.dirname, name), root, { recursive: true });
  ended(spawnSync('node', ['scripts/pack.ts', tarballs], { cwd: projectRoot, encoding: 'utf8' }));
  installTool(tarballs, root);

  // From this repository, the project uses only Node, not the installed packages. Node's folder comes first in the
  // path, as when npm runs a command.
  return projectIn(root, folder, join(projectRoot, 'node_modules/.bin'));
}

/** @param node folder of the `node` that runs the commands */
function projectIn(root: string, folder: string, node: string): ForeignProject {
  const path = [join(root, 'node_modules/.bin'), node, process.env.PATH];
  // Removes two variables of the test runner: NODE_ENV would cause another build, and a production server rejects the
  // reduced password cost.
  const { NODE_ENV: _, TUYEN_PASSWORD_COST: __, ...own } = process.env;
  const environment = (env: Env = {}) => ({ ...own, NO_COLOR: '1', ...env, PATH: path.join(delimiter) });
  const start = async (command: string, args: readonly string[], env: Env, said: string) => {
    const child = spawn(command, args, { cwd: root, env: environment(env), stdio: 'pipe' });
    await listening(child, said);
    return child;
  };
  const run: ForeignProject['run'] = (command, args = [], { env, input = '' } = {}) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: root,
      env: environment(env),
      input,
      encoding: 'utf8',
    });
    return { code: status, output: `${stdout}${stderr}` };
  };
  return {
    root,
    tarballs: readdirSync(join(folder, TARBALLS)).map((file) => join(folder, TARBALLS, file)),
    run,
    checkTypes: () => run('tsc', followingChecks(join(folder, 'types.tsbuildinfo'))),
    async serve(env) {
      const port = await freePort();
      const server = `http://127.0.0.1:${port}`;
      const child = await start('tuyen', ['serve'], { ...env, PORT: String(port) }, `Server ${server}`);
      return { server, admin: `http://127.0.0.1:${port + 1}`, stop: () => stop(child) };
    },
    async develop(env) {
      const port = await freePort();
      const admin = `http://127.0.0.1:${port + 1}`;
      const child = await start('vite', [], { ...env, PORT: String(port) }, admin);
      return { admin, stop: () => stop(child) };
    },
    on: (other) => projectIn(root, folder, other),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function ended({ status, stdout, stderr }: { status: number | null; stdout: string; stderr: string }): void {
  if (status !== 0) throw new Error(`The packages cannot be built:\n${stdout}${stderr}`);
}

async function listening(child: ChildProcess, said: string): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: unknown) => {
      output += String(chunk);
      if (output.includes(said)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', () => reject(new Error(`It ended:\n${output}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
