/** A file that does not exist yet. */
export interface DraftFile {
  /** Path relative to the folder of the project. */
  readonly path: string;
  /** An object becomes JSON. */
  readonly content: string | object;
}

/** Templates of `tuyen init`. Each one contains the previous one. */
export const TEMPLATES = ['blank', 'rental', 'portal'] as const;

export type Template = (typeof TEMPLATES)[number];

export interface ProjectOptions {
  readonly template: Template;
  /** Name in package.json. */
  readonly name: string;
  /** Name in the title of the apps. */
  readonly title: string;
  /** Language tags. The first one is the default language. */
  readonly languages: readonly string[];
  readonly region: object;
  /** Exact version of the packages of the tool. */
  readonly version: string;
  /** `npm run`, `pnpm run` or `yarn run`. */
  readonly run: string;
}
