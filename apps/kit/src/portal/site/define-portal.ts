import type { Region } from '@tuyen/model';
import type { PageDefinition, PortalPage } from './portal-page.ts';
import type { SiteRoute } from './site-route.ts';

/**
 * What a project says of its portal: plain data, which the Vite plugin and the drawing of pages read. Paths of modules begin with
 * `./` and are relative to the portal's folder.
 */
export interface PortalDefinition<Name extends string = string, Language extends string = string> {
  /** Ends the title of every page. */
  readonly name: string;
  /** The first is the default. */
  readonly languages: readonly Language[];
  readonly region: Region;
  /** In the order in which a path is looked up. */
  readonly pages: readonly PageDefinition<Name>[];
  /** Module whose default export is a component of `LayoutProps`, and whose `Head`, if there is one, adds to the head. */
  readonly layout?: string;
  /** Module whose default export is a `FrameScript`: what the frame does in the browser, without React. */
  readonly frame?: string;
  /** Module whose default export is `KindControls`: controls for kinds of the project, in the forms of `form` pages. */
  readonly controls?: string;
  /** Every page's style sheets. */
  readonly styles?: readonly string[];
  /** Folder of the generated forms: `portal.out` of tuyen.config.json. */
  readonly generated?: string;
  /** Color of a phone's browser around the page. */
  readonly themeColor?: string;
  /**
   * Public endpoints whose answers fill in the elements with `data-fact` around the pages: who the operator is. `name` is the fact that ends
   * the titles of pages. The site's server asks at its start; where it does not, the project's script of the frame can.
   */
  readonly facts?: { readonly paths: readonly string[]; readonly name: string };
  /** Files that the build adds to the site, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Which of these files answers what, before all pages. */
  readonly routes?: readonly SiteRoute[];
  /** Paths at the same origin that another server answers, such as `/api/**`: the build does not check links to them. */
  readonly others?: readonly string[];
}

/** A definition with its defaults. */
export interface Portal<Name extends string = string, Language extends string = string> extends Omit<
  PortalDefinition<Name, Language>,
  'pages'
> {
  readonly pages: readonly PortalPage<Name>[];
  readonly styles: readonly string[];
  readonly generated: string;
}

const NOT_FOUND = { name: 'not-found', path: '/**', script: 'frame', noindex: true, status: 404 } as const;

/** Checks the definition of a portal and adds its defaults, a page for addresses without one among them. */
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
    styles: ['@tuyen/kit/portal/site.css', '@tuyen/kit/portal/form.css'],
    generated: './src/generated',
    ...definition,
    pages: pages.map((page) => ({ script: 'page', ...page, file: fileOf(page) })),
  };
}

/** The page of that name. */
export function pageNamed<Name extends string>(
  { pages }: { readonly pages: readonly PortalPage<Name>[] },
  name: Name,
): PortalPage<Name> {
  const found = pages.find((page) => page.name === name);
  if (!found) throw new Error(`The portal has no page named ${name}.`);
  return found;
}

/** `/` → `index.html`, `/renewal/*` → `renewal/any/index.html` */
function fileOf({ path, status }: PageDefinition): string {
  if (path.endsWith('/**')) return status ? `${status}.html` : fileOf({ name: '', path: path.slice(0, -1) });
  return `${path}/index.html`.replaceAll('*', 'any').replace(/^\/+/, '');
}
