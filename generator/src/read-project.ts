import { deriveScreens } from '@tuyen/schemas';
import { loadProject, type Known, type ProjectConfig } from '@tuyen/schemas/load';
import type { Places, Project } from './emit/project.ts';
import { didYouMean, locate, type Finding, type Problem } from './findings/finding.ts';
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
 * @param upgrading owned files that are about to be brought in line with the schemas
 */
export async function readProject(
  root: string,
  only?: string,
  already?: Known,
  upgrading?: ReadonlySet<string>,
): Promise<ReadProject> {
  const { config, model, locales, diagnostics, sources } = loadProject(root, already);
  const places = placesOf(config);
  const known = { files: sources.size, folders: foldersOf(places) };
  if (!config || !model) return { project: undefined, diagnostics, ...known };

  const screens = deriveScreens(model);
  const custom = places.admin
    ? await findCustomParts(root, places.admin.custom, model, screens, upgrading)
    : { parts: {}, problems: [] };
  const problems: readonly Problem[] = [
    ...custom.problems.map((problem) => withUpgrade(root, problem)),
    ...(places.admin ? missingIcons(root, places.admin.out, model, sources) : []),
    ...unknownResource(
      only,
      model.resources.map(({ name }) => name),
    ),
  ];
  const found = [...diagnostics, ...problems.map(locate)];
  if (found.some(({ severity }) => severity === 'error')) return { project: undefined, diagnostics: found, ...known };
  const { schemas } = config;
  const project = { model, screens, places, schemas, custom: custom.parts, words: locales };
  return { project, diagnostics: found, ...known };
}

/** What the schema dropped from an ejected file need not be mended by hand. */
function withUpgrade(root: string, problem: Problem): Problem {
  if (problem.code !== 'TUY957' || !readLock(root).ejected.has(problem.file)) return problem;
  const [resource, file] = problem.file.split('/').slice(-2);
  const upgrade = `tuyen upgrade ${resource} ${file?.replace('.tsx', '')}`;
  return {
    ...problem,
    mend: `Where the schema has dropped it, \`${upgrade}\` does so here. ${problem.mend ?? ''}`.trim(),
  };
}

export function unknownResource(only: string | undefined, names: readonly string[]): readonly Problem[] {
  if (only === undefined || names.includes(only)) return [];
  const mend = didYouMean(only, names);
  return [{ code: 'TUY955', file: 'tuyen.config.json', message: `No resource is named "${only}".`, mend }];
}

function placesOf(config: ProjectConfig | undefined): Places {
  const { admin, portal, server, docs } = config ?? {};
  return { ...(admin && { admin }), ...(portal && { portal }), ...(server && { server }), ...(docs && { docs }) };
}

function foldersOf({ admin, portal, server, docs }: Places): readonly string[] {
  return [admin, portal, server, docs].flatMap((place) => (place ? [place.out] : []));
}
