import { isValidElement, type ReactElement } from 'react';
import { useListContext } from 'react-admin';
import { TAB } from '../../data/query.ts';
import { later } from '../../layout/later.tsx';

// With it come the fields of every kind: only for lists that are opened with such a filter.
const FilterChips = later(() => import('./FilterChips.tsx'));

/** What the list is filtered by without an input that shows it: an address, or a page of another record, asks for it. */
export function OtherFilters({ inputs = [] }: { readonly inputs?: readonly ReactElement[] | undefined }) {
  const { filterValues } = useListContext();
  const shown = new Set(
    inputs.flatMap((input) => (isValidElement<{ source?: string }>(input) ? [input.props.source] : [])),
  );
  const values: Readonly<Record<string, unknown>> = filterValues ?? {};
  const others = Object.keys(values).filter(
    (name) => name !== 'q' && name !== TAB && !shown.has(name) && !isEmpty(values[name]),
  );
  if (others.length === 0) return null;
  return <FilterChips names={others} />;
}

const isEmpty = (value: unknown) => value === undefined || value === '';
