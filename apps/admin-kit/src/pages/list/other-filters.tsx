import { isValidElement, type ReactElement } from 'react';
import { useListContext } from 'react-admin';
import { TAB } from '../../data/query.ts';
import { lazyComponent } from '../../layout/lazy-component.tsx';

const FilterChips = lazyComponent(() => import('./filter-chips.tsx'));

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
