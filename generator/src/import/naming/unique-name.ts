/** Returns the name, or the name with the first free number behind it: `color_2`. Adds the result to the taken names. */
export function uniqueName(name: string, taken: Set<string>, separator: '_' | '-'): string {
  let found = name;
  for (let count = 2; taken.has(found); count += 1) found = `${name}${separator}${count}`;
  taken.add(found);
  return found;
}
