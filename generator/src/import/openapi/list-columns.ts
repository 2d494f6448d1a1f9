import { objectIn } from '@tuyen/model/raw';
import type { DraftedResource } from './drafted-resource.ts';

const MAX_COLUMNS = 7;

/**
 * Returns the columns of the list. Undefined if lists have all fields, so that the tool chooses. A list with no suitable
 * field shows the key.
 */
export function listColumns({ listed, properties }: DraftedResource): readonly string[] | undefined {
  if (!listed) return undefined;
  const columns = listed.filter((field) => isColumn(objectIn(properties[field]))).slice(0, MAX_COLUMNS);
  return columns.length > 0 ? columns : ['id'];
}

function isColumn(schema: Readonly<Record<string, unknown>>): boolean {
  const isNested = 'properties' in schema || 'properties' in objectIn(schema, 'items') || schema['x-kind'] === 'json';
  return !isNested && schema['writeOnly'] !== true && schema['x-multiline'] !== true;
}
