import './older-node.ts';
import { Command, CommanderError } from 'commander';
import { readFileSync } from 'node:fs';
import type { CreateAdminOptions } from './commands/admin/create.ts';
import type { ChangesOptions } from './commands/changes.ts';
import { DATABASE_TASKS, DATABASE_URL } from './commands/db-tasks.ts';
import type { VerifyOptions } from './commands/verify.ts';
import { NEW_FILES, NEW_PARTS } from './commands/new-files.ts';
import type { ServeOptions } from './commands/serve.ts';
import type { HandbookOptions } from './commands/handbook.ts';
import type { EffectsOptions } from './commands/effects.ts';
import { EXIT, UsageError, type ExitCode } from './exit-codes.ts';
import { print, printError, printJson } from './output/print.ts';
import { systemRefusal } from './output/system-refusal.ts';

interface Shared {
  readonly root?: string;
  readonly json?: boolean;
}

interface UpgradeOptions {
  readonly dryRun?: boolean;
  readonly keep?: boolean;
  readonly markers?: boolean;
}

/** Runs one command line and returns its exit code. Each command is imported on demand. */
export async function main(args: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT.ok;
  const program = new Command('tuyen')
    .description('Generates screens, validators, types, an API description and translations from JSON Schemas.')
    .version(ownVersion(), '-V, --version', 'say which version this is')
    .option('--root <folder>', 'the project (default: the nearest folder with a tuyen.config.json)')
    .option('--json', 'answer in JSON')
    .showHelpAfterError('Run `tuyen --help` for the list of commands.')
    .exitOverride();
  const shared = () => program.opts<Shared>();
  process.stdout.on('error', endQuietly);

  program
    .command('lint')
    .description('check the schemas and the files that own a part')
    .action(async () => {
      const { lint } = await import('./commands/lint.ts');
      code = await lint(shared());
    });
  program
    .command('generate')
    .description('write the code that follows from the schemas')
    .option('--dry-run', 'say what would change, and change nothing')
    .option('--only <resource>', 'write the files of this resource alone')
    .option('--explain', 'say which part of which schema made each file change')
    .option('--watch', 'generate again whenever a schema or an owned file changes')
    .action(async (options: { dryRun?: boolean; only?: string; explain?: boolean; watch?: boolean }) => {
      const { generate } = await import('./commands/generate.ts');
      code = await generate({ ...shared(), ...options });
    });
  program
    .command('check')
    .description('exit 1 where the generated files are not what the schemas say')
    .action(async () => {
      const { check } = await import('./commands/check.ts');
      code = await check(shared());
    });
  program
    .command('eject')
    .argument('<resource>', 'as in its path: reading-rooms')
    .argument('[part]', 'list, create, edit, show, form, columns, filters, inputs, fields; without it, they are listed')
    .description('copy a generated part out, for free editing')
    .option('--dry-run', 'print the file, and write nothing')
    .action(async (resource: string, part: string | undefined, options: { dryRun?: boolean }) => {
      const { eject } = await import('./commands/eject.ts');
      code = await eject(resource, part, { ...shared(), ...options });
    });
  program
    .command('upgrade')
    .argument('[resource]', 'without it, all that was ejected')
    .argument('[part]')
    .description('merge what schemas have changed into the parts that were ejected')
    .option('--dry-run', 'say what would change, and change nothing')
    .option('--keep', 'where you and the schema want different things, keep yours')
    .option('--markers', 'where you and the schema want different things, write both into the file')
    .action(async (resource: string | undefined, part: string | undefined, options: UpgradeOptions) => {
      const { upgrade } = await import('./commands/upgrade.ts');
      code = await upgrade(resource, part, { ...shared(), ...options });
    });
  program
    .command('changes')
    .description('what the schemas changed since a revision: breaking or safe for clients, databases and owned files')
    .option('--since <revision>', 'of git, to compare with (default: HEAD)')
    .option('--breaking', 'print the breaking changes alone, and exit 1 if there are any')
    .option('--was-in <folder>', 'of the repository: where the project was in that revision, if elsewhere')
    .action(async (options: Omit<ChangesOptions, keyof Shared>) => {
      const { changes } = await import('./commands/changes.ts');
      code = await changes({ ...shared(), ...options });
    });
  const start = program.command('new').description('write a schema file, or a part of one, to start from');
  for (const { kind, description, name, resource, next } of NEW_FILES) {
    const command = start.command(kind).description(description).argument('<name>', name);
    if (resource) command.argument('<resource>', resource);
    command.action(async (named: string, about: string | undefined) => {
      const { newFile } = await import('./commands/new.ts');
      code = await newFile(kind, named, resource && about, next, shared());
    });
  }
  for (const { kind, description, name, next } of NEW_PARTS) {
    const command = start.command(kind).description(description);
    command.argument('<name>', name).argument('<resource>', 'to whose file it is added: loans');
    command.action(async (named: string, about: string) => {
      const { newPart } = await import('./commands/new.ts');
      code = await newPart(kind, named, about, next, shared());
    });
  }
  program
    .command('permissions')
    .description('which role group, and whether an API client, may hold each permission')
    .option('--csv', 'answer as CSV')
    .action(async (options: { csv?: boolean }) => {
      const { permissions } = await import('./commands/permissions.ts');
      code = await permissions({ ...shared(), ...options });
    });
  program
    .command('serve')
    .description('run the server and serve the production builds of the apps; the address by PORT and HOST')
    .option('--api', 'the server alone: a bundler serves the apps')
    .option(
      '--only <resources...>',
      'the server alone, without the project’s own code: sample records of these resources',
    )
    .option('--rows <number>', 'the same; how many sample records each resource has')
    .action(async (options: ServeOptions) => {
      const { serve } = await import('./commands/serve.ts');
      code = await serve({ ...shared(), ...options });
    });
  program
    .command('handbook')
    .description('the accounts of the fixtures, and ids and codes of their records by resource and state, as Markdown')
    .option('--write <file>', 'write it into this file')
    .option('--check <file>', 'exit 1 where this file is something else')
    .action(async (options: Omit<HandbookOptions, keyof Shared>) => {
      const { handbook } = await import('./commands/handbook.ts');
      code = await handbook({ ...shared(), ...options });
    });
  program
    .command('effects')
    .description('List what reads each setting and permission, as Markdown (exit code 1 if nothing reads one)')
    .option('--write <file>', 'Write the list to this file')
    .option('--check <file>', 'Compare the list with this file (exit code 1 if they differ)')
    .action(async (options: Omit<EffectsOptions, keyof Shared>) => {
      const { effects } = await import('./commands/effects.ts');
      code = await effects({ ...shared(), ...options });
    });
  program
    .command('admin')
    .description('accounts of a running or a new server')
    .command('create')
    .description('make the first superuser, and the first office, of a database; asks for the password')
    .option('--database-url <url>', 'file:data/tuyen.db or postgres://… (default: DATABASE_URL)')
    .option('--username <name>')
    .option('--email <address>')
    .option('--office <name>', 'of the office that is made where there is none')
    .option('--set <field=value>', 'any other: user.full_name=…, office.code=…; may be repeated', collect)
    .option('--another', 'also where there is a superuser already')
    .action(async (options: Omit<CreateAdminOptions, keyof Shared>) => {
      const { createAdmin } = await import('./commands/admin/create.ts');
      code = await createAdmin({ ...shared(), ...options });
    });
  const db = program.command('db').description('what concerns a database that is there');
  for (const { task, description, argument, flags } of DATABASE_TASKS) {
    const command = db.command(task).description(description).option('--database-url <url>', DATABASE_URL);
    if (argument) command.argument('<file>', argument);
    for (const [flag, meaning] of flags) command.option(flag, meaning);
    command.action(async (...given: readonly unknown[]) => {
      const { database } = await import('./commands/db.ts');
      code = await database(task, argument ? String(given[0]) : undefined, { ...shared(), ...command.opts() });
    });
  }
  program
    .command('verify')
    .description(
      'compare a running server with the schemas: shapes, codes, pages, orders, filters, permissions, defaults, actions',
    )
    .requiredOption('--against <url>', 'of the server: http://127.0.0.1:4000')
    .option('--account <name>', 'one that may read everything (default: TUYEN_VERIFY_ACCOUNT)')
    .option(
      '--password <text>',
      'of the account (default: TUYEN_VERIFY_PASSWORD, which other users of the machine do not see)',
    )
    .option('--as <account:password>', 'check the permissions of this account too; may be repeated', collect)
    .option('--only <resource>', 'this one alone; may be repeated', collect)
    .option(
      '--write',
      'also create, change and delete records of its own, and send what existing ones must refuse; else it sends only GET',
    )
    .option('--transitions', 'with --write: also make transitions; records that can then not be deleted are named')
    .option('--rows <count>', 'records of a resource that are compared (default: 200, at most 300)')
    .option('--timeout <seconds>', 'for one request (default: 30)')
    .addHelpText(
      'after',
      '\nExit code 1: there are differences. 2: the server does not answer, or refuses the sign-in.\n' +
        'Each 5xx and each missing answer counts, even if it does not repeat ("intermittent"). Another difference in reading\n' +
        'counts if a second look finds it again; otherwise it is only printed, because another client may have written meanwhile.',
    )
    .action(async (options: Omit<VerifyOptions, keyof Shared>) => {
      const { verify } = await import('./commands/verify.ts');
      code = await verify({ ...shared(), ...options });
    });
  program
    .command('explain')
    .argument('[code]', 'TUY203; without it, all codes are listed')
    .description('what a code means and what to do about it')
    .action(async (asked: string | undefined) => {
      const { explain } = await import('./commands/explain.ts');
      code = explain(asked, shared());
    });

  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    return await failed(error, shared().json === true);
  }
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** The reader of the output (`tuyen explain | head`) may close the pipe early. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.ok);
}

function ownVersion(): string {
  const about: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return typeof about === 'object' && about !== null && 'version' in about ? String(about.version) : '';
}

async function failed(error: unknown, json: boolean): Promise<ExitCode> {
  // Commander has already printed the message.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  const { UnknownName } = await import('@tuyen/generator');
  const answer = (message: string, code: ExitCode) => {
    if (json) printJson({ error: message });
    else printError(message);
    return code;
  };
  if (error instanceof UsageError || error instanceof UnknownName) return answer(error.message, EXIT.usage);
  const refusal = systemRefusal(error);
  if (refusal !== undefined) return answer(refusal, EXIT.problems);
  printError('This is a bug of tuyen, not of your project. Nothing more was written.');
  print(error instanceof Error ? (error.stack ?? error.message) : String(error), process.stderr);
  return EXIT.bug;
}
