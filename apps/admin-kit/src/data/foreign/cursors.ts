/** Tokens of pages that have been read, by list and number of the page. The first page has no token. */
export interface Cursors {
  of(list: string, page: number): string | undefined;
  note(list: string, page: number, cursor: string | undefined): void;
}

const MOST_LISTS = 50;

export function createCursors(): Cursors {
  const lists = new Map<string, Map<number, string>>();
  return {
    of: (list, page) => lists.get(list)?.get(page),
    note(list, page, cursor) {
      if (cursor === undefined) return;
      const pages = lists.get(list) ?? new Map<number, string>();
      lists.delete(list);
      lists.set(list, pages.set(page, cursor));
      const [oldest] = lists.keys();
      if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest);
    },
  };
}
