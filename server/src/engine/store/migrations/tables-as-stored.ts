import type { Engine, SqlRow } from '../database/connection.ts';
import type { Table } from '../tables/columns.ts';
import { withReadDefaults } from '../tables/read-defaults.ts';
import { readEmptyDocuments, withEmptyDocuments } from '../tables/stored-documents.ts';
import { readState } from './database-state.ts';

export async function tablesAsStored(
  connection: { readonly engine: Engine; rows(sql: string): Promise<readonly SqlRow[]> },
  tables: ReadonlyMap<string, Table>,
): Promise<ReadonlyMap<string, Table>> {
  const { engine } = connection;
  const defaults = (await readState(connection))?.readDefaults ?? {};
  return withEmptyDocuments(withReadDefaults(tables, defaults, engine), await readEmptyDocuments(connection), engine);
}
