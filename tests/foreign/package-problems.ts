import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { projectRoot } from '../support/project-root.ts';
import { findUndeclaredPackages } from './undeclared-packages.ts';

/**
 * Path of the file from which the package is loaded. By package name, Vitest would load TypeScript sources that Node
 * cannot run.
 */
const CORE = pathToFileURL(join(projectRoot, 'node_modules/@arethetypeswrong/core/dist/index.js')).href;

/**
 * Ways to resolve a package that are not checked: by Node 10, and from CommonJS modules. The packages contain only ES
 * modules, for Node versions in which `require` can load ES modules too.
 */
const UNCHECKED = new Set(['node10', 'node16-cjs']);

const WITHOUT_TYPES = [/\.css$/];

export async function findPackageProblems(tarball: string): Promise<readonly string[]> {
  // The cast is necessary, because TypeScript has no types for an import by a computed path.
  const { checkPackage, createPackageFromTarballData } = (await import(
    CORE
  )) as typeof import('@arethetypeswrong/core');
  // Copies the file's bytes. Node reads small files into a shared buffer, and `data.buffer` would contain bytes of
  // other files.
  const data = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: data.buffer } });
  const types = await checkPackage(createPackageFromTarballData(data), { excludeEntrypoints: WITHOUT_TYPES });
  return [
    ...messages.map((message) => `publint ${message.code}: ${formatMessage(message, pkg)}`),
    ...(types.types === false ? withoutTypes(pkg) : types.problems.flatMap(typeProblem)),
    ...findUndeclaredPackages(tarball).map((each) => `undeclared: ${each}`),
  ];
}

/** Reports a package without types, unless the package exports nothing because it only contains a command. */
function withoutTypes({ exports, main }: Readonly<Record<string, unknown>>): readonly string[] {
  return exports === undefined && main === undefined ? [] : ['arethetypeswrong: the package has no types'];
}

function typeProblem(problem: Problem): readonly string[] {
  const resolution = 'resolutionKind' in problem ? problem.resolutionKind : undefined;
  if (resolution !== undefined && UNCHECKED.has(resolution)) return [];
  const place =
    'entrypoint' in problem ? problem.entrypoint : 'fileName' in problem ? problem.fileName : problem.typesFileName;
  return [`arethetypeswrong ${problem.kind}: ${place}${resolution === undefined ? '' : ` (${resolution})`}`];
}
