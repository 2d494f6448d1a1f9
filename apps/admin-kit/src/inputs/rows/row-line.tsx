import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, Button, ButtonBase, IconButton } from '@mui/material';
import { valueAt, type Field } from '@tuyen/model';
import { useEffect, useId, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { SourceContextProvider, useResourceContext, useTranslate, ValidationError } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { messages } from '../../validation/message-at.ts';
import { RowText } from './row-text.tsx';
import { type ListRow } from '../../record/row-texts.ts';
import type { Dragging } from './use-dragging.ts';

interface RowLineProps {
  readonly path: string;
  readonly index: number;
  readonly name: string;
  readonly row: ListRow;
  readonly fields: readonly Field[];
  readonly open: boolean;
  readonly focused: boolean;
  readonly readOnly: boolean;
  readonly dragging: Dragging;
  readonly onFocused: () => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onMove: (by: number) => void;
  readonly onInsert: () => void;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
}

export function RowLine(props: RowLineProps) {
  const { path, index, name, row, fields, open, readOnly, dragging } = props;
  const translate = useTranslate();
  const handle = useRef<HTMLButtonElement>(null);
  const panel = useId();
  useEffect(() => {
    if (!props.focused) return;
    handle.current?.focus();
    props.onFocused();
  });
  const problems = messagesAt(useFormState({ name: path }).errors, `${path}.${index}`);
  const onHandleKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    props.onMove(by);
  };
  return (
    <Box
      component="li"
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
        ...(dragging.index === index ? { bgcolor: 'action.selected' } : {}),
        ...(problems.length > 0 ? { borderLeft: 3, borderLeftColor: 'error.main' } : {}),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
        {readOnly ? null : (
          <IconButton
            ref={handle}
            size="small"
            aria-label={translate('rows.move', { name })}
            onKeyDown={onHandleKey}
            onPointerDown={(event) => dragging.start(index, event)}
            sx={{ cursor: 'grab', touchAction: 'none', p: 0.5, color: 'text.secondary', displayPrint: 'none' }}
          >
            <DragIndicator fontSize="small" />
          </IconButton>
        )}
        <Box component="span" sx={{ width: 28, pr: 1, textAlign: 'right', color: 'text.secondary', ...SMALL }}>
          {index + 1}
        </Box>
        <ButtonBase
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          disabled={readOnly}
          onClick={props.onOpen}
          sx={{ flex: 1, minWidth: 0, minHeight: 32, gap: 1, px: 0.5, justifyContent: 'space-between', ...FOCUS }}
        >
          <Box component="span" sx={{ ...SMALL, ...ONE_LINE, textAlign: 'left' }} title={name}>
            {name}
          </Box>
          {fields.slice(1).map((field) => (
            <Box key={field.name} component="span" sx={{ ...SMALL, whiteSpace: 'nowrap', color: 'text.secondary' }}>
              <RowText field={field} row={row} />
            </Box>
          ))}
        </ButtonBase>
        {readOnly ? null : (
          <IconButton
            size="small"
            aria-label={translate('rows.remove', { name })}
            onClick={props.onRemove}
            sx={{ p: 0.5, color: 'text.secondary', displayPrint: 'none' }}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        )}
      </Box>
      {problems.length > 0 && !open ? (
        <Box sx={{ px: 1, pb: 0.5, typography: 'caption', color: 'error.main' }}>
          <ValidationError error={problems[0] ?? ''} />
        </Box>
      ) : null}
      {open ? <Opened id={panel} {...props} /> : null}
    </Box>
  );
}

/** Inputs of an open row. Enter and Escape close the row. Without this, Enter would submit the form. */
function Opened({ id, path, index, name, onClose, onInsert, children }: RowLineProps & { readonly id: string }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inputs = [...(place.current?.querySelectorAll('input') ?? [])];
    const mistake = inputs.find((input) => input.getAttribute('aria-invalid') === 'true');
    // Focuses an invalid input, otherwise an empty one. A filled autocomplete would open its options over the other
    // rows on focus.
    (mistake ?? inputs.find(({ value }) => value === '') ?? place.current)?.focus();
  }, []);
  const source = useMemo(
    () => ({
      getSource: (inner: string) => (inner ? `${path}.${index}.${inner}` : `${path}.${index}`),
      getLabel: (inner: string) => `resources.${resource}.fields.${path.replace(/\.\d+(?=\.|$)/gu, '')}.${inner}`,
    }),
    [path, index, resource],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    if (event.target instanceof HTMLButtonElement || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Box
      ref={place}
      id={id}
      role="group"
      tabIndex={-1}
      aria-label={name}
      onKeyDown={onKeyDown}
      sx={{ px: 1.5, pt: 1, pb: 1, outline: 'none' }}
    >
      <SourceContextProvider value={source}>
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
          {children}
        </Box>
      </SourceContextProvider>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={onClose}>
          {translate('rows.close')}
        </Button>
        <Button size="small" onClick={onInsert}>
          {translate('rows.insert')}
        </Button>
      </Box>
    </Box>
  );
}

function messagesAt(errors: object, path: string): readonly string[] {
  const found: unknown = valueAt(errors, path);
  if (typeof found !== 'object' || found === null) return [];
  return [...messages({ row: found }, '')].map(({ message }) => message);
}

const SMALL = { typography: 'body2' } as const;
const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;
const FOCUS = { borderRadius: 1, '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' } } as const;
