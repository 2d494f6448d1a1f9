export interface DraftFile {
  readonly path: string;
  readonly content: string | object;
}

/** Templates of `tuyen init`. Each one contains the previous one. */
export const TEMPLATES = ['blank', 'rental', 'portal'] as const;

export type Template = (typeof TEMPLATES)[number];

export interface ProjectOptions {
  readonly template: Template;
  /** Name of the project in package.json. */
  readonly name: string;
  readonly title: string;
  /** Language tags of the project. The first one is the default language. */
  readonly languages: readonly string[];
  readonly region: object;
  readonly version: string;
  /** Command that runs scripts of package.json: `npm run`, `pnpm run` or `yarn run`. */
  readonly run: string;
}
