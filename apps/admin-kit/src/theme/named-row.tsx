import { TableCell, type TableRowProps } from '@mui/material';
import { useMemo, type KeyboardEvent, type MouseEvent } from 'react';
import {
  DataTableConfigContext,
  DataTableRow,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
} from 'react-admin';
import { whyNotDeleted } from '../record/record-can.ts';
import { SelectBox } from './select-box.tsx';

/**
 * Table row that opens with Enter as well as with the mouse, and whose checkbox has a label. React-admin labels only
 * the span around the checkbox. `kitThemeComponents` uses this row in all tables.
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
  const record = useRecordContext();
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext();
  if (!record) return null;
  const selectable = isRowSelectable?.(record) ?? true;
  const why = selectable ? undefined : whyNotDeleted(record);
  const toggle = (event: MouseEvent) => handleToggleItem?.(record.id, event);
  // A click in the cell around the checkbox also toggles it, because a finger easily misses the checkbox.
  const onClick = (event: MouseEvent) => {
    event.stopPropagation();
    if (selectable && event.target === event.currentTarget) toggle(event);
  };
  return (
    <TableCell padding="checkbox" onClick={onClick} {...(why ? { title: why } : {})}>
      <SelectBox
        record={record}
        selectable={selectable}
        selected={selectedIds?.includes(record.id) ?? false}
        onToggle={toggle}
      />
    </TableCell>
  );
}
