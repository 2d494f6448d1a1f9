import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumPath } from '../support/chromium.ts';
import { freePort } from '../support/free-port.ts';
import { projectRoot } from '../support/project-root.ts';
import { outputUntil, stop } from './child-process.ts';
import type { Ran, RunningProject } from './foreign-project.ts';

export type PackageManager = 'npm' | 'pnpm';

/** Folder of a user who has a package manager, a Node and nothing else. */
export interface UserFolder {
  readonly root: string;
  /** Runs a command line in the folder, or in a folder below it. */
  run(line: string, below?: string): Ran;
  /** Runs `tuyen dev` in a project below the folder. */
  develop(project: string): Promise<RunningProject>;
}

/**
 * Creates the folder of a user whose package managers have empty caches and use the given registry.
 *
 * @param root path of the folder, which is created
 * @param node folder of the program `node`
 */
export function userFolder(root: string, registry: string, node: string): UserFolder {
  const bin = join(root, '.bin');
  mkdirSync(bin, { recursive: true });
  symlinkSync(join(node, 'node'), join(bin, 'node'));
  symlinkSync(join(projectRoot, 'node_modules/pnpm/pnpm'), join(bin, 'pnpm'));
  const home = (name: string) => join(root, '.home', name);
  const environment = {
    ...inherited(),
    PATH: [bin, ...systemPath()].join(delimiter),
    NO_COLOR: '1',
    CHROME_PATH: chromiumPath(),
    npm_config_registry: registry,
    npm_config_cache: home('npm'),
    npm_config_yes: 'true',
    pnpm_config_registry: registry,
    // pnpm then shows a package only the packages that it declares. Its default also shows undeclared ones.
    pnpm_config_hoist: 'false',
    pnpm_config_store_dir: home('store'),
    XDG_CACHE_HOME: home('cache'),
    XDG_DATA_HOME: home('data'),
    XDG_STATE_HOME: home('state'),
  };
  return {
    root,
    run(line, below = '.') {
      const options = { cwd: join(root, below), env: environment, shell: true, encoding: 'utf8' } as const;
      const { status, stdout, stderr } = spawnSync(line, options);
      return { code: status, output: `${stdout}${stderr}` };
    },
    async develop(project) {
      const cwd = join(root, project);
      const port = await freePort();
      const admin = `http://127.0.0.1:${port + 1}`;
      // The script `dev` without the package manager, which would not pass the signal that ends it.
      const command = join(cwd, 'node_modules/.bin/tuyen');
      const child = spawn(command, ['dev', '--port', String(port)], { cwd, env: environment, stdio: 'pipe' });
      const output = await outputUntil(child, `Admin   ${admin}`);
      return { server: `http://127.0.0.1:${port}`, admin, output, stop: () => stop(child) };
    },
  };
}

/** Leaves out the variables that npm and the test runner set for their own commands. */
function inherited(): NodeJS.ProcessEnv {
  const own = /^(?:p?npm_|VITEST|TEST|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$|TUYEN_)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}

/** Leaves out the folders of this repository, whose commands a user does not have. */
function systemPath(): readonly string[] {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
}

/** Returns the command line of a package manager that creates a project, from the README of `create-tuyen`. */
export function createLine(manager: PackageManager): string {
  const text = readFileSync(join(projectRoot, 'create-tuyen/README.md'), 'utf8');
  const line = text.split('\n').find((each) => each.startsWith(`${manager} create `));
  if (line === undefined)
    throw new Error(`create-tuyen/README.md does not say how to create a project with ${manager}.`);
  return line;
}
