import type {
  EnumFile,
  KindFile,
  MenuFile,
  Named,
  PermissionModuleFile,
  PortalFile,
  ProjectFiles,
  ResourceFile,
  RoleGroupsFile,
} from '../build/files.ts';
import { NEUTRAL_REGION } from '../region/region.ts';
import type { Document, DocumentKind } from './problem.ts';
import type { Locales, ProjectConfig, Words } from './project.ts';

/** Groups the documents by kind. Only for documents that have passed every check, since their types are assumed. */
export function assemble(config: ProjectConfig, documents: readonly Document[]): ProjectFiles {
  return {
    languages: config.languages,
    identity: config.identity,
    region: { ...NEUTRAL_REGION, ...config.region },
    texts: modelTexts(assembleLocales(config.languages, documents)),
    resources: ofKind<ResourceFile>(documents, 'resource'),
    enums: ofKind<EnumFile>(documents, 'enum'),
    kinds: ofKind<KindFile>(documents, 'kind'),
    menu: ofKind<MenuFile>(documents, 'menu')[0]?.value ?? { groups: [] },
    roleGroups: ofKind<RoleGroupsFile>(documents, 'role-groups')[0]?.value ?? { groups: [] },
    modules: ofKind<PermissionModuleFile>(documents, 'permission-module'),
    portal: ofKind<PortalFile>(documents, 'portal-page'),
  };
}

export function assembleLocales(languages: readonly string[], documents: readonly Document[]): Locales {
  const locales = languages.map((language) => {
    const files = documents.filter(({ kind, file }) => kind === 'locale' && file.includes(`/locales/${language}/`));
    return [language, Object.fromEntries(files.map(({ name, value }) => [name, wordsOf(value)]))];
  });
  return Object.fromEntries(locales) as Locales;
}

function modelTexts(locales: Locales): ProjectFiles['texts'] {
  return Object.fromEntries(Object.entries(locales).map(([language, files]) => [language, files['model'] ?? {}]));
}

function wordsOf(value: unknown): Words {
  if (typeof value !== 'object' || value === null) return {};
  const { $schema: _, ...words } = value as Words;
  return words;
}

function ofKind<T>(documents: readonly Document[], kind: DocumentKind): readonly Named<T>[] {
  return documents
    .filter((document) => document.kind === kind && document.value !== undefined)
    .map(({ name, file, value }) => ({ name, source: file, value: value as T }));
}
