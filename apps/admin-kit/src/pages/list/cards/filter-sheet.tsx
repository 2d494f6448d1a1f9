import FilterList from '@mui/icons-material/FilterList';
import { Badge, Box, Button, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { cloneElement, useState, type ReactElement } from 'react';
import { FilterLiveForm, useListContext, useTranslate } from 'react-admin';
import { TAB, WHERE } from '../../../data/query.ts';
import { useFormats } from '../../../format/use-formats.ts';
import { sourceOf } from '../filter-inputs.ts';

/** Filters that this sheet does not contain: the search, the open tab, and the conditions of the builder. */
const ELSEWHERE: ReadonlySet<string> = new Set(['q', TAB, WHERE]);

export function FilterSheet({ filters }: { readonly filters: readonly ReactElement[] }) {
  const [isOpen, setOpen] = useState(false);
  const translate = useTranslate();
  const { number } = useFormats();
  const { filterValues, setFilters, total } = useListContext();
  const others = filters.filter((input) => sourceOf(input) !== 'q');
  const isSet = (name: string) => ![undefined, null, ''].includes(filterValues[name]);
  const chosen = Object.keys(filterValues).filter((name) => !ELSEWHERE.has(name) && isSet(name));
  const remaining = Object.fromEntries(Object.entries(filterValues).filter(([name]) => ELSEWHERE.has(name)));
  const title = translate('list.filters');
  return (
    <>
      <IconButton
        color="primary"
        aria-label={chosen.length > 0 ? `${title} (${chosen.length})` : title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {chosen.length > 0 ? (
          <Badge badgeContent={chosen.length} color="primary">
            <FilterList />
          </Badge>
        ) : (
          <FilterList />
        )}
      </IconButton>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': title, sx: { maxHeight: '85dvh', borderRadius: '12px 12px 0 0' } },
        }}
      >
        <Box sx={{ overflowY: 'auto', px: 2, pt: 2, '& .MuiFormHelperText-root': { mt: 0, lineHeight: 1 } }}>
          <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <FilterLiveForm debounce={300}>
            {others.map((input) => cloneElement(input, { key: sourceOf(input) }))}
          </FilterLiveForm>
        </Box>
        <Stack direction="row" spacing={1} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button disabled={chosen.length === 0} onClick={() => setFilters(remaining, {})} sx={{ flex: 1 }}>
            {translate('ra.navigation.clear_filters')}
          </Button>
          <Button variant="contained" onClick={() => setOpen(false)} sx={{ flex: 1 }}>
            {total === undefined
              ? translate('ra.action.close')
              : translate('list.show_found', { count: number(total) })}
          </Button>
        </Stack>
      </Drawer>
    </>
  );
}
