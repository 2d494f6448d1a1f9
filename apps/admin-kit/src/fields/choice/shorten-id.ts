/**
 * Number of characters shown from the end of an id. The end identifies the record, because the beginning is the
 * creation time.
 */
const SHOWN = 8;

export const shortenId = (id: string): string => `…${id.slice(-SHOWN)}`;
