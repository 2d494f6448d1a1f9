import type { Defaults } from './kind.ts';

export const COLUMN: Defaults = { title: () => false, column: () => true, filter: false, section: false };
export const COLUMN_AND_FILTER: Defaults = { ...COLUMN, filter: true };
/**
 * Display settings of field kinds whose values are too long for a column of a list. Forms show such fields in the first
 * section.
 */
export const NEITHER: Defaults = { ...COLUMN, column: () => false };
/** Display settings of field kinds that need much room. A form shows each such field in a section of its own. */
export const SECTION: Defaults = { ...NEITHER, section: true };
