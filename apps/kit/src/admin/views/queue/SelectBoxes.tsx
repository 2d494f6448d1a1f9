import { Checkbox, FormControlLabel, ListItem } from '@mui/material';
import { useTranslate, type Identifier } from 'react-admin';
import type { Selection } from './use-selection.ts';

export function RowBox({
  selection,
  id,
  title,
}: {
  readonly selection: Selection;
  readonly id: Identifier;
  readonly title: string;
}) {
  const label = useTranslate()('list.select_row', { name: title });
  return (
    <Checkbox
      size="small"
      checked={selection.ids.includes(id)}
      onChange={() => selection.toggle(id)}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ ml: 0.5 }}
    />
  );
}

export function SelectAll({ selection: { ids, all, choose } }: { readonly selection: Selection }) {
  const translate = useTranslate();
  const every = ids.length === all.length;
  return (
    <ListItem divider disablePadding sx={{ pl: 0.5 }}>
      <FormControlLabel
        label={translate('ra.action.select_all')}
        slotProps={{ typography: { variant: 'body2', color: 'text.secondary' } }}
        control={
          <Checkbox
            size="small"
            checked={every}
            indeterminate={!every && ids.length > 0}
            onChange={() => choose(every ? [] : all)}
          />
        }
        sx={{ ml: 0 }}
      />
    </ListItem>
  );
}
