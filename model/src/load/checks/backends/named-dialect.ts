import { memoize } from '../../../memoize.ts';
import type { Catalog } from '../../catalog.ts';
import { dialectFileName, shippedDialect } from '../../dialects.ts';
import { objectIn, stringIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';

/** Returns the unchecked dialect of a back end. Undefined if the back end or its dialect does not exist. */
export const namedDialect = memoize((catalog: Catalog) => {
  const files = new Map(
    catalog.documents.filter(({ kind }) => kind === 'backend').map(({ name, value }) => [name, objectIn(value)]),
  );
  return (backend: string): Raw | undefined => {
    const named = stringIn(objectIn(catalog.config.backends, backend), 'dialect');
    if (named === undefined) return undefined;
    const shipped = shippedDialect(named);
    return shipped ? objectIn(shipped) : files.get(dialectFileName(named) ?? '');
  };
});
