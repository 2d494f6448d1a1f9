import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { projectRoot } from '../support/project-root.ts';
import { followingChecks } from '../support/type-check.ts';
import { outputUntil, stop } from './child-process.ts';
import { installTool } from './install.ts';

export interface Ran {
  readonly code: number | null;
  readonly output: string;
}

export interface RunningProject {
  /** Origin of the server without a trailing slash, such as `http://127.0.0.1:4000`. */
  readonly server: string;
  readonly admin: string;
  readonly output: string;
  stop(): Promise<void>;
}

export interface ForeignProject {
  readonly root: string;
  readonly tarballs: readonly string[];
  run(command: string, args?: readonly string[], options?: { readonly env?: Env; readonly input?: string }): Ran;
  /** Runs `tsc`. Reuses the previous result for files that did not change and whose imports did not change. */
  checkTypes(): Ran;
  serve(env: Env): Promise<RunningProject>;
  develop(env: Env): Promise<Pick<RunningProject, 'admin' | 'stop'>>;
  /** Runs `tuyen dev` until it has printed the addresses of the apps. */
  dev(): Promise<RunningProject>;
  /**
   * Returns the same project, but its commands run on another version of Node.
   * @param folder folder that contains that `node`
   */
  on(folder: string): ForeignProject;
  remove(): void;
}

type Env = Readonly<Record<string, string>>;

export interface PackedTool {
  readonly folder: string;
  /** Runs the packed `create-tuyen` in the folder for projects, without a terminal. */
  create(args: readonly string[]): Ran;
  install(project: string): ForeignProject;
  remove(): void;
}

const TARBALLS = 'tarballs';
/**
 * Folder with the Node that the test projects use. They use nothing else from this repository. The folder comes first
 * in PATH, as when npm runs a command.
 */
const NODE = join(projectRoot, 'node_modules/.bin');

export function packTool(): PackedTool {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-foreign-'));
  const [tarballs, creator] = [join(folder, TARBALLS), join(folder, 'creator')];
  ended(spawnSync('node', ['scripts/pack.ts', tarballs], { cwd: projectRoot, encoding: 'utf8' }));
  mkdirSync(creator);
  writeFileSync(join(creator, 'package.json'), '{}');
  installTool(tarballs, creator);
  return {
    folder,
    create: (args) => {
      const path = [join(creator, 'node_modules/.bin'), NODE, process.env.PATH].join(delimiter);
      const { NODE_ENV: _, ...env } = process.env;
      const { status, stdout, stderr } = spawnSync('create-tuyen', args, {
        cwd: folder,
        env: { ...env, NO_COLOR: '1', PATH: path },
        encoding: 'utf8',
      });
      return { code: status, output: `${stdout}${stderr}` };
    },
    install(project) {
      const root = join(folder, project);
      installTool(tarballs, root);
      return projectIn(root, folder, NODE);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const CLINIC = ['--languages', 'de,en', '--time-zone', 'Europe/Berlin', '--currency', 'EUR', '--template', 'blank'];

/**
 * Creates the clinic, a test project, with `create-tuyen`, which writes package.json, the configuration of TypeScript
 * and Vite, and the start modules of the back-office. Then copies the remaining files from the folder `clinic`, such as
 * the schemas, and installs the packed packages.
 */
export function installClinic(): ForeignProject {
  const tool = packTool();
  const { code, output } = tool.create(['clinic', ...CLINIC, '--yes', '--no-install', '--no-git']);
  if (code !== 0) throw new Error(output);
  const root = join(tool.folder, 'clinic');
  rmSync(join(root, 'schemas'), { recursive: true });
  cpSync(join(import.meta.dirname, 'clinic'), root, { recursive: true });
  return tool.install('clinic');
}

function projectIn(root: string, folder: string, node: string): ForeignProject {
  const path = [join(root, 'node_modules/.bin'), node, process.env.PATH];
  // Removes two variables of the test runner: NODE_ENV would cause another build, and a production server rejects the
  // reduced password cost.
  const { NODE_ENV: _, TUYEN_PASSWORD_COST: __, ...own } = process.env;
  const environment = (env: Env = {}) => ({ ...own, NO_COLOR: '1', ...env, PATH: path.join(delimiter) });
  const start = async (command: string, args: readonly string[], env: Env, said: string) => {
    const child = spawn(command, args, { cwd: root, env: environment(env), stdio: 'pipe' });
    return { child, output: await outputUntil(child, said) };
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
      const { child, output } = await start('tuyen', ['serve'], { ...env, PORT: String(port) }, `Server ${server}`);
      return { server, admin: `http://127.0.0.1:${port + 1}`, output, stop: () => stop(child) };
    },
    async develop(env) {
      const port = await freePort();
      const admin = `http://127.0.0.1:${port + 1}`;
      const { child } = await start('vite', [], { ...env, PORT: String(port) }, admin);
      return { admin, stop: () => stop(child) };
    },
    async dev() {
      const port = await freePort();
      const [server, admin] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`];
      const { child, output } = await start('tuyen', ['dev', '--plain'], { PORT: String(port) }, `Admin   ${admin}`);
      return { server, admin, output, stop: () => stop(child) };
    },
    on: (other) => projectIn(root, folder, other),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function ended({ status, stdout, stderr }: { status: number | null; stdout: string; stderr: string }): void {
  if (status !== 0) throw new Error(`The packages cannot be built:\n${stdout}${stderr}`);
}
