import type { Wording } from '../facts.ts';

export type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** Returns a function that words the standing of an order in the reader's language. */
export const standingWords =
  ({ language, text }: Wording): Say =>
  (key, params) =>
    text(language, `standing.${key}`, params);
