import { Checkbox, TableCell, type TableRowProps } from '@mui/material';
import { useMemo, type KeyboardEvent } from 'react';
import {
  DataTableConfigContext,
  DataTableRow,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { canOf } from '../record/record-can.ts';

/**
 * A table row whose checkbox has a name (react-admin names the span around it) and that opens with Enter, not by the mouse
 * alone. Set as the row of all tables by `kitThemeComponents`.
 */
export function NamedRow({ children, ...props }: TableRowProps) {
  const config = useDataTableConfigContext();
  const { rowClick } = useDataTableCallbacksContext();
  const bare = useMemo(() => ({ ...config, hasBulkActions: false }), [config]);
  const opens = rowClick === false ? {} : { tabIndex: 0, onKeyDown: openOnEnter };
  return (
    <DataTableConfigContext.Provider value={bare}>
      <DataTableRow {...props} {...opens}>
        {config.hasBulkActions ? <SelectCell /> : null}
        {children}
      </DataTableRow>
    </DataTableConfigContext.Provider>
  );
}

function openOnEnter(event: KeyboardEvent<HTMLTableRowElement>) {
  if (event.key === 'Enter' && event.target === event.currentTarget) event.currentTarget.click();
}

function SelectCell() {
  const translate = useTranslate();
  const record = useRecordContext();
  const representation = useGetRecordRepresentation(useResourceContext());
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext();
  if (!record) return null;
  const selectable = isRowSelectable?.(record) ?? true;
  const name = representation(record);
  const why = selectable ? undefined : canOf(record)?.refused['delete']?.message;
  return (
    <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()} {...(why ? { title: why } : {})}>
      <Checkbox
        checked={selectable && (selectedIds?.includes(record.id) ?? false)}
        disabled={!selectable}
        // Selecting a range with Shift is decided on the click, not on the change.
        onClick={(event) => handleToggleItem?.(record.id, event)}
        onChange={() => undefined}
        slotProps={{
          input: { 'aria-label': translate('list.select_row', { name: typeof name === 'string' ? name : record.id }) },
        }}
      />
    </TableCell>
  );
}
