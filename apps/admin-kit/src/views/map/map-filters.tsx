import { Box } from '@mui/material';
import { cloneElement, useMemo, type ReactElement } from 'react';
import { FilterContext, FilterForm } from 'react-admin';
import { FilterSheet } from '../../pages/list/cards/filter-sheet.tsx';
import { sourceOf } from '../../pages/list/filter-inputs.ts';
import { OtherFilters } from '../../pages/list/other-filters.tsx';
import { usePhone } from '../../theme/phone.ts';

/** Shows the filters of the list above a map: all of them, or on phones the search and a sheet with the others. */
export function MapFilterBar({ filters }: { readonly filters: readonly ReactElement[] }) {
  const phone = usePhone();
  const shown = useMemo(
    () =>
      filters
        .filter((input) => !phone || sourceOf(input) === 'q')
        .map((input) => cloneElement(input, { ...ALWAYS_ON, key: sourceOf(input) })),
    [filters, phone],
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, displayPrint: 'none' }}>
      <OtherFilters inputs={filters} />
      <FilterContext.Provider value={shown}>{shown.length > 0 ? <FilterForm /> : null}</FilterContext.Provider>
      {phone && filters.length > shown.length ? <FilterSheet filters={filters} /> : null}
    </Box>
  );
}

const ALWAYS_ON: object = { alwaysOn: true };
