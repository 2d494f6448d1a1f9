import { isObject, reversedRows } from '@tuyen/model';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { emptyRow } from '../nested/empty-row.ts';
import type { CompactListProps } from './compact-list-input.tsx';
import { type ListRow } from '../../record/row-texts.ts';

export function useRows(path: string, { newRow, children }: CompactListProps, otherPath: string | undefined) {
  const { control, getValues } = useFormContext();
  const list = useFieldArray({ control, name: path, keyName: 'key' });
  const values = rowsOf(useWatch({ control, name: path }));
  const other = rowsOf(useWatch({ control, name: otherPath ?? path })).length;
  const [open, setOpen] = useState<string>();
  const [opening, setOpening] = useState<number>();
  const [before, setBefore] = useState<readonly ListRow[]>();
  const focus = useRef<string>(undefined);
  const keys = list.fields.map(({ key }) => key);
  const remember = () => setBefore(structuredClone(rowsOf(getValues(path))));
  if (opening !== undefined && keys[opening] !== undefined) {
    setOpen(keys[opening]);
    setOpening(undefined);
  }
  return {
    keys,
    values,
    other,
    open,
    setOpen,
    before,
    focus,
    move: list.move,
    add: (at: number) => {
      list.insert(at, { ...emptyRow(children), ...structuredClone(newRow) }, { shouldFocus: false });
      setOpening(at);
    },
    remove: (index: number) => {
      remember();
      list.remove(index);
    },
    close: (key: string) => {
      setOpen(undefined);
      focus.current = key;
    },
    reverse: (ascending: string | undefined): number => {
      const rows = reversedRows(rowsOf(getValues(otherPath ?? path)), ascending);
      remember();
      setOpen(undefined);
      list.replace(structuredClone(rows));
      return rows.length;
    },
    undo: () => {
      list.replace([...(before ?? [])]);
      setBefore(undefined);
      setOpen(undefined);
    },
  };
}

function rowsOf(value: unknown): readonly ListRow[] {
  return Array.isArray(value) ? value.map((row) => (isObject(row) ? row : {})) : [];
}
