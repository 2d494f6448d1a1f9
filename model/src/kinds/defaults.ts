import type { Defaults } from './kind.ts';

export const COLUMN: Defaults = { title: () => false, column: () => true, filter: false, section: false };
export const COLUMN_AND_FILTER: Defaults = { ...COLUMN, filter: true };
/** Defaults of kinds whose values are too long for a column of a list. Forms show them in the first section. */
export const NEITHER: Defaults = { ...COLUMN, column: () => false };
/** Defaults of kinds that need much room: in a form, each field of such a kind has a section of its own. */
export const SECTION: Defaults = { ...NEITHER, section: true };
