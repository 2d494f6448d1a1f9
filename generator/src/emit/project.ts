import type { Model, Screens } from '@tuyen/model';
import type { Locales } from '@tuyen/model/load';

/** The input of every emitter. Plain data: emitters do not open files. */
export interface Project {
  readonly model: Model;
  readonly screens: Screens;
  readonly paths: ProjectPaths;
  readonly schemas: string;
  /** Files that replace generated parts of the admin, by resource. */
  readonly custom: Readonly<Record<string, CustomParts>>;
  /** Files that replace the generated pages of dashboards and flows. */
  readonly customPages?: CustomPages;
  /** React components that draw the views of plugins, by the name of the view kind. */
  readonly viewComponents?: Readonly<Record<string, ViewComponent>>;
  /** Hand-written translations of the app shells, by language and app. */
  readonly words: Locales;
}

/** Exported React component. */
export interface ViewComponent {
  readonly name: string;
  /** Module of the component: a path relative to the project that begins with `./`, or a package. */
  readonly from: string;
}

/**
 * Folders of the generated files of each app, relative to the project. Nothing is generated for an app that is not
 * listed.
 */
export interface ProjectPaths {
  readonly admin?: { readonly out: string; readonly custom: string; readonly public: string };
  readonly portal?: { readonly out: string; readonly public: string };
  readonly server?: { readonly out: string };
  readonly docs?: { readonly out: string };
}

/** Folders for the pages of dashboards and flows, both generated and owned. No resource may have one of these names. */
export const DASHBOARDS = 'dashboards';
export const FLOWS = 'flows';
export type PageFolder = typeof DASHBOARDS | typeof FLOWS;

/** Files that replace generated pages of dashboards and flows, by folder and name. Paths are relative to the project. */
export type CustomPages = Readonly<Partial<Record<PageFolder, Readonly<Record<string, string>>>>>;

/**
 * Kinds of generated objects that a custom file can replace. For example, `columns` is the object with all columns of a
 * resource's list.
 */
export const PARTS = ['columns', 'filters', 'inputs', 'fields'] as const;
export const PAGES = ['list', 'create', 'edit', 'show'] as const;
export type ReplaceablePart = (typeof PARTS)[number];
export type Page = (typeof PAGES)[number];

/** Name of the part that is a view's page. The view's name follows the prefix: `view-to-approve`. */
export type ViewPart = `view-${string}`;

/** Parts of any resource that a custom file can replace. `form` applies only if create and edit share one form. */
export const OWNABLE = [...PARTS, 'form', ...PAGES] as const;
export type Ownable = (typeof OWNABLE)[number] | ViewPart;

export function viewPart(view: string): ViewPart {
  return `view-${view}`;
}

export function isViewPart(part: string): part is ViewPart {
  return part.startsWith('view-');
}

/** Returns the part that the owned file at a path replaces, or undefined for any other file. */
export function ownableAt(path: string): Ownable | undefined {
  const [, name = ''] = /\/([^/]+)\.tsx$/.exec(path) ?? [];
  return isViewPart(name) ? name : OWNABLE.find((part) => part === name);
}

/**
 * Returns the name of the resource part, dashboard or flow that the owned file at a path replaces. Returns undefined
 * for any other file.
 */
export function ownedPartAt(path: string): string | undefined {
  return pageAt(path)?.name ?? ownableAt(path);
}

/** Returns the dashboard or flow whose page the owned file at a path replaces. */
export function pageAt(path: string): { readonly folder: PageFolder; readonly name: string } | undefined {
  const [, folder, name] = /\/([^/]+)\/([^/]+)\.tsx$/u.exec(path) ?? [];
  if (name === undefined || (folder !== DASHBOARDS && folder !== FLOWS)) return undefined;
  return { folder, name };
}

/** Custom files of a resource, by the part that they replace. Paths are relative to the project. */
export type CustomParts = Readonly<Partial<Record<Ownable, string>>>;
