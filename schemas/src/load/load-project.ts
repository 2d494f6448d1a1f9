import { buildModel } from '../build/model.ts';
import { assemble, assembleLocales } from './assemble.ts';
import type { Document, Problem } from './problem.ts';
import type { Project, ProjectConfig } from './project.ts';
import { CONFIG_FILE, readDocument, readSchemas } from './read.ts';
import { report } from './report.ts';

/** Reads a project, checks every file and builds its Model. Nothing is thrown for what a file says: see `diagnostics`. */
export function loadProject(root: string): Project {
  const configFiles = readDocument(root, CONFIG_FILE, 'config');
  const config = configFiles?.documents[0]?.value as ProjectConfig | undefined;
  if (!configFiles || !config) return unreadable(configFiles?.problems ?? [noConfig()]);
  const { documents, problems } = readSchemas(root, config.schemas, config.languages);
  const all = [...configFiles.problems, ...problems];
  const diagnostics = report(all);
  const failed = diagnostics.some(({ severity }) => severity === 'error');
  return {
    config,
    model: failed ? undefined : buildModel(assemble(config, documents)),
    locales: assembleLocales(config.languages, documents),
    diagnostics,
    sources: sourcesOf([...configFiles.documents, ...documents]),
  };
}

function unreadable(problems: readonly Problem[]): Project {
  return { config: undefined, model: undefined, locales: {}, diagnostics: report(problems), sources: new Map() };
}

function noConfig(): Problem {
  const document: Document = { kind: 'config', name: 'tuyen.config', file: CONFIG_FILE, text: '', value: undefined };
  const message = `There is no ${CONFIG_FILE} here.`;
  return { code: 'TUY100', document, path: [], message, mend: 'Run the command in the folder of a project.' };
}

function sourcesOf(documents: readonly Document[]): ReadonlyMap<string, string> {
  return new Map(documents.map(({ file, text }) => [file, text]));
}
