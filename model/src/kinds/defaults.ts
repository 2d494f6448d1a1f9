import type { Defaults } from './kind.ts';

/** A table column. */
export const COLUMN: Defaults = { title: () => false, column: () => true, filter: false, section: false };
export const COLUMN_AND_FILTER: Defaults = { ...COLUMN, filter: true };
/** Too long for a column, but not for the form's first section. */
export const NEITHER: Defaults = { ...COLUMN, column: () => false };
/** A section of the form of its own. */
export const SECTION: Defaults = { ...NEITHER, section: true };
