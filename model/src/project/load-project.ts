import { buildModel } from './build-model.ts';
import { assemble, assembleLocales, checkedValue } from './assemble.ts';
import { check } from './check.ts';
import { checkPaths } from '../load/checks/project/config.ts';
import { checkShape } from '../load/checks/fields/shape.ts';
import { schemasOfDocument } from '../documents/document-types.ts';
import { loadKindCodes } from '../load/kind-code.ts';
import { patternsIn } from '../load/patterns.ts';
import { kindDocuments, loadPlugins, operatorsOf, viewKindsOf } from '../load/plugins.ts';
import type { Document, SchemaProblem } from '../load/problem.ts';
import type { Project, ProjectConfig } from '../load/project.ts';
import { CONFIG_FILE, readDocument, readSchemas } from '../load/read.ts';
import type { Files, EarlierLoad } from '../load/read.ts';
import { withCurrentNames } from '../load/current-names.ts';
import { report } from '../load/report.ts';
import { viewKindsWith } from '../view-kinds/index.ts';

/**
 * Loads a project together with its plugins and the code of its kinds, for a caller that validates values or checks the
 * project. A plugin that cannot be loaded is left out; `tuyen lint` reports it.
 */
export async function loadProjectWithCode(root: string, known: EarlierLoad = {}): Promise<Project> {
  // `loadPlugins`, `loadKindCodes` and `loadProject` share these documents, so that each file is read only once.
  const documents = known.documents ?? new Map<string, Files>();
  const plugins = known.plugins ?? (await loadPlugins(root, { ...known, documents }));
  const read = { ...known, documents, plugins };
  return loadProject(root, { ...read, kindCodes: await loadKindCodes(root, read) });
}

/** Reads a project, checks every file and builds the Model. Problems of files are in `diagnostics`; they are never thrown. */
export function loadProject(root: string, known: EarlierLoad = {}): Project {
  const settings = readConfig(root, known);
  if (!settings.config) return unreadable(settings.problems);
  const { config } = settings;
  const read = readSchemas(root, config.schemas, config.languages, known);
  const ofPlugins = kindDocuments(known.plugins ?? []);
  const viewKinds = viewKindsOf(known.plugins ?? []);
  const operators = operatorsOf(known.plugins ?? []);
  const documents = [...settings.documents, ...read.documents, ...ofPlugins];
  const found = withCurrentNames(check(config, documents, known), documents);
  const diagnostics = report([...settings.problems, ...read.problems, ...found]);
  const failed = diagnostics.some(({ severity }) => severity === 'error');
  return {
    config,
    model: failed
      ? undefined
      : buildModel(assemble(config, documents, known.kindCodes), { viewKinds: viewKindsWith(viewKinds), operators }),
    locales: assembleLocales(config.languages, documents),
    diagnostics,
    sources: new Map(documents.map(({ file, text }) => [file, text])),
    patterns: patternsIn(documents, schemasOfDocument),
    pluginKinds: [...ofPlugins.map(({ name }) => name), ...viewKinds.keys(), ...operators.map(({ name }) => name)],
  };
}

/**
 * Reads `tuyen.config.json`. If this file has errors, `config` is undefined, because the paths of the other files are
 * then unknown.
 */
function readConfig(root: string, known: EarlierLoad): Files & { readonly config: ProjectConfig | undefined } {
  const files = readDocument(root, CONFIG_FILE, 'config', known);
  const [document] = files?.documents ?? [];
  if (!files || !document) return { documents: [], problems: [noConfig()], config: undefined };
  const problems = [...files.problems, ...checkShape(document), ...checkPaths(document)];
  const usable = document.value !== undefined && problems.length === 0;
  return { ...files, problems, config: usable ? checkedValue('config', document) : undefined };
}

function unreadable(problems: readonly SchemaProblem[]): Project {
  const diagnostics = report(problems);
  const nothing = { locales: {}, sources: new Map(), patterns: [], pluginKinds: [] };
  return { config: undefined, model: undefined, diagnostics, ...nothing };
}

function noConfig(): SchemaProblem {
  const document: Document = { kind: 'config', name: 'tuyen.config', file: CONFIG_FILE, text: '', value: undefined };
  const message = `There is no ${CONFIG_FILE} in this folder.`;
  return { code: 'TUY100', document, path: [], message, hint: 'Run the command in the folder of a project.' };
}
