import { Alert, Button } from '@mui/material';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useListContext, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { whyFixed } from '../../../edits/editable.ts';
import { HIDDEN } from '../../../layout/hidden.ts';
import { useResource } from '../../../model/model-context.tsx';
import CellEditor from './cell-editor.tsx';
import { GRID_BUTTON } from './grid-button.tsx';
import { cellAt, columnsOf, placeAfter, placeOf, type Place } from './grid-cells.ts';
import { useGridMode } from './grid-context.tsx';
import { useGridFields } from './use-grid-fields.ts';

interface Edited {
  readonly place: Place;
  readonly record: RaRecord;
  readonly cell: HTMLElement;
}

interface GridEditorProps {
  /** All columns that are fields or have a source. */
  readonly columns: readonly string[];
}

/**
 * Makes a table a grid: arrow keys move between cells, and Enter, F2 or a double click opens the input of a cell. The
 * attributes are set on the cells themselves, so that rows need not render again.
 */
export default function GridEditor({ columns: known }: GridEditorProps) {
  const translate = useTranslate();
  const resource = useResource(useResourceContext());
  const { data = [] } = useListContext<RaRecord>();
  const { start, close } = useGridMode();
  const { fields, isEditable } = useGridFields();
  const mark = useRef<HTMLDivElement>(null);
  const returning = useRef<Place>(undefined);
  const [place, setPlace] = useState<Place>();
  const [edited, setEdited] = useState<Edited>();
  const [announced, setAnnounced] = useState('');
  const columns = (table: Element) => columnsOf(table, (column) => known.includes(column));

  const whyNot = ({ row, column }: Place): string | undefined => {
    const record = data[row];
    const field = fields.get(column);
    if (!record || !field || !isEditable(record)) return translate('grid.not_editable');
    const why = whyFixed(record, field);
    return why === '' ? translate('grid.not_editable') : why;
  };

  const go = (to: Place) => {
    setPlace(to);
    setAnnounced('');
    const table = tableBeside(mark.current);
    const cell = table && cellAt(table, to);
    if (cell) cell.tabIndex = 0;
    cell?.focus();
  };

  const edit = (at: Place) => {
    const why = whyNot(at);
    const record = data[at.row];
    setAnnounced(why ?? '');
    const table = tableBeside(mark.current);
    const cell = table && cellAt(table, at);
    if (why === undefined && record && cell) setEdited({ place: at, record, cell });
  };

  const leave = () => {
    close();
    document.querySelector<HTMLElement>(`[${GRID_BUTTON}]`)?.focus();
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const table = tableBeside(mark.current);
    const at = table && placeOf(table, event.target);
    if (!table || !at || event.target !== cellAt(table, at) || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = placeAfter(event.key, at, data.length, columns(table));
    if (!to && !['Enter', 'F2', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (to) go(to);
    else if (event.key === 'Escape') leave();
    else edit(at);
  });
  const onPointer = useEffectEvent((event: MouseEvent) => {
    const table = tableBeside(mark.current);
    const at = table && placeOf(table, event.target);
    if (!at || !known.includes(at.column)) return;
    // A link in the cell would open its page.
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    go(at);
    if (event.type === 'dblclick') edit(at);
  });

  const begin = useEffectEvent((table: Element) => {
    const all = columns(table);
    const row = start?.row ?? 0;
    const column = all.find((name) => whyNot({ row, column: name }) === undefined) ?? all[0];
    if (column !== undefined) go({ row, column });
  });

  useEffect(() => {
    const table = tableBeside(mark.current);
    if (!table) return;
    const ending = new AbortController();
    const { signal } = ending;
    table.setAttribute('role', 'grid');
    table.addEventListener('keydown', onKeyDown, { signal });
    table.addEventListener('click', onPointer, { signal });
    table.addEventListener('dblclick', onPointer, { signal });
    // Starts after the effect, because it sets state.
    queueMicrotask(() => begin(table));
    return () => {
      ending.abort();
      table.removeAttribute('role');
      for (const cell of table.querySelectorAll('td[tabindex]')) {
        cell.removeAttribute('tabindex');
        cell.removeAttribute('aria-readonly');
      }
    };
  }, []);

  const focusAgain = useEffectEvent(go);
  // Focuses the cell only after its input is gone, because a dialog keeps the focus inside.
  useEffect(() => {
    if (edited || !returning.current) return;
    const place = returning.current;
    returning.current = undefined;
    queueMicrotask(() => focusAgain(place));
  }, [edited]);

  // Runs after every render, because rows that arrive later or render again have cells without these attributes.
  useLayoutEffect(() => {
    const table = tableBeside(mark.current);
    if (!table) return;
    for (const [row] of data.entries())
      for (const column of columns(table)) {
        const cell = cellAt(table, { row, column });
        if (!cell) continue;
        cell.tabIndex = place?.row === row && place.column === column ? 0 : -1;
        cell.setAttribute('aria-readonly', String(whyNot({ row, column }) !== undefined));
      }
  });

  const field = edited && fields.get(edited.place.column);
  return (
    <>
      <Alert
        ref={mark}
        severity="info"
        sx={{ position: 'sticky', left: 0, borderRadius: 0, py: 0 }}
        action={
          <Button size="small" color="inherit" onClick={leave}>
            {translate('grid.leave')}
          </Button>
        }
      >
        {translate('grid.hint')}
      </Alert>
      <div role="status" style={HIDDEN}>
        {announced}
      </div>
      {resource && edited && field ? (
        <CellEditor
          key={`${edited.record.id} ${field.name}`}
          resource={resource}
          field={field}
          record={edited.record}
          anchor={edited.cell}
          onClose={() => {
            returning.current = edited.place;
            setEdited(undefined);
          }}
        />
      ) : null}
    </>
  );
}

function tableBeside(mark: HTMLElement | null): HTMLTableElement | undefined {
  return mark?.parentElement?.querySelector('table') ?? undefined;
}
