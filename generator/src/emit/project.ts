import type { Model, Screens } from '@tuyen/model';
import type { Locales } from '@tuyen/model/load';

/** The input of every emitter. Plain data: emitters open no file. */
export interface Project {
  readonly model: Model;
  readonly screens: Screens;
  readonly paths: ProjectPaths;
  /** The folder of the schemas, relative to the project. */
  readonly schemas: string;
  /** Owned parts of the admin, by resource. */
  readonly custom: Readonly<Record<string, CustomParts>>;
  /** Owned pages that belong to no resource. */
  readonly customPages?: CustomPages;
  /** The hand-written translations of the shells, by language and app. */
  readonly words: Locales;
}

/** Folders of each app's generated files, relative to the project. An absent app gets none. */
export interface ProjectPaths {
  readonly admin?: { readonly out: string; readonly custom: string; readonly public: string };
  readonly portal?: { readonly out: string; readonly public: string };
  readonly server?: { readonly out: string };
  readonly docs?: { readonly out: string };
}

/** The folders of the pages of dashboards and of flows, generated and owned. No resource has one of these names. */
export const DASHBOARDS = 'dashboards';
export const FLOWS = 'flows';
export type PageFolder = typeof DASHBOARDS | typeof FLOWS;

/** By folder and name; paths relative to the project. */
export type CustomPages = Readonly<Partial<Record<PageFolder, Readonly<Record<string, string>>>>>;

/** Records of parts that a custom file may replace. */
export const PARTS = ['columns', 'filters', 'inputs', 'fields'] as const;
export const PAGES = ['list', 'create', 'edit', 'show'] as const;
export type Part = (typeof PARTS)[number];
export type Page = (typeof PAGES)[number];

/** The page of a view, by its name: `view-to-approve`. */
export type ViewPart = `view-${string}`;

/** What a custom file of every resource may replace; `form` only if create and edit share one. */
export const OWNABLE = [...PARTS, 'form', ...PAGES] as const;
export type Ownable = (typeof OWNABLE)[number] | ViewPart;

export function viewPart(view: string): ViewPart {
  return `view-${view}`;
}

export function isViewPart(part: string): part is ViewPart {
  return part.startsWith('view-');
}

/** The part that the owned file at a path replaces, by its name; undefined for any other file. */
export function ownableAt(path: string): Ownable | undefined {
  const [, name = ''] = /\/([^/]+)\.tsx$/.exec(path) ?? [];
  return isViewPart(name) ? name : OWNABLE.find((part) => part === name);
}

/** What the owned file at a path replaces: a part of a resource, a dashboard or a flow, by its name; undefined for any other file. */
export function ownedPartAt(path: string): string | undefined {
  return pageAt(path)?.name ?? ownableAt(path);
}

/** The dashboard or flow whose page the owned file at a path replaces. */
export function pageAt(path: string): { readonly folder: PageFolder; readonly name: string } | undefined {
  const [, folder, name] = /\/([^/]+)\/([^/]+)\.tsx$/u.exec(path) ?? [];
  if (name === undefined || (folder !== DASHBOARDS && folder !== FLOWS)) return undefined;
  return { folder, name };
}

/** The custom files of a resource, by the part that they replace; paths relative to the project. */
export type CustomParts = Readonly<Partial<Record<Ownable, string>>>;
