import { fillPlaceholders, type Resource } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import type { MigrationObstacle } from './refused.ts';

/** Maximum number of rows that a message names as examples of rows that do not fit the schemas. */
const NAMED = 3;

export function openFindings(resource: Resource) {
  const found = new Map<
    string,
    { field: string; reason: MigrationObstacle['reason']; count: number; first: string[] }
  >();
  return {
    /** @param value value that does not fit the schema; the error message shows it */
    note(field: string, reason: MigrationObstacle['reason'], row: Readonly<Row>, value?: unknown): void {
      const key = `${field}\n${reason}`;
      const known = found.get(key) ?? { field, reason, count: 0, first: [] };
      known.count += 1;
      const shown = value === undefined ? '' : ` = ${JSON.stringify(value).slice(0, 40)}`;
      if (known.first.length < NAMED) known.first.push(`${titleIn(resource, row)}${shown}`);
      found.set(key, known);
    },
    all: (): readonly MigrationObstacle[] => [...found.values()].map((one) => ({ resource: resource.name, ...one })),
  };
}

/** Returns the title of a row by the resource's template, or its id if the title is empty. */
export function titleIn(resource: Resource, row: Readonly<Row>): string {
  const title = fillPlaceholders(resource.title, (field) => String(row[field] ?? '')).trim();
  return title === '' ? String(row['id']) : title;
}
