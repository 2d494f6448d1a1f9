import type { Region } from '@tuyen/model';
import type { PageDefinition, PortalPage } from './portal-page.ts';
import type { SiteRoute } from './site-route.ts';

/**
 * Definition of a project's portal: plain data, read by the Vite plugin and the page renderer. Paths of modules begin
 * with `./` and are relative to the portal's folder.
 */
export interface PortalDefinition<Name extends string = string, Language extends string = string> {
  /** Suffix of every page title. */
  readonly name: string;
  /** Languages of the site. The first one is the default. */
  readonly languages: readonly Language[];
  readonly region: Region;
  /** Pages in lookup order: the first match serves a path. */
  readonly pages: readonly PageDefinition<Name>[];
  /** Module whose default export is a component with `LayoutProps`. An optional export `Head` adds to the head. */
  readonly layout?: string;
  /** Module whose default export is a `FrameScript`, which runs in the browser without React. */
  readonly frame?: string;
  /** Module whose default export is `KindControls`: controls of custom kinds in `form` pages. */
  readonly controls?: string;
  readonly styles?: readonly string[];
  /** Folder of the generated forms: `portal.out` in tuyen.config.json. */
  readonly generated?: string;
  readonly themeColor?: string;
  /**
   * Picture that messengers show beside a shared link. `path` is a PNG or JPEG of the public folder, best with 1200 × 630
   * pixels. `fact` is an item of `facts` with the address of the operator's own picture, such as its logo. The site's
   * server then shows that picture instead.
   */
  readonly image?: { readonly path: `/${string}`; readonly fact?: string };
  /**
   * Data about the operator, such as its name and phone number. `paths` are the public endpoints that return the data.
   * `name` is the item of the data that is appended to page titles. The site's server loads the data at startup and
   * fills the elements that have a `data-fact` attribute. Without such a server, the project's frame script can load
   * the data.
   */
  readonly facts?: { readonly paths: readonly string[]; readonly name: string };
  readonly files?: Readonly<Record<string, string>>;
  /** Routes to the additional `files`. They take precedence over all pages. */
  readonly routes?: readonly SiteRoute[];
  /** Paths at the site's origin that another server handles, such as `/api/**`. The build does not check links to them. */
  readonly others?: readonly string[];
}

export interface Portal<Name extends string = string, Language extends string = string> extends Omit<
  PortalDefinition<Name, Language>,
  'pages'
> {
  readonly pages: readonly PortalPage<Name>[];
  readonly styles: readonly string[];
  readonly generated: string;
}

const NOT_FOUND = { name: 'not-found', path: '/**', script: 'frame', noindex: true, status: 404 } as const;

/** Checks a portal definition and adds its defaults, including a page for unknown addresses. */
export function definePortal<const Name extends string, const Language extends string>(
  definition: PortalDefinition<Name, Language>,
): Portal<Name | 'not-found', Language> {
  const { languages } = definition;
  const given: readonly PageDefinition<Name | 'not-found'>[] = definition.pages;
  if (languages.length === 0) throw new Error('The portal has no language.');
  const twice = given.find(({ name }, index) => given.findIndex((page) => page.name === name) < index);
  if (twice) throw new Error(`The portal has two pages named ${twice.name}.`);
  const pages = given.some(({ path }) => path === NOT_FOUND.path) ? given : [...given, NOT_FOUND];
  return {
    styles: ['@tuyen/portal-kit/site.css', '@tuyen/portal-kit/form.css'],
    generated: './src/generated',
    ...definition,
    pages: pages.map((page) => ({ script: 'page', ...page, file: fileOf(page) })),
  };
}

/** Returns a page of the portal by its name. */
export function pageNamed<Name extends string>(
  { pages }: { readonly pages: readonly PortalPage<Name>[] },
  name: Name,
): PortalPage<Name> {
  const found = pages.find((page) => page.name === name);
  if (!found) throw new Error(`The portal has no page named ${name}.`);
  return found;
}

/** Returns the HTML file of a page. For example `index.html` for `/`, and `renewal/any/index.html` for `/renewal/*`. */
function fileOf({ path, status }: PageDefinition): string {
  if (path.endsWith('/**')) return status ? `${status}.html` : fileOf({ name: '', path: path.slice(0, -1) });
  return `${path}/index.html`.replaceAll('*', 'any').replace(/^\/+/, '');
}
