import type { ModelOperator } from '../kinds/plugin-operator.ts';
import type { Identity } from '../model/identity.ts';
import type { Enum, Model, ProjectKind } from '../model/model.ts';
import type { Resource } from '../model/resource.ts';
import type { Vocabulary } from '../build/field.ts';
import type { ResourceFile } from '../generated/resource.ts';
import { buildDocuments } from '../documents/document-types.ts';
import type { Named, ProjectFiles } from '../build/files.ts';
import { buildBackends } from '../build/backends.ts';
import { buildIdentity, NO_IDENTITY } from '../build/identity.ts';
import { inlineEnumsOf, type WrittenEnum } from '../build/inline-enums.ts';
import { withOperators } from '../build/operators.ts';
import { buildPermissions } from '../build/permissions.ts';
import { buildResource } from '../build/resource.ts';
import { OFFICE } from '../build/system-fields.ts';
import { toolText } from '../build/tool-texts.ts';
import { fieldsOfModel } from '../placeholders/model-fields.ts';
import { type ViewKinds, withViews } from '../view-kinds/index.ts';

interface PluginParts {
  readonly viewKinds?: ViewKinds;
  readonly operators?: readonly ModelOperator[];
}

export function buildModel(files: ProjectFiles, { viewKinds, operators = [] }: PluginParts = {}): Model {
  const { languages, region } = files;
  const identity = buildIdentity(files.identity ?? NO_IDENTITY, declaresField(files.resources));
  const enums = [...files.enums, ...files.resources.flatMap(inlineEnumsOf)].map((file) => buildEnum(file, languages));
  const kinds = files.kinds.map(buildKind);
  const vocabulary: Vocabulary = { languages, enums: byName(enums), kinds: byName(kinds) };
  const build = resourceBuilder(vocabulary, identity, files);
  const bare = files.resources.map((file) => withOperators(build(file), operators, languages));
  const fieldsOf = fieldsOfModel({ resources: bare });
  const resources = bare.map((resource, index) =>
    withViews(resource, files.resources[index]?.value.views, fieldsOf, viewKinds),
  );
  return {
    ...(files.title !== undefined && { title: files.title }),
    languages,
    resources,
    enums,
    kinds,
    menu: files.menu.groups,
    permissions: buildPermissions(files, toolText(languages, files.texts)),
    ...buildDocuments(files, byName(resources)),
    letterhead: files.letterhead,
    identity,
    region,
    ...(files.maps && { maps: files.maps }),
    ...(Object.keys(files.backends).length > 0 && { backends: buildBackends(files) }),
    ...(operators.length > 0 && { operators }),
  };
}

function declaresField(resources: ProjectFiles['resources']): (resource: string, field: string) => boolean {
  const files = byName(resources);
  return (resource, path) => {
    const file = files.get(resource)?.value;
    const [field = '', nested] = path.split('.');
    if (field === OFFICE && nested === undefined && file?.scope === 'office') return true;
    const property = file?.schema.properties?.[field];
    return nested === undefined ? property !== undefined : property?.items?.properties?.[nested] !== undefined;
  };
}

/**
 * Returns a function that builds resources. For an unchanged file it returns the same object again, so that results
 * that are cached by this object stay valid.
 */
function resourceBuilder(
  vocabulary: Vocabulary,
  identity: Identity,
  files: ProjectFiles,
): (file: Named<ResourceFile>) => Resource {
  const text = toolText(files.languages, files.texts);
  const backends = buildBackends(files);
  const words = JSON.stringify([
    backends,
    vocabulary.languages,
    ...vocabulary.enums.values(),
    ...vocabulary.kinds.values(),
    identity,
    files.texts,
  ]);
  return (file) => {
    const before = built.get(file.value);
    if (before?.words === words && before.resource.name === file.name) return before.resource;
    const resource = buildResource(file, vocabulary, identity, text, backends);
    built.set(file.value, { words, resource });
    return resource;
  };
}

const built = new WeakMap<ResourceFile, { readonly words: string; readonly resource: Resource }>();

function buildEnum({ name, source, value: file }: Named<WrittenEnum>, languages: readonly string[]): Enum {
  return {
    name,
    source,
    label: file['x-label'],
    values: file.enum.map((value) => {
      const described = file['x-values'][String(value)] ?? {};
      const { color, 'x-short-label': shortLabel } = described;
      const label = Object.fromEntries(languages.map((language) => [language, String(described[language] ?? value)]));
      return { value, label, ...(shortLabel && { shortLabel }), ...(color && { color }) };
    }),
    ...(file['x-ordered'] && { ordered: true }),
    ...(file['x-all-label'] && { allLabel: file['x-all-label'] }),
    ...(file['x-renamed-values'] && { renamedValues: file['x-renamed-values'] }),
  };
}

function buildKind({ name, value, module, functions }: ProjectFiles['kinds'][number]): ProjectKind {
  const { base, pattern, message, transform, prefixes, inputMode, autocomplete, examples } = value;
  return {
    name,
    base,
    ...(pattern !== undefined && { pattern }),
    ...(module !== undefined && { code: module }),
    ...functions,
    message,
    ...(transform && { transform }),
    ...(prefixes && { prefixes }),
    ...(inputMode && { inputMode }),
    ...(autocomplete && { autocomplete }),
    examples,
  };
}

function byName<T extends { readonly name: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [item.name, item]));
}
