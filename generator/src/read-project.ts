import { deriveScreens, type Model } from '@tuyen/model';
import {
  loadProjectWithCode,
  type EarlierLoad,
  type Project as LoadedProject,
  type ProjectConfig,
} from '@tuyen/model/load';
import { didYouMean } from '@tuyen/model/suggest';
import { BUILT_IN_PLUGINS } from './built-in-plugins.ts';
import { ownPages } from './emit/own-pages.ts';
import { PORTAL_PAGES, type ProjectPaths, type Project } from './emit/project.ts';
import { locate, type LocatedFinding, type UnlocatedFinding } from './findings/finding.ts';
import { UnknownName } from './findings/unknown-name.ts';
import { customBeside, readConfig } from './input-paths.ts';
import { overKitWords, readKitWords } from './kit-words.ts';
import { readLock } from './output/lock.ts';
import { findCustomParts } from './owned/custom-parts.ts';
import { findPortalPages } from './owned/portal-pages.ts';
import type { Plugin } from './plugin/plugin.ts';
import { readPlugins } from './plugin/read-plugins.ts';
import { runChecks } from './plugin/run-checks.ts';

export interface ReadProject {
  readonly plugins: readonly Plugin[];
  /** The loaded project. Undefined if the schemas have an error. */
  readonly project: Project | undefined;
  readonly diagnostics: readonly LocatedFinding[];
  readonly files: number;
  /** Folders that contain only generated files. */
  readonly folders: readonly string[];
  /**
   * Text of each schema file that was read, and the field kinds that plugins define. Both are set even if the schemas
   * have errors.
   */
  readonly named: Pick<LoadedProject, 'sources' | 'pluginKinds'>;
}

/**
 * Loads the schemas and reads the files that the project's developers edited. All problems of both are found before
 * anything is printed.
 * @param only the resource that the command names
 * @param beforeOwned called with the folder of the edited files before they are read
 * @throws {UnknownName} if there is no such resource
 */
export async function readProject(
  root: string,
  only?: string,
  already?: EarlierLoad,
  beforeOwned?: (custom: string, model: Model) => Promise<void>,
): Promise<ReadProject> {
  const kitWords = readKitWords(root, readConfig(root).languages);
  const { plugins, loaded, viewComponents, problems: unusable } = await readPlugins(root, already);
  const { config, model, locales, diagnostics, sources, patterns, pluginKinds } = await loadProjectWithCode(root, {
    ...already,
    plugins: loaded,
    toolWords: kitWords,
  });
  const paths = pathsOf(config);
  const known = { plugins, files: sources.size, folders: foldersOf(paths), named: { sources, pluginKinds } };
  // If a plugin cannot be loaded, reports only the problems of plugins. The field kinds of such a plugin are missing,
  // which may be the cause of all other problems.
  if (unusable.length > 0 && config)
    return { project: undefined, diagnostics: unusable.map((each) => locate(each, sources)), ...known };
  if (!config || !model) return { project: undefined, diagnostics, ...known };

  const pages = ownPages(model).map(({ folder, name }) =>
    folder === PORTAL_PAGES ? (name.split('/')[0] ?? '') : folder,
  );
  checkNamed(only, [...model.resources.map(({ name }) => name), ...pages]);
  const screens = deriveScreens(model);
  if (paths.admin) await beforeOwned?.(paths.admin.custom, model);
  const custom = paths.admin
    ? await findCustomParts(root, paths.admin.custom, model, screens)
    : { parts: {}, pages: {}, problems: [] };
  const inPortal = paths.portal
    ? await findPortalPages(root, `${paths.portal.custom}/${PORTAL_PAGES}`, model)
    : { pages: {}, problems: [] };
  const checked = { root, model, screens, paths, sources, patterns };
  const problems = [
    ...[...custom.problems, ...inPortal.problems].map((problem) => withUpgrade(root, problem)),
    ...(await runChecks([...BUILT_IN_PLUGINS, ...plugins], checked)),
  ];
  const found = [...diagnostics, ...problems.map((problem) => locate(problem, sources))];
  if (found.some(({ severity }) => severity === 'error')) return { project: undefined, diagnostics: found, ...known };
  const { schemas } = config;
  const project = {
    model,
    screens,
    paths,
    schemas,
    custom: custom.parts,
    customPages: { ...custom.pages, ...inPortal.pages },
    viewComponents,
    words: overKitWords(locales, kitWords, config.title),
  };
  return { project, diagnostics: found, ...known };
}

/**
 * In an ejected file, turns the error about a field that no page shows into a warning. Either the schema has dropped
 * the field and `tuyen upgrade` removes it, or the developers chose to keep it.
 */
function withUpgrade(root: string, problem: UnlocatedFinding): UnlocatedFinding {
  if (problem.code !== 'TUY857' || !readLock(root).ejected.has(problem.file)) return problem;
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

function pathsOf(config: ProjectConfig | undefined): ProjectPaths {
  const { admin, portal, server, docs } = config ?? {};
  return {
    ...(admin && { admin }),
    ...(portal && { portal: { ...portal, custom: portal.custom ?? customBeside(portal.out) } }),
    ...(server && { server }),
    ...(docs && { docs }),
  };
}

/**
 * Returns the folders that contain only generated files. In the folder of documents this is only `workflows`, because a
 * project may keep other pages beside it.
 */
function foldersOf({ admin, portal, server, docs }: ProjectPaths): readonly string[] {
  const screens = [admin, portal, server].flatMap((place) => (place ? [place.out] : []));
  return docs ? [...screens, `${docs.out}/workflows`] : screens;
}
