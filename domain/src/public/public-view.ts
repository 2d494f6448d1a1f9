import { type Model, resourceNamed } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';

/** Returns the public fields of a row. */
export function publicView(model: Model, resource: string, row: Readonly<Row>): Row {
  const fields = resourceNamed(model, resource)?.fields.filter((field) => field.public) ?? [];
  const shown = fields.filter(({ name }) => row[name] !== undefined).map(({ name }) => [name, row[name]]);
  return { id: row['id'], ...Object.fromEntries(shown) };
}
