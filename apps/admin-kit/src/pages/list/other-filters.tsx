import { isValidElement, type ReactElement } from 'react';
import { useListContext } from 'react-admin';
import { TAB, WHERE } from '../../data/query.ts';
import { lazyComponent } from '../../layout/lazy-component.tsx';

const ConditionChips = lazyComponent(async () => ({
  default: (await import('./conditions/late-parts.ts')).ConditionChips,
}));
const FilterChips = lazyComponent(() => import('./filter-chips.tsx'));

export function OtherFilters({ inputs = [] }: { readonly inputs?: readonly ReactElement[] | undefined }) {
  const { filterValues } = useListContext();
  const shown = new Set(
    inputs.flatMap((input) => (isValidElement<{ source?: string }>(input) ? [input.props.source] : [])),
  );
  const values: Readonly<Record<string, unknown>> = filterValues ?? {};
  const others = Object.keys(values).filter(
    (name) => name !== 'q' && name !== TAB && name !== WHERE && !shown.has(name) && !isEmpty(values[name]),
  );
  return (
    <>
      {others.length > 0 ? <FilterChips names={others} /> : null}
      {values[WHERE] === undefined ? null : <ConditionChips where={values[WHERE]} />}
    </>
  );
}

const isEmpty = (value: unknown) => value === undefined || value === '';
