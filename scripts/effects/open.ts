/** Known to be read by nothing yet. This list only shrinks. */
export const OPEN: readonly string[] = [];
