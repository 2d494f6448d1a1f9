/** Digits at the end of an id: these identify it, because its beginning is the time of its creation. */
const SHOWN = 8;

/** Stands for a record whose name the reader may not know. */
export const shortId = (id: string): string => `…${id.slice(-SHOWN)}`;
