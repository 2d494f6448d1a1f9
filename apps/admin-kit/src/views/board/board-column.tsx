import { Alert, Box, Button, Skeleton, Typography, useMediaQuery, type Theme } from '@mui/material';
import type { BoardView } from '@tuyen/model';
import { useMemo, useState, type DragEvent, type ReactNode } from 'react';
import {
  RecordContextProvider,
  useGetList,
  useResourceContext,
  useTranslate,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { StateChip } from '../../fields/choice/state-chip.tsx';
import { useEnum, useResource } from '../../model/model-context.tsx';
import { Card } from './card.tsx';
import type { Moves } from './use-moves.ts';

interface BoardColumnProps {
  readonly view: BoardView;
  readonly state: string;
  readonly moves: Moves;
  readonly moved: Identifier | null;
  readonly dragged: RaRecord | null;
  readonly onDrag: (record: RaRecord | null) => void;
  readonly children: ReactNode;
}

/**
 * Number of cards of a column that are loaded at once, on wide and on narrow screens. It is smaller on a phone, because
 * the columns are stacked there.
 */
const PAGE = { wide: 20, narrow: 5 };

export function BoardColumn({ view, state, moves, moved, dragged, onDrag, children }: BoardColumnProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('md'));
  const step = isWide ? PAGE.wide : PAGE.narrow;
  const [pages, setPages] = useState(1);
  const meta = useMemo(() => ({ sort: view.sort }), [view]);
  const { data, total, error } = useGetList(
    resource,
    { pagination: { page: 1, perPage: pages * step }, filter: { ...view.filter, [view.field]: state }, meta },
    { placeholderData: (before) => before },
  );
  const label = moves.stateLabel(state);
  const [over, setOver] = useState(false);
  const isTarget = dragged !== null && moves.guess(dragged).some(({ to }) => to === state);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrag(null);
    if (dragged) void moves.moveTo(dragged, state);
  };
  return (
    <Box
      component="section"
      data-state={state}
      aria-label={translate('board.column', { state: label, smart_count: total ?? 0 })}
      // Accepts the drop of a card even if no transition leads to this column, so that the page can show the reason.
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={[COLUMN, isTarget && TARGET, isTarget && over && OVER, dragged !== null && !isTarget && ASIDE]}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 0.5, mb: 1 }}>
        <Typography component="h2" variant="subtitle2" sx={{ flex: 1, minWidth: 0 }}>
          <ColumnTitle field={view.field} state={state} label={label} />
        </Typography>
        <Typography variant="body2" color="text.secondary" aria-hidden>
          {total}
        </Typography>
      </Box>
      {error instanceof Error ? <Alert severity="error">{error.message}</Alert> : null}
      {total === undefined && !error ? <Skeleton variant="rounded" height={96} /> : null}
      {total === 0 ? (
        <Typography variant="body2" color="text.secondary" sx={{ px: 0.5, py: 1 }}>
          {translate('board.empty')}
        </Typography>
      ) : null}
      <Box component="ul" sx={CARDS}>
        {data?.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Card record={record} moves={moves} focused={record.id === moved} onDrag={onDrag}>
              {children}
            </Card>
          </RecordContextProvider>
        ))}
      </Box>
      {data && total !== undefined && total > data.length ? (
        <Button size="small" fullWidth sx={{ mt: 1, displayPrint: 'none' }} onClick={() => setPages(pages + 1)}>
          {translate('board.more', { smart_count: Math.min(step, total - data.length) })}
        </Button>
      ) : null}
    </Box>
  );
}

function ColumnTitle({
  field,
  state,
  label,
}: {
  readonly field: string;
  readonly state: string;
  readonly label: string;
}) {
  const found = useResource(useResourceContext())?.fields.find(({ name }) => name === field);
  const color = useEnum(found?.kind === 'enum' ? found.enum : '')?.values.find(({ value }) => value === state)?.color;
  return <StateChip label={label} color={color} />;
}

/** Columns that are side by side each scroll vertically on their own, so that all columns stay visible as drop targets. */
const CARDS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  maxHeight: { md: 'calc(100vh - 320px)' },
  overflowY: { md: 'auto' },
  '@media print': { maxHeight: 'none', overflow: 'visible' },
} as const;

const COLUMN = {
  bgcolor: 'action.hover',
  border: '1px solid transparent',
  borderRadius: 2,
  p: 1,
  mb: { xs: 1.5, md: 0 },
  minWidth: 0,
} as const;
const TARGET = { borderColor: 'primary.main', borderStyle: 'dashed' } as const;
const OVER = { bgcolor: 'action.selected', borderStyle: 'solid' } as const;
const ASIDE = { opacity: 0.55 } as const;
