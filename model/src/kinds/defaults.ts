import type { Defaults } from './kind.ts';

export const COLUMN: Defaults = { title: () => false, column: () => true, filter: false, section: false };
export const COLUMN_AND_FILTER: Defaults = { ...COLUMN, filter: true };
/** Too long for a column, but not for the form's first section. */
export const NEITHER: Defaults = { ...COLUMN, column: () => false };
/** Gets its own section of the form. */
export const SECTION: Defaults = { ...NEITHER, section: true };
