export interface Reader {
  readonly id: string;
  readonly name: string;
}

/** Returns what the user has typed after the last `@` before the caret, or undefined if no mention is being typed. */
export function typedMention(text: string, caret: number): string | undefined {
  return /(?:^|\s)@(?<name>[^\s@]{0,30}(?: [^\s@]{1,30})?)$/u.exec(text.slice(0, caret))?.groups?.['name'];
}

/** Replaces the mention that is being typed with a name. Returns the text and the new place of the caret. */
export function withMention(
  text: string,
  caret: number,
  name: string,
): { readonly text: string; readonly caret: number } {
  const typed = typedMention(text, caret) ?? '';
  const start = text.slice(0, caret - typed.length);
  return { text: `${start}${name} ${text.slice(caret)}`, caret: start.length + name.length + 1 };
}

/** Returns the ids of the chosen people whose name the text still mentions. */
export function mentionsOf(text: string, chosen: readonly Reader[]): readonly string[] {
  return [...new Set(chosen.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id))];
}
