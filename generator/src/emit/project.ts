import type { Model, Screens } from '@tuyen/model';
import type { Locales } from '@tuyen/model/load';

/** What every emitter works from. Plain data: emitters open no file. */
export interface Project {
  readonly model: Model;
  readonly screens: Screens;
  readonly places: Places;
  /** The folder of the schemas, relative to the project. */
  readonly schemas: string;
  /** Parts of the admin that people own, by resource. */
  readonly custom: Readonly<Record<string, CustomParts>>;
  /** The hand-written words of the shells, by language and app. */
  readonly words: Locales;
}

/** Where each app's generated files go, relative to the project. An app that is absent gets none. */
export interface Places {
  readonly admin?: { readonly out: string; readonly custom: string; readonly public: string };
  readonly portal?: { readonly out: string; readonly public: string };
  readonly server?: { readonly out: string };
  readonly docs?: { readonly out: string };
}

/** Records of parts by source, and whole pages, that a custom file may replace. */
export const PARTS = ['columns', 'filters', 'inputs', 'fields'] as const;
export const PAGES = ['list', 'create', 'edit', 'show'] as const;
export type Part = (typeof PARTS)[number];
export type Page = (typeof PAGES)[number];

/** All that a custom file may replace; `form` where create and edit share one. */
export const OWNABLE = [...PARTS, 'form', ...PAGES] as const;
export type Ownable = (typeof OWNABLE)[number];

/** Which generated modules of a resource are replaced: the custom file, relative to the project. */
export type CustomParts = Readonly<Partial<Record<Ownable, string>>>;
