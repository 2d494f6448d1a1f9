import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { Box, type Theme } from '@mui/material';
import { memo } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { stateColors } from '../../fields/choice/state-colors.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useEnum, useResource } from '../../model/model-context.tsx';
import { useTitleOf } from '../../record/title-of.ts';
import type { Bar } from './lay-out.ts';

interface TimelineBarProps {
  readonly bar: Bar;
  /** In percent of the axis. */
  readonly left: number;
  readonly width: number;
  readonly draggable: boolean;
  readonly onOpen: (bar: Bar) => void;
  readonly onDrag: (bar: Bar | null) => void;
}

/** A record as a bar with its times; in red where it needs what another one needs at the same time. */
export const TimelineBar = memo(function TimelineBar({
  bar,
  left,
  width,
  draggable,
  onOpen,
  onDrag,
}: TimelineBarProps) {
  const { record, clashes } = bar;
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const { zone } = useFormats();
  const title = useTitleOf(record);
  const state = useStateOf(record);
  const [from, to] = [bar.start, bar.end].map((at) => zone.timeOf(new Date(at)));
  const times = `${from}–${to}`;
  const clash = clashes.map((field) => translate(`resources.${resource}.fields.${field}`)).join(', ');
  const said = [title, times, state.label, clash && translate('lanes.clash', { fields: clash })];
  return (
    <Box
      component="button"
      type="button"
      draggable={draggable}
      onDragStart={() => onDrag(bar)}
      onDragEnd={() => onDrag(null)}
      onClick={() => onOpen(bar)}
      aria-label={said.filter(Boolean).join(', ')}
      title={said.filter(Boolean).join('\n')}
      sx={[BAR, (theme) => stateColors(theme, state.color), clashes.length > 0 && CLASH]}
      style={{ left: `${left}%`, width: `${width}%` }}
    >
      {clashes.length > 0 ? <ErrorOutline sx={{ fontSize: 14, flex: 'none' }} /> : null}
      <span>{from}</span>
    </Box>
  );
});

/** The label and the color of the record's state, where it has a workflow. */
function useStateOf(record: Bar['record']) {
  const translate = useTranslate();
  const resource = useResource(useResourceContext());
  const field = resource?.fields.find(({ name }) => name === resource.workflow?.field);
  const name = field?.kind === 'enum' ? field.enum : '';
  const value: unknown = field ? record[field.name] : undefined;
  const color = useEnum(name)?.values.find((one) => one.value === value)?.color;
  return { label: value === undefined ? '' : translate(`enums.${name}.${String(value)}`, { _: String(value) }), color };
}

const BAR = {
  position: 'absolute',
  top: 3,
  bottom: 3,
  minWidth: 12,
  px: 0.5,
  display: 'flex',
  alignItems: 'center',
  gap: 0.25,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  font: 'inherit',
  fontSize: 12,
  textAlign: 'left',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover': { filter: 'brightness(0.96)' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1, zIndex: 1 },
} as const;

const CLASH = (theme: Theme) => ({
  border: 2,
  borderStyle: 'solid',
  borderColor: theme.palette.error.main,
  fontWeight: 600,
});
