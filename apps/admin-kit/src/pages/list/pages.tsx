import { Box } from '@mui/material';
import { useDeferredValue } from 'react';
import { Pagination, useListContext, useTranslate } from 'react-admin';

const PAGE_SIZES = [10, 20, 50, 100];

/** Height of the pagination bar in px. The page reserves it, so that nothing moves when the bar appears. */
const HEIGHT = 52;

export function WaitingPages() {
  return <Box sx={{ height: HEIGHT }} />;
}

export function Pages() {
  const translate = useTranslate();
  const { error, isPending, perPage } = useListContext();
  // Renders the pagination together with the rows, because rows that render later would move it down.
  const areRowsPending = useDeferredValue(isPending, true);
  if (error) return null;
  if (areRowsPending) return <WaitingPages />;
  // Adds the current page size to the choices, because a URL or a customized list can set any size.
  const sizes = [...new Set([...PAGE_SIZES, perPage])].toSorted((one, other) => one - other);
  // React-admin's pagination does not translate its button labels on phones. But it passes unknown props on to MUI's
  // pagination, so the labels can be passed in this way.
  const labels: object = { getItemAriaLabel: (button: string) => translate(`ra.navigation.${button}`) };
  return <Pagination rowsPerPageOptions={sizes} {...labels} />;
}
