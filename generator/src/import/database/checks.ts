import type { Column } from '../tables/table.ts';

export type CheckedColumn = Pick<Column, 'values' | 'minimum' | 'maximum'>;

/**
 * Reads what a CHECK constraint says about a column: `rating IN ('G', 'PG')`, `quantity BETWEEN 1 AND 10`,
 * `(price >= 0)`. Returns an empty object for any other condition, which the import ignores.
 * @param name name of the column as the condition writes it, or `VALUE` in a domain
 */
export function readCheck(condition: string, name: string): CheckedColumn {
  const column = String.raw`(?<![\w.])["\[\x60]?${name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}["\]\x60]?\)*${CAST}`;
  const values = readValues(condition, column);
  if (values) return { values };
  return { ...readBetween(condition, column), ...readComparisons(condition, column) };
}

const CAST = String.raw`(?:::[a-z ]+(?:\(\d+\))?)?\)*`;
const NUMBER = String.raw`\(?'?(-?\d+(?:\.\d+)?)'?\)?`;

function readValues(condition: string, column: string): readonly string[] | undefined {
  const list = new RegExp(
    String.raw`${column}\s*(?:in\s*\(|=\s*any\s*\(+\s*array\s*\[)([^\])]*(?:\)::[^\])]*)*)`,
    'iu',
  ).exec(condition);
  const inside = list?.[1];
  if (inside === undefined || /\bor\b|\bnot\s+in\b/iu.test(condition.replaceAll(/'(?:[^']|'')*'/gu, '')))
    return undefined;
  const found = [...inside.matchAll(/'((?:[^']|'')*)'/gu)].map(([, text = '']) => text.replaceAll("''", "'"));
  return found.length > 0 ? [...new Set(found)] : undefined;
}

function readBetween(condition: string, column: string): CheckedColumn {
  const found = new RegExp(String.raw`${column}\s*between\s*${NUMBER}${CAST}\s*and\s*${NUMBER}`, 'iu').exec(condition);
  return found && isConjunction(condition) ? { minimum: Number(found[1]), maximum: Number(found[2]) } : {};
}

function readComparisons(condition: string, column: string): CheckedColumn {
  if (!isConjunction(condition)) return {};
  const least = new RegExp(String.raw`${column}\s*>=\s*${NUMBER}`, 'iu').exec(condition);
  const more = new RegExp(String.raw`${column}\s*<=\s*${NUMBER}`, 'iu').exec(condition);
  return {
    ...(least && { minimum: Number(least[1]) }),
    ...(more && { maximum: Number(more[1]) }),
  };
}

function isConjunction(condition: string): boolean {
  return !/\b(?:or|not|case)\b/iu.test(condition.replaceAll(/'(?:[^']|'')*'/gu, ''));
}

/** Returns the conditions of the CHECK constraints in a CREATE TABLE statement. */
export function conditionsIn(sql: string): readonly string[] {
  const found: string[] = [];
  for (const { index, 0: start } of sql.matchAll(/\bcheck\s*\(/giu)) {
    let depth = 1;
    let at = index + start.length;
    for (let quote = ''; at < sql.length && depth > 0; at += 1) {
      const sign = sql.charAt(at);
      if (quote !== '') quote = sign === quote ? '' : quote;
      else if (sign === "'" || sign === '"') quote = sign;
      else if (sign === '(') depth += 1;
      else if (sign === ')') depth -= 1;
    }
    found.push(sql.slice(index + start.length, at - 1));
  }
  return found;
}
