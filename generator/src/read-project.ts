import { deriveScreens } from '@tuyen/model';
import { loadProject, type Known, type ProjectConfig } from '@tuyen/model/load';
import type { Places, Project } from './emit/project.ts';
import { didYouMean, locate, type Finding, type Problem } from './findings/finding.ts';
import { UnknownName } from './findings/unknown-name.ts';
import { missingIcons } from './findings/icons.ts';
import { readLock } from './output/lock.ts';
import { findCustomParts } from './source/custom-parts.ts';

export interface ReadProject {
  /** Undefined where anything is wrong. */
  readonly project: Project | undefined;
  readonly diagnostics: readonly Finding[];
  /** How many files were read. */
  readonly files: number;
  /** Folders that hold nothing but generated files. */
  readonly folders: readonly string[];
}

/**
 * Loads the schemas and looks at the files that people own; whatever is wrong with either is found before anything is printed.
 * @param only the resource that a command names
 * @throws {UnknownName} where no resource is named so
 */
export async function readProject(root: string, only?: string, already?: Known): Promise<ReadProject> {
  const { config, model, locales, diagnostics, sources } = loadProject(root, already);
  const places = placesOf(config);
  const known = { files: sources.size, folders: foldersOf(places) };
  if (!config || !model) return { project: undefined, diagnostics, ...known };

  checkNamed(
    only,
    model.resources.map(({ name }) => name),
  );
  const screens = deriveScreens(model);
  const custom = places.admin
    ? await findCustomParts(root, places.admin.custom, model, screens)
    : { parts: {}, problems: [] };
  const problems: readonly Problem[] = [
    ...custom.problems.map((problem) => withUpgrade(root, problem)),
    ...(places.admin ? missingIcons(root, places.admin.out, model, sources) : []),
  ];
  const found = [...diagnostics, ...problems.map(locate)];
  if (found.some(({ severity }) => severity === 'error')) return { project: undefined, diagnostics: found, ...known };
  const { schemas } = config;
  const project = { model, screens, places, schemas, custom: custom.parts, words: locales };
  return { project, diagnostics: found, ...known };
}

/** What the schema dropped from an ejected file goes with an upgrade, or stays because its owner said so: nothing waits for it. */
function withUpgrade(root: string, problem: Problem): Problem {
  if (problem.code !== 'TUY957' || !readLock(root).ejected.has(problem.file)) return problem;
  const [resource, file] = problem.file.split('/').slice(-2);
  const upgrade = `tuyen upgrade ${resource} ${file?.replace('.tsx', '')}`;
  return {
    ...problem,
    severity: 'warning',
    hint: `Where the schema has dropped it, \`${upgrade}\` does so here. ${problem.hint ?? ''}`.trim(),
  };
}

function checkNamed(only: string | undefined, names: readonly string[]): void {
  if (only === undefined || names.includes(only)) return;
  throw new UnknownName(`No resource is named "${only}". ${didYouMean(only, names) ?? ''}`.trim());
}

function placesOf(config: ProjectConfig | undefined): Places {
  const { admin, portal, server, docs } = config ?? {};
  return { ...(admin && { admin }), ...(portal && { portal }), ...(server && { server }), ...(docs && { docs }) };
}

function foldersOf({ admin, portal, server, docs }: Places): readonly string[] {
  return [admin, portal, server, docs].flatMap((place) => (place ? [place.out] : []));
}
