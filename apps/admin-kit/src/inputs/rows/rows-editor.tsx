import Add from '@mui/icons-material/Add';
import SwapVert from '@mui/icons-material/SwapVert';
import Undo from '@mui/icons-material/Undo';
import { Box, Button, FormHelperText } from '@mui/material';
import { valueAt } from '@tuyen/model';
import { useId, useState } from 'react';
import { useResourceContext, useSourceContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { messageAt } from '../../validation/message-at.ts';
import { GroupTitle, InputHelp } from '../input-texts.tsx';
import { LOCKED } from '../nested/locked.ts';
import type { CompactListProps } from './compact-list-input.tsx';
import { RowLine } from './row-line.tsx';
import { useRowNames } from '../../record/row-texts.ts';
import { useRowFields } from './row-fields.ts';
import { useDragging } from './use-dragging.ts';
import { useFalls } from './use-falls.ts';
import { useRows } from './use-rows.ts';

export default function RowsEditor(props: CompactListProps) {
  const { source, helperText, readOnly = false, ascending, reverseOf, children } = props;
  const id = useId();
  const translate = useTranslate();
  const resource = useResourceContext();
  const { getSource, getLabel } = useSourceContext();
  const path = getSource(source);
  const rows = useRows(path, props, reverseOf === undefined ? undefined : getSource(reverseOf));
  const fields = useRowFields(path, resource).filter((field) => !field.readOnly);
  const names = useRowNames(fields[0], rows.values);
  const label = translate(typeof props.label === 'string' ? props.label : getLabel(source));
  useFalls(path, ascending, fields, names);
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.keys.length || from === to) return;
    rows.move(from, to);
    setSaid(translate('rows.moved', { name: names[from], position: to + 1, count: rows.keys.length }));
  };
  const dragging = useDragging(move);
  const message = messageAt(useFormState({ name: path }).errors, path);
  useOpenedMistake(path, rows);
  const reversed = reverseOf === undefined ? '' : translate(getLabel(reverseOf));
  return (
    <Box
      component="fieldset"
      disabled={readOnly}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-help`}
      sx={{ border: 0, p: 0, m: 0, mb: 2, minWidth: 0, ...LOCKED }}
    >
      <Box component="legend" id={`${id}-title`} sx={{ px: 0, mb: 0.5, typography: 'body2', color: 'text.secondary' }}>
        <GroupTitle label={label} source={source} isRequired={props.isRequired} resource={resource} />
        {` · ${translate('rows.count', { smart_count: rows.keys.length })}`}
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}>
        {rows.keys.map((key, index) => (
          <RowLine
            key={key}
            path={path}
            index={index}
            name={names[index] ?? ''}
            row={rows.values[index] ?? {}}
            fields={fields}
            open={rows.open === key}
            focused={rows.focus.current === key}
            readOnly={readOnly}
            dragging={dragging}
            onFocused={() => (rows.focus.current = undefined)}
            onOpen={() => rows.setOpen(rows.open === key ? undefined : key)}
            onClose={() => rows.close(key)}
            onMove={(by) => {
              rows.focus.current = key;
              move(index, index + by);
            }}
            onInsert={() => rows.add(index + 1)}
            onRemove={() => rows.remove(index)}
          >
            {children}
          </RowLine>
        ))}
      </Box>
      <Box sx={{ display: readOnly ? 'none' : 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, displayPrint: 'none' }}>
        <Button size="small" startIcon={<Add />} onClick={() => rows.add(rows.keys.length)}>
          {translate('form.add_item')}
        </Button>
        {reverseOf !== undefined && rows.other > 0 ? (
          <Button
            size="small"
            startIcon={<SwapVert />}
            onClick={() => setSaid(translate('rows.reversed', { smart_count: rows.reverse(ascending) }))}
          >
            {translate('rows.reverse', { label: reversed })}
          </Button>
        ) : null}
        {rows.before ? (
          <Button size="small" color="inherit" startIcon={<Undo />} onClick={rows.undo}>
            {translate('rows.undo')}
          </Button>
        ) : null}
      </Box>
      <FormHelperText id={`${id}-help`} error={message !== undefined}>
        <InputHelp error={message} help={helperText ? translate(helperText) : false} />
      </FormHelperText>
      <Box role="status" sx={UNSEEN}>
        {said}
      </Box>
    </Box>
  );
}

function useOpenedMistake(path: string, { keys, setOpen }: ReturnType<typeof useRows>): void {
  const { errors, submitCount } = useFormState();
  const [handled, setHandled] = useState(0);
  const first = keys.findIndex((_, index) => valueAt(errors, `${path}.${index}`) !== undefined);
  if (first < 0 || handled === submitCount) return;
  setHandled(submitCount);
  setOpen(keys[first]);
}

const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
