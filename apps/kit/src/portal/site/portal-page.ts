/** A page as the project describes it. Its title and description are `site.pages.<name>.title` and `.description`. */
export interface PageDefinition<Name extends string = string> {
  readonly name: Name;
  /** In the first language. `*` is one segment, a trailing `**` any rest. */
  readonly path: string;
  /** A document of `schemas/flows`: the kit's own page shows its form. */
  readonly form?: string;
  /** Folder below `src/pages` whose `page.tsx` draws it, where it is not the page's own name. */
  readonly component?: string;
  /**
   * What runs in the browser. `page` (the default): the whole page is hydrated. `frame`: the frame's script alone. `texts`: that, and
   * newer texts for its `TextSection`s. `none`: plain HTML.
   */
  readonly script?: 'page' | 'frame' | 'texts' | 'none';
  /** Parts that are drawn as pages of their own as well: `/policy?tab=payment`. */
  readonly tabs?: { readonly query: string; readonly names: readonly string[] };
  /** The page of the navigation that it belongs to. */
  readonly within?: string;
  /** Not for search engines, such as a page that belongs to one person. */
  readonly noindex?: true;
  readonly status?: number;
}

/** A page with its defaults. */
export interface PortalPage<Name extends string = string> extends PageDefinition<Name> {
  readonly script: NonNullable<PageDefinition['script']>;
  /** Where its HTML is, below the language's folder. */
  readonly file: string;
}
