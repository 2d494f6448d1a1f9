/** Page of a project. Its title and description are `site.pages.<name>.title` and `.description`. */
export interface PageDefinition<Name extends string = string> {
  readonly name: Name;
  /** Path in the first language. `*` matches one segment, a trailing `**` matches any number of further segments. */
  readonly path: string;
  readonly form?: string;
  /** Module of the page's component, relative to the folder of the generated forms: `./reserve/page.gen.tsx`. */
  readonly module?: string;
  /** Translation key of the page's title. Defaults to the key `site.pages.<name>.title`, if it has a text. */
  readonly title?: string;
  readonly navigation?: string;
  /** Folder in `src/pages` with the page's `page.tsx`. Defaults to the page's name. */
  readonly component?: string;
  /**
   * Browser script of the page. `page` (default) hydrates the whole page. `frame` runs only the frame script. `texts`
   * also refreshes the page's `TextSection`s. `none` is plain HTML.
   */
  readonly script?: 'page' | 'frame' | 'texts' | 'none';
  /**
   * Sections that are also rendered as separate pages: `/policy?tab=payment`. The text `site.pages.<name>.tabs.<tab>`
   * begins the title of such a page.
   */
  readonly tabs?: { readonly query: string; readonly names: readonly string[] };
  readonly within?: string;
  readonly noindex?: true;
  readonly status?: number;
}

export interface PortalPage<Name extends string = string> extends PageDefinition<Name> {
  readonly script: NonNullable<PageDefinition['script']>;
  readonly file: string;
}
