/**
 * Matches ids that React, MUI and react-admin generate. If the same page is rendered twice, its generated ids differ.
 */
const MADE_UP = /(?::r[0-9a-z]+:|_r_[0-9a-z]+_|«r[0-9a-z]+»|mui-\d+)/g;

export function markup(page: Element): string {
  const numbers = new Map<string, string>();
  return page.innerHTML.replaceAll(MADE_UP, (id) => {
    const number = numbers.get(id) ?? `#${numbers.size + 1}`;
    numbers.set(id, number);
    return number;
  });
}
