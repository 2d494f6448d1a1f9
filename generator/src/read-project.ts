import { deriveScreens } from '@tuyen/schemas';
import { loadProject, type Known, type ProjectConfig } from '@tuyen/schemas/load';
import type { Places, Project } from './emit/project.ts';
import { didYouMean, locate, type Finding, type Problem } from './findings/finding.ts';
import { missingIcons } from './findings/icons.ts';
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

/** Loads the schemas and looks at the files that people own; whatever is wrong with either is found before anything is printed. */
export async function readProject(root: string, only?: string, already?: Known): Promise<ReadProject> {
  const { config, model, locales, diagnostics, sources } = loadProject(root, already);
  const places = placesOf(config);
  const known = { files: sources.size, folders: foldersOf(places) };
  if (!config || !model) return { project: undefined, diagnostics, ...known };

  const screens = deriveScreens(model);
  const custom = places.admin
    ? await findCustomParts(root, places.admin.custom, model, screens)
    : { parts: {}, problems: [] };
  const problems: readonly Problem[] = [
    ...custom.problems,
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

function unknownResource(only: string | undefined, names: readonly string[]): readonly Problem[] {
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
