import type { Model, Screens } from '@tuyen/model';
import type { Locales } from '@tuyen/model/load';

/**
 * Input of every emitter, which is a function that prints generated files. Contains only plain data, because emitters
 * do not open files.
 */
export interface Project {
  readonly model: Model;
  readonly screens: Screens;
  readonly paths: ProjectPaths;
  readonly schemas: string;
  readonly custom: Readonly<Record<string, CustomParts>>;
  readonly customPages?: CustomPages;
  readonly viewComponents?: Readonly<Record<string, ViewComponent>>;
  readonly words: Locales;
}

export interface ViewComponent {
  readonly name: string;
  /** Module that exports the component: a path relative to the project that begins with `./`, or the name of a package. */
  readonly from: string;
}

/**
 * Folders of the generated files of each app, relative to the project. Nothing is generated for an app that is not
 * listed.
 */
export interface ProjectPaths {
  readonly admin?: { readonly out: string; readonly custom: string; readonly public: string };
  readonly portal?: { readonly out: string; readonly custom: string; readonly public: string };
  readonly server?: { readonly out: string };
  readonly docs?: { readonly out: string };
}

/**
 * A folder with generated files, and the folder with custom files that replace some of them. A custom file has the same
 * relative path as the generated file that it replaces.
 */
export interface OwnedPlace {
  readonly out: string;
  readonly custom: string;
}

export const PORTAL_PAGES = 'pages';

export function ownedPlaces({ admin, portal }: ProjectPaths): readonly OwnedPlace[] {
  return [
    ...(admin ? [{ out: admin.out, custom: admin.custom }] : []),
    ...(portal ? [{ out: portal.out, custom: `${portal.custom}/${PORTAL_PAGES}` }] : []),
  ];
}

export function placeOfOwned(places: readonly OwnedPlace[], path: string): OwnedPlace | undefined {
  return places.find(({ custom }) => path.startsWith(`${custom}/`));
}

/** Folders for the pages of dashboards and flows, both generated and owned. No resource may have one of these names. */
export const DASHBOARDS = 'dashboards';
export const FLOWS = 'flows';
export type PageFolder = typeof DASHBOARDS | typeof FLOWS | typeof PORTAL_PAGES;

/**
 * Generated files of a portal flow that a custom file can replace: the page, the form, and the result page. The form
 * has a file of its own (`steps`) only if the flow has a gate.
 */
export const PORTAL_PARTS = ['page', 'steps', 'result'] as const;
export type PortalPart = (typeof PORTAL_PARTS)[number];

/**
 * Paths of custom files that replace generated pages of dashboards and flows, relative to the project. The keys are the
 * folder (`dashboards`, `flows` or `pages`, which is the portal), then the name. A name in `pages` also says which
 * generated file is replaced, for example `lost-card/page`.
 */
export type CustomPages = Readonly<Partial<Record<PageFolder, Readonly<Record<string, string>>>>>;

export const PARTS = ['columns', 'filters', 'inputs', 'fields'] as const;
export const PAGES = ['list', 'create', 'edit', 'show'] as const;
export type ReplaceablePart = (typeof PARTS)[number];
export type Page = (typeof PAGES)[number];

/**
 * Name of the generated page of a view, such as `view-to-approve` for the view `to-approve`. Identifies the page as a
 * part that a custom file can replace.
 */
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

export function ownableAt(path: string): Ownable | undefined {
  const [, name = ''] = /\/([^/]+)\.tsx$/.exec(path) ?? [];
  return isViewPart(name) ? name : OWNABLE.find((part) => part === name);
}

export function ownedPartAt(path: string): string | undefined {
  return pageAt(path)?.name.split('/').at(-1) ?? ownableAt(path);
}

export function pageAt(path: string): { readonly folder: PageFolder; readonly name: string } | undefined {
  const [, flow, part] = new RegExp(`/${PORTAL_PAGES}/([^/]+)/([^/]+)\\.tsx$`, 'u').exec(path) ?? [];
  if (PORTAL_PARTS.some((one) => one === part)) return { folder: PORTAL_PAGES, name: `${flow}/${part}` };
  const [, folder, name] = /\/([^/]+)\/([^/]+)\.tsx$/u.exec(path) ?? [];
  if (name === undefined || (folder !== DASHBOARDS && folder !== FLOWS)) return undefined;
  return { folder, name };
}

export type CustomParts = Readonly<Partial<Record<Ownable, string>>>;
