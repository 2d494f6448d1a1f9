import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { Box, Button, List, ListItem, ListItemButton, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { RecordContextProvider, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { useTitleOf } from '../../record/title-of.ts';
import type { Refusal } from './outbox.ts';
import { RowBox, SelectAll } from './SelectBoxes.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { Selection } from './use-selection.ts';
import type { Queue } from './use-queue.ts';

interface QueueListProps {
  readonly queue: Queue;
  readonly refusals: readonly Refusal[];
  readonly row: ReactNode;
  readonly onChoose: (id: Identifier) => void;
  /** Of several records, where something can be done with several. */
  readonly selection: Selection | undefined;
}

/** The records that wait, in their order. */
export function QueueList({ queue, refusals, row, onChoose, selection }: QueueListProps) {
  const translate = useTranslate();
  const { rows, total, current, more } = queue;
  const choosing = selection !== undefined && selection.ids.length > 0;
  return (
    <Paper variant="outlined" sx={{ minWidth: 0, overflow: 'hidden' }}>
      <List
        dense
        disablePadding
        aria-label={translate('queue.list')}
        sx={{ maxHeight: { md: `calc(100vh - ${choosing ? 310 : 210}px)` }, overflowY: { md: 'auto' } }}
      >
        {total === undefined ? <Waiting /> : null}
        {selection && rows.length > 0 ? <SelectAll selection={selection} /> : null}
        {rows.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Row
              record={record}
              open={record.id === current?.id}
              refused={refusals.some(({ decision }) => decision.id === record.id)}
              onChoose={() => onChoose(record.id)}
              selection={selection}
            >
              {row}
            </Row>
          </RecordContextProvider>
        ))}
        {more ? (
          <ListItem>
            <Button size="small" fullWidth onClick={more}>
              {translate('queue.more')}
            </Button>
          </ListItem>
        ) : null}
      </List>
      {choosing ? <SelectionBar selection={selection} /> : null}
    </Paper>
  );
}

interface RowProps {
  readonly record: RaRecord;
  readonly open: boolean;
  readonly refused: boolean;
  readonly onChoose: () => void;
  readonly selection: Selection | undefined;
  readonly children: ReactNode;
}

function Row({ record, open, refused, onChoose, selection, children }: RowProps) {
  const title = useTitleOf(record);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (open) item.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  return (
    <ListItem ref={item} disablePadding divider>
      {selection ? <RowBox selection={selection} id={record.id} title={title} /> : null}
      <ListItemButton selected={open} aria-current={open ? 'true' : undefined} onClick={onChoose}>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
            {refused ? <ErrorOutline fontSize="small" color="error" aria-hidden /> : null}
            <Typography component="span" variant="body2" noWrap sx={{ fontWeight: 600 }}>
              {title}
            </Typography>
          </Stack>
          {children}
        </Box>
      </ListItemButton>
    </ListItem>
  );
}

function Waiting() {
  return (
    <Stack spacing={1} sx={{ p: 2 }} aria-hidden="true">
      {[0, 1, 2, 3, 4].map((each) => (
        <Skeleton key={each} variant="rounded" height={44} />
      ))}
    </Stack>
  );
}
