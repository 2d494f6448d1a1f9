import { fillPlaceholders, localizedTextIn, type Resource } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import type { MigrationObstacle } from './refused.ts';

const NAMED = 3;

export function openFindings(resource: Resource) {
  const found = new Map<
    string,
    { field: string; reason: MigrationObstacle['reason']; count: number; first: string[] }
  >();
  return {
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

export function titleIn(resource: Resource, row: Readonly<Row>): string {
  const title = fillPlaceholders(
    resource.title,
    (field) => localizedTextIn(row[field], '') || String(row[field] ?? ''),
  ).trim();
  return title === '' ? String(row['id']) : title;
}
