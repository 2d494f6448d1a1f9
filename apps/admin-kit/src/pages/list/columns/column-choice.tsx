import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Compress from '@mui/icons-material/UnfoldLess';
import Expand from '@mui/icons-material/UnfoldMore';
import { Box, Button, Checkbox, FormControlLabel, FormGroup, FormLabel, IconButton, Typography } from '@mui/material';
import { useContext, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useResourceContext, useTranslate, useTranslateLabel } from 'react-admin';
import { HIDDEN } from '../../../layout/hidden.ts';
import { usePair } from '../../../i18n/use-pair.ts';
import { ColumnsContext } from '../columns-context.ts';
import { useColumns } from './use-columns.ts';
import { isArranged, WIDTH_STEP, withMoved, withWidth } from './column-layout.ts';
import { widthOf } from './heading.ts';

/** Width in px from which a column that is not visible begins to change. */
const USUAL_WIDTH = 120;

type Change = 'up' | 'down' | 'narrower' | 'wider';

const KEYS: Readonly<Record<string, Change>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'narrower',
  ArrowRight: 'wider',
};

/** Part of the panel "View" that shows, hides, moves and resizes columns, with buttons and with Shift and arrow keys. */
export function ColumnChoice() {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const pair = usePair();
  const resource = useResourceContext() ?? '';
  const id = useId();
  const offered = useContext(ColumnsContext).all();
  const { hidden, hide, layout, arrange, inOrder } = useColumns();
  const [announced, setAnnounced] = useState('');
  const boxes = useRef(new Map<string, HTMLInputElement>());
  const moved = useRef<string>(undefined);
  const columns = inOrder(offered).filter(({ props }) => (props.source ?? '') !== '');
  const names = columns.map(({ props }) => props.source ?? '');
  const shown = names.filter((name) => !hidden.includes(name));
  // Focuses the checkbox again, because moving its element in the document takes the focus away.
  useLayoutEffect(() => {
    if (moved.current !== undefined) boxes.current.get(moved.current)?.focus();
    moved.current = undefined;
  });

  const change = (name: string, label: string, how: Change) => {
    if (how === 'narrower' || how === 'wider') {
      const width = layout.widths?.[name] ?? widthOf(name) ?? USUAL_WIDTH;
      const next = withWidth(layout, name, width + (how === 'wider' ? WIDTH_STEP : -WIDTH_STEP));
      arrange(next);
      setAnnounced(pair(label, translate('list.column_width', { width: next.widths?.[name] })));
      return;
    }
    const at = names.indexOf(name) + (how === 'up' ? -1 : 1);
    const to = names[at];
    if (to === undefined) return;
    moved.current = name;
    arrange(withMoved(layout, names, name, to));
    setAnnounced(pair(label, translate('list.column_place', { place: at + 1, total: names.length })));
  };
  const onKeyDown = (event: KeyboardEvent, name: string, label: string) => {
    const how = event.shiftKey ? KEYS[event.key] : undefined;
    if (!how) return;
    event.preventDefault();
    change(name, label, how);
  };
  return (
    <FormGroup role="group" aria-labelledby={id} sx={{ px: 2, py: 1 }}>
      <FormLabel id={id} sx={HEAD}>
        {translate('ra.action.select_columns')}
      </FormLabel>
      <Typography id={`${id}-keys`} variant="caption" color="text.secondary" sx={{ mb: 0.5, maxWidth: 300 }}>
        {translate('list.column_keys')}
      </Typography>
      {columns.map(({ props: { source = '', label } }) => {
        const text = String(labelOf({ source, resource, label }));
        const step = (how: Change, icon: ReactNode) => (
          <IconButton
            size="small"
            tabIndex={-1}
            aria-label={pair(translate(`list.column_${how}`), text)}
            disabled={names[names.indexOf(source) + OFFSET[how]] === undefined}
            onClick={() => change(source, text, how)}
          >
            {icon}
          </IconButton>
        );
        return (
          <Box key={source} sx={ROW}>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  sx={TIGHT}
                  checked={shown.includes(source)}
                  // Disables the checkbox of the last visible column, because a list without columns shows nothing.
                  disabled={shown.length === 1 && shown[0] === source}
                  onChange={(_event, show) =>
                    hide(show ? hidden.filter((name) => name !== source) : [...hidden, source])
                  }
                  onKeyDown={(event) => onKeyDown(event, source, text)}
                  slotProps={{
                    input: {
                      'aria-describedby': `${id}-keys`,
                      ref: (box: HTMLInputElement | null) => {
                        if (box) boxes.current.set(source, box);
                        else boxes.current.delete(source);
                      },
                    },
                  }}
                />
              }
              label={text}
              slotProps={TEXT}
              sx={{ flex: 1, mr: 1, minWidth: 0 }}
            />
            {step('narrower', <Compress fontSize="inherit" sx={SIDEWAYS} />)}
            {step('wider', <Expand fontSize="inherit" sx={SIDEWAYS} />)}
            {step('up', <ArrowUpward fontSize="inherit" />)}
            {step('down', <ArrowDownward fontSize="inherit" />)}
          </Box>
        );
      })}
      <Box role="status" sx={HIDDEN}>
        {announced}
      </Box>
      {isArranged(layout) ? (
        <Button
          size="small"
          sx={{ alignSelf: 'flex-start', mt: 0.5 }}
          onClick={() => {
            arrange({});
            setAnnounced(translate('list.columns_reset'));
            boxes.current.get(names[0] ?? '')?.focus();
          }}
        >
          {translate('list.reset_columns')}
        </Button>
      ) : null}
    </FormGroup>
  );
}

const OFFSET: Readonly<Record<Change, number>> = { up: -1, down: 1, narrower: 0, wider: 0 };

export const HEAD = { typography: 'body2', fontWeight: 600, color: 'text.primary', mb: 0.5 } as const;

/** Style that reduces the height of the menu items, so that a menu with sixteen columns fits below its button. */
export const TIGHT = { py: 0.5 } as const;

export const TEXT = { typography: { variant: 'body2' } } as const;

const ROW = {
  display: 'flex',
  alignItems: 'center',
  '& button': { minWidth: 28, minHeight: 28, p: 0.5, fontSize: 18 },
};

const SIDEWAYS = { transform: 'rotate(90deg)' } as const;
