import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ToolUpgrade } from '@tuyen/generator';
import { EXIT, type ExitCode } from '../../exit-codes.ts';
import { ownVersion } from '../../output/own-version.ts';
import { printError, printJson } from '../../output/print.ts';
import { findRoot } from '../../output/root.ts';
import { installedCommand, isInstalled, packageManagerOf } from './installed-packages.ts';
import { printNotes, printPlan } from './print-plan.ts';
import { checkWorkTree } from './work-tree.ts';

export interface ToolUpgradeFlags {
  readonly root?: string;
  readonly json?: boolean;
  readonly dryRun?: boolean;
  readonly keep?: boolean;
  readonly markers?: boolean;
  readonly from?: string;
  readonly force?: boolean;
  readonly install?: boolean;
}

/** Results of the commands that run after the files have changed. With --json, each command prints one JSON value. */
interface Following {
  readonly installed: boolean;
  readonly generate?: unknown;
  readonly upgrade?: unknown;
}

const OWN_COMMAND = fileURLToPath(new URL('../../../bin/tuyen.js', import.meta.url));

/**
 * Moves a project to the version of this tool: applies codemods, installs the packages, generates, and merges what the
 * new version generates into ejected files.
 */
export async function upgradeTool(flags: ToolUpgradeFlags): Promise<ExitCode> {
  const root = findRoot(flags.root);
  const tool = ownVersion();
  if (!flags.dryRun && !flags.force) checkWorkTree(root);
  const { upgradeTool: upgrade } = await import('@tuyen/generator');
  const upgraded = await upgrade({ root, tool, from: flags.from, dryRun: flags.dryRun });
  if (!flags.json) printPlan(upgraded, flags.dryRun ?? false);
  if (flags.dryRun) return finish(flags, upgraded, { installed: false }, EXIT.ok);

  const manager = packageManagerOf(root);
  if (!isInstalled(root, tool)) {
    const next = `Run \`${manager} install\`, then \`npx tuyen generate\` and \`npx tuyen upgrade\`.`;
    const isRun = flags.install !== false && ranWell(root, manager, ['install'], flags.json);
    if (!isRun) {
      printError(`The packages of ${tool} are not installed. ${next}`);
      const code = flags.install === false ? EXIT.ok : EXIT.problems;
      return finish(flags, upgraded, { installed: false }, code);
    }
  }
  // The packages on the disk changed, so a new process loads them.
  const command = installedCommand(root, tool) ?? OWN_COMMAND;
  const run = (...args: readonly string[]) => runTool(root, [command, ...args], flags.json);
  const generated = run('generate');
  const merged = run('upgrade', ...(flags.keep ? ['--keep'] : []), ...(flags.markers ? ['--markers'] : []));
  const code = generated.code === 0 && merged.code === 0 ? EXIT.ok : EXIT.problems;
  return finish(flags, upgraded, { installed: true, generate: generated.answer, upgrade: merged.answer }, code);
}

function finish(flags: ToolUpgradeFlags, upgraded: ToolUpgrade, following: Following, code: ExitCode): ExitCode {
  if (flags.json) printJson({ ...upgraded, ...following });
  else printNotes(upgraded.notes);
  return code;
}

function ranWell(root: string, command: string, args: readonly string[], isQuiet = false): boolean {
  // On Windows, package managers are batch files, which only a shell can start. The shell is safe, because the
  // arguments are constants.
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function runTool(root: string, args: readonly string[], json = false): { code: number | null; answer: unknown } {
  const { status, stdout } = spawnSync(process.execPath, json ? [...args, '--json'] : [...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ['ignore', json ? 'pipe' : 'inherit', 'inherit'],
  });
  return { code: status, answer: json && stdout !== '' ? JSON.parse(stdout) : undefined };
}
