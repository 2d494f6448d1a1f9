import type { ReactElement } from 'react';
import { SortButton, useResourceContext } from 'react-admin';
import { queryFields } from '../../../data/query-fields.ts';
import { useResource } from '../../../model/model-context.tsx';
import { ConditionButton } from '../conditions/condition-button.tsx';
import { ReportButton } from '../report-button.tsx';
import { TabTools } from '../tabs/tab-tools.tsx';
import { FoldButton } from '../fold-button.tsx';
import { FilterSheet } from './filter-sheet.tsx';

export default function PhoneActions({ filters }: { readonly filters: readonly ReactElement[] }) {
  const resource = useResource(useResourceContext());
  const fields = resource && queryFields(resource);
  const sortable = resource?.list.columns.filter((name) => fields?.get(name)?.sortable) ?? [];
  return (
    <>
      {filters.length > 0 ? <FilterSheet filters={filters} /> : null}
      <ConditionButton />
      <TabTools />
      <ReportButton />
      <FoldButton />
      {sortable.length > 1 ? <SortButton fields={sortable} /> : null}
    </>
  );
}
