import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, Checkbox, FormControlLabel, IconButton, ToggleButton } from '@mui/material';
import { type LayoutTile, textIn } from '@tuyen/model';
import { useRef, type KeyboardEvent } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { usePair } from '../../i18n/use-pair.ts';
import { isAdded } from './arrangement.ts';

interface ArrangeRowProps {
  readonly tile: LayoutTile;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (by: -1 | 1) => void;
  readonly onChange: (change: Partial<Pick<LayoutTile, 'wide' | 'hidden'>>) => void;
  readonly onRemove: () => void;
  readonly onGrab: () => void;
  readonly onOver: () => void;
}

/** Row of one tile: it is shown or hidden, moved by buttons, by dragging or by Shift and arrow keys, and resized. */
export function ArrangeRow(props: ArrangeRowProps) {
  const { tile, isFirst, isLast, onStep, onChange, onRemove, onGrab, onOver } = props;
  const translate = useTranslate();
  const pair = usePair();
  const text = textIn(tile.label, useLocale());
  const row = useRef<HTMLLIElement>(null);
  const named = (key: string) => pair(translate(`dashboard.arrange.${key}`), text);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? STEPS[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <Box
      ref={row}
      component="li"
      onKeyDown={onKeyDown}
      onDragOver={(event) => {
        event.preventDefault();
        onOver();
      }}
      sx={ROW}
    >
      <Box
        component="span"
        draggable
        aria-hidden
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          if (row.current) event.dataTransfer.setDragImage(row.current, 0, 0);
          onGrab();
        }}
        sx={{ cursor: 'grab', display: { xs: 'none', sm: 'flex' }, color: 'text.secondary' }}
      >
        <DragIndicator fontSize="small" />
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={!tile.hidden}
            onChange={(_event, isShown) => onChange({ hidden: !isShown })}
          />
        }
        label={text}
        slotProps={{ typography: { variant: 'body2', sx: { overflowWrap: 'anywhere' } } }}
        sx={{ flex: 1, minWidth: 0, mr: 0, '& .MuiCheckbox-root': { flex: 'none' } }}
      />
      <ToggleButton
        size="small"
        value="wide"
        selected={tile.wide}
        onChange={() => onChange({ wide: !tile.wide })}
        aria-label={named('wide')}
        sx={{ px: 1, py: 0.25 }}
      >
        {translate('dashboard.arrange.wide')}
      </ToggleButton>
      <IconButton size="small" disabled={isFirst} aria-label={named('earlier')} onClick={() => onStep(-1)}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton size="small" disabled={isLast} aria-label={named('later')} onClick={() => onStep(1)}>
        <ArrowDownward fontSize="small" />
      </IconButton>
      {isAdded(tile) ? (
        <IconButton size="small" aria-label={named('remove')} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      ) : null}
    </Box>
  );
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  py: 0.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
