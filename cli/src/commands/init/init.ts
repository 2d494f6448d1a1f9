import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { draftProject, putDraft, regionOf } from '@tuyen/generator/start';
import { EXIT, UsageError, type ExitCode } from '../../exit-codes.ts';
import { paint, print, printError, printJson } from '../../output/print.ts';
import { serverRefusal } from '../../output/server-node.ts';
import { ownVersion } from '../../output/own-version.ts';
import { thisMachine } from './defaults.ts';
import { packageManagerIn, type PackageManager } from './package-manager.ts';
import { isPackageName, packageNameOf } from './package-name.ts';
import { ask, isTerminal } from './questions.ts';
import { checkGiven, completed, type Given, questionsAbout, type Settings } from './settings.ts';

export interface InitOptions extends Given {
  readonly folder?: string | undefined;
  readonly name?: string | undefined;
  readonly install?: boolean | undefined;
  readonly git?: boolean | undefined;
  readonly dryRun?: boolean | undefined;
  readonly yes?: boolean | undefined;
  readonly json?: boolean | undefined;
}

/**
 * Writes a new project into a folder, installs its packages and generates its code. Writes nothing if one of its files
 * already exists.
 */
export async function init(options: InitOptions): Promise<ExitCode> {
  const { folder = '.', json = false, dryRun = false } = options;
  const root = resolve(folder);
  checkGiven(options);
  const title = basename(root) || 'Back-office';
  const name = options.name ?? packageNameOf(title);
  if (!isPackageName(name))
    throw new UsageError(`"${name}" is not a package name: small letters, digits and hyphens, such as bike-shop.`);
  if (existsSync(join(root, 'tuyen.config.json')))
    throw new UsageError(`There is a project in ${folder} already. \`tuyen new\` adds to it.`);

  const machine = thisMachine();
  const questions = questionsAbout(options, machine);
  const asks = !options.yes && !json && isTerminal();
  const answers: Given = asks ? await ask(questions) : {};
  const settings = completed({ ...options, ...answers }, machine);
  const manager = packageManagerIn(process.env['npm_config_user_agent']);
  const draft = draftProject({
    template: settings.template,
    name,
    title,
    languages: settings.languages,
    region: regionOf(settings.locale, settings.timeZone, settings.currency),
    version: ownVersion(),
    run: `${manager} run`,
  });
  if (!dryRun) mkdirSync(root, { recursive: true });
  const { paths, kept, refused } = putDraft(root, draft, dryRun);
  if (refused !== undefined) throw new UsageError(refused);
  if (json) printJson({ root, paths, kept, ...settings, name, packageManager: manager, written: !dryRun });
  else {
    for (const path of paths) print(`${paint('green', dryRun ? '·' : '✓')} ${join(folder, path)}`);
    if (!asks) print(defaultsLine(settings, Object.keys(questions)));
    if (kept.length > 0) print(`package.json keeps its own ${kept.join(', ')}.`);
  }
  if (dryRun) return EXIT.ok;

  // With --json, only this command writes to the standard output.
  const run = (command: string, args: readonly string[]) => runIn(root, command, args, json);
  if (options.git !== false) createRepository(root);
  if (options.install !== false && !(run(manager, ['install']) && run(manager, ['run', 'generate']))) {
    printError(`The files are written. Run \`${manager} install\` in ${folder}, then \`${manager} run generate\`.`);
    return EXIT.problems;
  }
  if (!json) printNext(relative(process.cwd(), root), manager, options.install !== false);
  return EXIT.ok;
}

function defaultsLine(settings: Settings, keys: readonly string[]): string {
  const { template, languages, timeZone, currency } = settings;
  const all: Readonly<Record<string, string>> = {
    template: `template ${template}`,
    languages: `languages ${languages.join(', ')}`,
    timeZone: `time zone ${timeZone}`,
    currency: `currency ${currency}`,
  };
  if (keys.length === 0) return 'All settings are as you asked for.';
  return `Defaults: ${keys.flatMap((key) => all[key] ?? []).join('; ')}. tuyen.config.json has them.`;
}

function printNext(path: string, manager: PackageManager, isInstalled: boolean): void {
  const steps = [
    ...(path === '' ? [] : [`cd ${/[^\w./-]/u.test(path) ? JSON.stringify(path) : path}`]),
    ...(isInstalled ? [] : [`${manager} install`]),
    `${manager} run dev`,
  ];
  print(`Next: ${paint('bold', steps.join(' && '))}`);
  print('It prints the address of the back-office and the account to sign in with.');
  const refusal = serverRefusal();
  if (refusal !== undefined) print(`Install another Node first. ${refusal}`);
}

function createRepository(root: string): void {
  const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: root, stdio: 'ignore' }).status === 0;
  if (!git('rev-parse', '--is-inside-work-tree')) git('init', '--quiet');
}

function runIn(root: string, command: string, args: readonly string[], isQuiet: boolean): boolean {
  // On Windows, package managers are batch files, which only a shell can start. The shell is safe, because the
  // arguments are constants.
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status === 0;
}
