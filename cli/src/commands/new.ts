import type { StartedKind, StartedPart } from '@tuyen/generator/start';
import type { FlowAudience } from '@tuyen/model/load';
import { EXIT, UsageError, type ExitCode } from '../exit-codes.ts';
import { hasErrors, printDiagnostics } from '../output/diagnostics.ts';
import { paint, print, printJson } from '../output/print.ts';
import { findRoot } from '../output/root.ts';
import { nextOfLocale } from './new-files.ts';

interface Options {
  readonly root?: string;
  readonly json?: boolean;
}

/** Writes a valid schema file with placeholder texts. Never overwrites a file. */
export async function newFile(
  kind: StartedKind,
  name: string,
  resource: string | undefined,
  next: (name: string) => string,
  options: Options,
): Promise<ExitCode> {
  return started(await pathOfNew(kind, { name, resource }, options), next(name), options);
}

/** Writes a form of several steps, for staff or for the portal. */
export async function newFlow(
  name: string,
  resource: string,
  audience: string,
  next: (name: string) => string,
  options: Options,
): Promise<ExitCode> {
  if (audience !== 'staff' && audience !== 'portal')
    throw new UsageError(`--for is "${audience}". Write staff or portal.`);
  const path = await pathOfNew('flow', { name, resource, audience }, options);
  const forPortal = `Edit its steps, fields and result. Write POST public/${resource}, which receives the answers, and the endpoints of "options" in the project's code: npx tuyen explain portal.`;
  return started(path, audience === 'portal' ? forPortal : next(name), options);
}

interface NewNames {
  readonly name: string;
  readonly resource: string | undefined;
  readonly audience?: FlowAudience;
}

async function pathOfNew(kind: StartedKind, { name, resource, audience }: NewNames, options: Options): Promise<string> {
  checkName(name, 'a file: small letters, digits and hyphens, such as reading-rooms; a resource in the plural');
  const { startFile } = await import('@tuyen/generator/start');
  const { path, refused } = startFile(findRoot(options.root), kind, name, resource, audience);
  if (refused === 'exists') throw new UsageError(`${path} already exists and was not changed.`);
  if (refused === 'no resource') throw new UsageError(`No resource is named "${resource}".`);
  if (refused === 'no portal')
    throw new UsageError(
      'The project has no portal. Write "portal": { "out": "portal/generated", "public": "portal/public" } in tuyen.config.json, and portal/vite.config.ts as in: npx tuyen explain portal.',
    );
  return path;
}

/**
 * Adds a part, for example a tab or an operation, to a resource file. The part is valid and has placeholder texts.
 * Preserves the existing content.
 */
export async function newPart(
  kind: StartedPart,
  name: string,
  resource: string,
  next: (name: string) => string,
  options: Options,
): Promise<ExitCode> {
  checkName(name, `a ${kind}: small letters, digits and hyphens, such as to-approve`);
  const { startPart } = await import('@tuyen/generator/start');
  const { path, diagnostics, refused } = await startPart(findRoot(options.root), kind, name, resource);
  if (refused !== undefined) throw new UsageError(refused);
  if (path !== undefined) return started(path, next(name), options);
  if (options.json) printJson({ diagnostics });
  else printDiagnostics(diagnostics, { nothingWritten: true });
  return hasErrors(diagnostics) ? EXIT.problems : EXIT.ok;
}

/** Writes the module of a plugin and adds it to tuyen.config.json. Never overwrites a file. */
export async function newPlugin(name: string, options: Options): Promise<ExitCode> {
  checkName(name, 'a plugin: small letters, digits and hyphens, such as shelf-labels');
  const { startPlugin } = await import('@tuyen/generator/start');
  const { paths, refused } = startPlugin(findRoot(options.root), name);
  if (refused !== undefined) throw new UsageError(refused);
  return started(paths.join(', '), 'Edit its emitters, checks and commands.', options);
}

/** Writes the resources of webhooks. Never overwrites a file. */
export async function newWebhooks(options: Options): Promise<ExitCode> {
  const { startWebhooks } = await import('@tuyen/generator/start');
  const { paths, refused } = startWebhooks(findRoot(options.root));
  if (refused !== undefined) throw new UsageError(refused);
  const next =
    'Remove from the enum what must never leave, and write under "access" of both resources who may hold their permissions.';
  return started(paths.join(', '), next, options);
}

/** Adds a language to the project. Texts that exist in the language stay as they are. */
export async function newLocale(language: string, options: Options): Promise<ExitCode> {
  const { startLocale } = await import('@tuyen/generator/start');
  const { paths, refused } = startLocale(findRoot(options.root), language);
  if (refused !== undefined) throw new UsageError(refused);
  if (paths.length === 0) throw new UsageError(`The project has all texts of the tool in "${language}" already.`);
  return started(paths.join(', '), nextOfLocale(language, paths), options);
}

function checkName(name: string, kind: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u.test(name)) throw new UsageError(`"${name}" is not a valid name for ${kind}.`);
}

async function started(path: string, next: string, { root, json }: Options): Promise<ExitCode> {
  const { completeNames } = await import('@tuyen/generator');
  await completeNames(findRoot(root));
  if (json) printJson({ path });
  else {
    print(`${paint('green', '✓')} ${path}`);
    print(`${next} Then run ${paint('bold', 'npx tuyen generate')}.`);
  }
  return EXIT.ok;
}
