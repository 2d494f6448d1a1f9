import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { projectRoot } from './project-root.ts';
import { followingChecks } from './type-check.ts';

export interface ProjectCopy {
  readonly root: string;
  /** Runs the `tuyen` command in the copy. If it fails, returns its exit code instead of throwing. */
  tuyen(...args: string[]): { code: number; output: string };
  run(command: string, ...args: string[]): { code: number; output: string };
  /**
   * Runs the compiler on a workspace. If several workspaces have the same compiler options, the files that they share
   * are checked once.
   */
  checkTypes(workspace: string): { code: number; output: string };
  remove(): Promise<void>;
}

const LEFT_BEHIND = new Set(['node_modules', '.git', 'dist', '.tuyen']);

const TOOL = ['model', 'generator', 'cli', 'server', 'server-mock', 'apps/admin-kit', 'apps/portal-kit'];
const PRODUCT = ['domain', 'apps/admin', 'apps/portal'];

/**
 * Copies the project into a temporary folder: its own sources and workspaces, with links to installed packages.
 * @param tool `linked` if the test does not change the tool: links it to this repository, whose type information is
 * then reused
 */
export async function copyProject(tool: 'copied' | 'linked' = 'copied'): Promise<ProjectCopy> {
  const root = await mkdtemp(join(tmpdir(), 'tuyen-copy-'));
  const linked = tool === 'linked' ? TOOL : [];
  const left = new Set(linked.map((folder) => join(projectRoot, folder)));
  await cp(projectRoot, root, {
    recursive: true,
    filter: (path) => !LEFT_BEHIND.has(basename(path)) && !left.has(path),
  });
  for (const folder of linked) await symlink(join(projectRoot, folder), join(root, folder));
  await linkPackages(root, linked);
  const run = (command: string, ...args: string[]) => {
    try {
      const env = { ...process.env, NO_COLOR: '1' };
      return { code: 0, output: execFileSync(command, args, { cwd: root, env, encoding: 'utf8', stdio: 'pipe' }) };
    } catch (error) {
      const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
      return { code: status, output: `${stdout}${stderr}` };
    }
  };
  return {
    root,
    run,
    checkTypes(workspace) {
      const answers = join(
        root,
        'node_modules',
        workspace.startsWith('apps/') ? 'apps.tsbuildinfo' : 'node.tsbuildinfo',
      );
      return run('tsc', '-p', workspace, ...followingChecks(answers));
    },
    tuyen: (...args) => run('node', 'cli/bin/tuyen.js', ...args),
    remove: () => rm(root, { recursive: true }),
  };
}

/**
 * Creates the folder `node_modules` with links to the packages. Links of the project's own packages lead to the copy of
 * the project. Otherwise tests of the copy would run the original code.
 */
async function linkPackages(root: string, linked: readonly string[]): Promise<void> {
  const target = join(root, 'node_modules');
  await mkdir(target);
  const source = join(projectRoot, 'node_modules');
  for (const name of await readdir(source)) {
    if (name === '@tuyen') continue;
    await symlink(join(source, name), join(target, name));
  }
  await mkdir(join(target, '@tuyen'));
  const workspaces = [...TOOL, ...PRODUCT];
  for (const folder of workspaces) {
    await symlink(join(root, folder), join(target, '@tuyen', basename(folder)));
  }
  for (const folder of [...workspaces, 'tests'].filter((one) => !linked.includes(one))) {
    const own = join(projectRoot, folder, 'node_modules');
    const names = await readdir(own).catch(() => []);
    if (names.length > 0) await symlink(own, join(root, folder, 'node_modules'));
  }
}
