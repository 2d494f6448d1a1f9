import type { MadeAdministrator } from '@tuyen/server/administrator';
import { EXIT, UsageError, type ExitCode } from '../../exit-codes.ts';
import { databaseErrorReason, databaseUrlOf } from '../../output/database-url.ts';
import { printDiagnostics } from '../../output/diagnostics.ts';
import { paint, print, printError, printJson } from '../../output/print.ts';
import { findRoot } from '../../output/root.ts';
import { assertServerRuns } from '../../output/server-node.ts';
import { readPassword } from './read-password.ts';

export interface CreateAdminOptions {
  readonly root?: string;
  readonly json?: boolean;
  readonly databaseUrl?: string;
  readonly username?: string;
  readonly email?: string;
  readonly office?: string;
  readonly set?: readonly string[];
  readonly another?: boolean;
}

export async function createAdmin(options: CreateAdminOptions): Promise<ExitCode> {
  assertServerRuns();
  const root = findRoot(options.root);
  const databaseUrl = databaseUrlOf(options.databaseUrl);
  const { loadProjectWithCode } = await import('@tuyen/model/load');
  const project = await loadProjectWithCode(root);
  if (!project.model) {
    if (options.json) printJson({ diagnostics: project.diagnostics });
    else printDiagnostics(project.diagnostics);
    return EXIT.problems;
  }
  const { createAdministrator, flagsOf, RefusedSettings, SuperuserExists } =
    await import('@tuyen/server/administrator');
  const settings = [...ownFlags(flagsOf(project.model), options), ...(options.set ?? [])];
  const password = () => readPassword(process.stdin, process.stderr);
  try {
    const request = { settings, another: options.another === true, password };
    report(await createAdministrator({ root, project, databaseUrl }, request), options);
    return EXIT.ok;
  } catch (error) {
    if (error instanceof RefusedSettings) throw new UsageError(error.message);
    if (error instanceof SuperuserExists) return refused(`${error.message} Add --another to create one more.`, options);
    const reason = databaseErrorReason(error);
    if (reason === undefined) throw error;
    return refused(`The database cannot be opened: ${reason}`, options);
  }
}

type OwnFlag = 'username' | 'email' | 'office';

/** @throws UsageError for a flag of a field that the project does not have */
function ownFlags(
  settings: Readonly<Record<OwnFlag, string | undefined>>,
  options: CreateAdminOptions,
): readonly string[] {
  const flags: readonly OwnFlag[] = ['username', 'email', 'office'];
  return flags.flatMap((flag) => {
    const value = options[flag];
    if (value === undefined) return [];
    const setting = settings[flag];
    if (setting !== undefined) return [`${setting}=${value}`];
    const others = flags.filter((other) => settings[other] !== undefined).map((other) => `--${other}`);
    throw new UsageError(
      `Accounts of this project have no field for --${flag}. There are: ${[...others, '--set'].join(', ')}.`,
    );
  });
}

function refused(message: string, { json }: CreateAdminOptions): ExitCode {
  if (json) printJson({ error: message });
  else printError(message);
  return EXIT.problems;
}

function report(created: MadeAdministrator, { json }: CreateAdminOptions): void {
  if (json) return printJson(created);
  const where = created.office ? ` of ${created.office.isNew ? 'the new office ' : ''}${created.office.name}` : '';
  print(`${paint('green', '✓')} Superuser ${created.user.name}${where}. Sign in at the back-office.`);
}
