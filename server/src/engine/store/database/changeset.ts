/*
 * Parser for SQLite's binary changeset format, see https://www.sqlite.org/session.html. Each table has a header and
 * then its changes. A change is an operation and the values before it, after it, or both.
 */

const INSERT = 18;
const DELETE = 9;
const TABLE = 0x54;

/** Number of bytes after the type byte, for each type of fixed size: missing (0), integer (1), float (2) and null (5). */
const FIXED: Readonly<Record<number, number>> = { 0: 0, 1: 8, 2: 8, 5: 0 };
const MISSING = Uint8Array.of(0);

/** Returns the changeset that undoes this one. SQLite has a function for it, but `node:sqlite` does not expose it. */
export function inverted(changeset: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let isKey: readonly boolean[] = [];
  let at = 0;

  function number(): number {
    let value = 0;
    for (let byte = 0x80; byte >= 0x80; at += 1) {
      byte = changeset[at] ?? 0;
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  }

  function value(): Uint8Array {
    const start = at;
    const type = changeset[at] ?? 0;
    at += 1;
    // `number()` also increases `at`. In the single statement `at += number()`, this increase would be lost, because
    // JavaScript reads `at` first.
    const length = FIXED[type] ?? number();
    at += length;
    return changeset.subarray(start, at);
  }

  while (at < changeset.length) {
    const start = at;
    const operation = changeset[at];
    if (operation === TABLE) {
      at += 1;
      const columns = number();
      isKey = Array.from(changeset.subarray(at, at + columns), (flag) => flag > 0);
      at = changeset.indexOf(0, at + columns) + 1;
      parts.push(changeset.subarray(start, at));
      continue;
    }
    at += 2;
    const first = isKey.map(value);
    if (operation === INSERT || operation === DELETE) {
      const indirect = changeset[start + 1] ?? 0;
      parts.push(Uint8Array.of(operation === INSERT ? DELETE : INSERT, indirect), ...first);
      continue;
    }
    const second = isKey.map(value);
    parts.push(changeset.subarray(start, start + 2));
    parts.push(...isKey.map((key, column) => (key ? first[column] : second[column]) ?? MISSING));
    parts.push(...isKey.map((key, column) => (key ? MISSING : first[column]) ?? MISSING));
  }
  return Buffer.concat(parts);
}
