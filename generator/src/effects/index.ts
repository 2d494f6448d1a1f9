import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Field, Model, Resource } from '@tuyen/model';
import { loadPlugins, loadProject, type EffectsConfig, type Project, type ProjectConfig } from '@tuyen/model/load';
import { typesFile } from '../emit/types/types.ts';
import type { LocatedFinding } from '../findings/finding.ts';
import { schemaReaders } from './schema-readers.ts';
import {
  effectProblemsOf,
  promisingFields,
  settableValues,
  type Readers,
  type SettableValue,
} from './settable-values.ts';

export { effectsPage } from './page.ts';
export type { SettableValue } from './settable-values.ts';

export interface Effects {
  readonly values: readonly SettableValue[];
  readonly problems: readonly string[];
  /** Errors in the schemas. The project must fix them before it can be searched for code that reads a value. */
  readonly diagnostics: readonly LocatedFinding[];
}

export async function findEffects(root: string): Promise<Effects> {
  const project = loadProject(root, { plugins: await loadPlugins(root) });
  const { config, model, diagnostics } = project;
  if (!config || !model) return { values: [], problems: [], diagnostics };
  const { effects = {}, server } = config;
  const missing = missingTypes(root, model, server);
  if (missing !== undefined) {
    return { values: [], problems: [`${missing} is missing. Run: npx tuyen generate`], diagnostics: [] };
  }
  const readers = [schemaReaders(model), await readersInCode(root, model, effects, server)];
  const values = settableValues(model, effects, reasons(project), readers);
  return { values, problems: effectProblemsOf(values, effects), diagnostics: [] };
}

const typesIn = (out: string) => `${out}/types`;

/**
 * Returns the path of a generated type module that does not exist yet. Without these modules, the domain's code cannot
 * be searched for reads of fields.
 */
function missingTypes(root: string, { resources }: Model, server: ProjectConfig['server']): string | undefined {
  if (server?.domain === undefined) return undefined;
  const files = resources.map((resource) => typesFile(typesIn(server.out), resource));
  return files.find((path) => !existsSync(join(root, path)));
}

async function readersInCode(
  root: string,
  model: Model,
  effects: EffectsConfig,
  server: ProjectConfig['server'],
): Promise<Readers> {
  if (server?.domain === undefined) return new Map();
  const { domain, out } = server;
  const types = promisingFields(model, effects).map(
    ({ resource }) => [resource.name, typesFile(typesIn(out), resource)] as const,
  );
  const slugs = model.permissions.modules.flatMap(({ actions }) => actions.map(({ slug }) => slug));
  // Imports `code-readers` only here, because it loads ts-morph, which takes longer than reading the schemas.
  const { codeReaders } = await import('./code-readers.ts');
  return codeReaders(root, { domain, out, types: new Map(types), slugs });
}

/** Reads `x-informative` from the text of the schemas, because nothing else needs it in the model. */
function reasons({ sources }: Project): (resource: Resource, field: Field) => string | undefined {
  const properties = new Map<string, Readonly<Record<string, { readonly 'x-informative'?: string }>>>();
  return ({ source }, { name }) => {
    const known = properties.get(source) ?? JSON.parse(sources.get(source) ?? '{}').schema?.properties ?? {};
    properties.set(source, known);
    return known[name]?.['x-informative'];
  };
}
