import type { Catalog } from '../../catalog.ts';
import type { SchemaProblem } from '../../problem.ts';
import { listIn, objectIn, stringIn } from '../../../model/json/raw.ts';

const CODE = 'TUY522';

/**
 * Checks resources with "byMonth", whose records are stored and removed by month. Such a resource must not allow
 * changes of its records and must not have a unique field. No other resource may refer to it.
 */
export function* checkByMonth({ resources }: Catalog): Iterable<SchemaProblem> {
  const byMonth = new Set<string>();
  for (const [name, { document, fields }] of resources) {
    const { byMonth: isByMonth, actions } = objectIn(document.value);
    if (isByMonth !== true) continue;
    byMonth.add(name);
    const written = actions === undefined ? ['edit', 'delete'] : listIn(document.value, 'actions');
    const changing = ['edit', 'delete'].filter((action) => written.includes(action));
    if (changing.length > 0) {
      const message = `Entries by month stay as they are: ${changing.map((action) => `"${action}"`).join(' and ')} would change them.`;
      const hint = 'Name the other actions in "actions": ["list", "show"].';
      yield { code: CODE, document, path: ['byMonth'], at: 'key', message, hint };
    }
    for (const [field, { schema, path }] of fields) {
      if (schema['x-unique'] !== true) continue;
      const message = `Each month is stored by itself, so "${field}" cannot be unique in all of them.`;
      yield { code: CODE, document, path: [...path, 'x-unique'], at: 'key', message, hint: 'Remove it.' };
    }
  }
  for (const { document, schemas } of resources.values()) {
    for (const { schema, path } of schemas) {
      const target = stringIn(schema, 'x-reference') ?? stringIn(objectIn(schema, 'x-reference'), 'resource');
      if (target === undefined || !byMonth.has(target)) continue;
      const message = `"${target}" are removed by month, and the reference would lead nowhere.`;
      const hint = 'Refer from the entries to this resource instead.';
      yield { code: CODE, document, path: [...path, 'x-reference'], message, hint };
    }
  }
}
