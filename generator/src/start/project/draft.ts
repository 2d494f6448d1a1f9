/** A file that `tuyen init` is going to write. */
export interface DraftFile {
  /** Path relative to the folder of the project. */
  readonly path: string;
  /** Content of the file. An object is written as JSON. */
  readonly content: string | object;
}

/** Templates of `tuyen init`. Each one contains the previous one. */
export const TEMPLATES = ['blank', 'rental', 'portal'] as const;

export type Template = (typeof TEMPLATES)[number];

export interface ProjectOptions {
  readonly template: Template;
  /** Name of the project in package.json. */
  readonly name: string;
  /** Name of the project in the titles of its apps. */
  readonly title: string;
  /** Language tags of the project. The first one is the default language. */
  readonly languages: readonly string[];
  readonly region: object;
  /** Exact version of the Tuyến packages that the project depends on. */
  readonly version: string;
  /** Command that runs scripts of package.json: `npm run`, `pnpm run` or `yarn run`. */
  readonly run: string;
}
