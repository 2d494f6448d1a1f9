import type { ModelOperator, Operand } from '@tuyen/model';
import { operandFrom } from '@tuyen/model/operands';
import { reasonOf } from '@tuyen/model/reason-of';
import { badQuery } from '../request/refusals/bad-query.ts';
import { Params } from '../store/database/sql-text.ts';
import type { Store } from '../store/store.ts';
import type { Column } from '../store/tables/columns.ts';
import type { PluginComparison } from './query.ts';
import type { View } from './view.ts';

type Opened = Pick<Store, 'model' | 'database' | 'tables'>;

interface Asked {
  readonly parameter: string;
  readonly field: string;
  readonly operator: string;
  readonly raw: unknown;
}

export function pluginComparison(view: View, asked: Asked): PluginComparison | undefined {
  const { parameter, field, operator, raw } = asked;
  const name = operator.startsWith('$') ? operator : `$${operator}`;
  const by = view.model.operators?.find((one) => one.name === name);
  if (!by) return undefined;
  if (view.fields.get(field)?.operators?.some((one) => one.name === name) !== true)
    throw badQuery('operator_not_allowed', { parameter, field, operator });
  const operand = operandFrom(by, raw);
  if (operand !== undefined) return { field, by, operand };
  const value = (typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? '')).slice(0, 100);
  throw badQuery('invalid_value', { parameter, field, operator, value });
}

const TYPES = {
  string: 'text',
  integer: 'bigint',
  number: 'double precision',
} as const satisfies Readonly<Record<ModelOperator['operand']['type'], string>>;

export function comparePlugin(column: Column, { by, operand }: PluginComparison, params: Params): string {
  const sql = by.sql[params.engine].replaceAll(/\{(?:column|operand)\}/gu, (placeholder) =>
    placeholder === '{column}' ? column.name : params.add(operand, TYPES[by.operand.type]),
  );
  return `(${sql})`;
}

/**
 * Runs the SQL condition of each plugin operator once for each field kind, without reading rows. An error in the SQL is
 * then found at the start of the server, not during a request.
 * @throws an error that names the plugin
 */
export async function assertPluginOperators({ model, database, tables }: Opened): Promise<void> {
  for (const by of model.operators ?? []) {
    const tried = new Set<string>();
    for (const table of tables.values()) {
      for (const column of table.column.values()) {
        const { field } = column;
        if (!field.operators?.some(({ name }) => name === by.name) || tried.has(field.kind)) continue;
        tried.add(field.kind);
        const params = new Params(database.engine);
        const condition = comparePlugin(column, { field: field.name, by, operand: operandOf(by) }, params);
        try {
          await database.rows(`SELECT 1 FROM ${table.name} WHERE ${condition} LIMIT 0`, params.values);
        } catch (error) {
          const part = `the SQL of the operator "${by.name}" for ${database.engine}`;
          throw new Error(`The plugin "${by.plugin}" failed in ${part}: ${reasonOf(error)}`, { cause: error });
        }
      }
    }
  }
}

function operandOf({ operand }: ModelOperator): Operand {
  return operand.type === 'string' ? 'a' : 1;
}
