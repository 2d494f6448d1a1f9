import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { Box, Button, List, ListItem, ListItemButton, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { RecordContextProvider, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { useTitleOf } from '../../record/title-of.ts';
import type { Refusal } from './outbox.ts';
import type { Queue } from './use-queue.ts';

interface QueueListProps {
  readonly queue: Queue;
  readonly refusals: readonly Refusal[];
  readonly row: ReactNode;
  readonly onChoose: (id: Identifier) => void;
}

/** The records that wait, in their order. */
export function QueueList({ queue, refusals, row, onChoose }: QueueListProps) {
  const translate = useTranslate();
  const { rows, total, current, more } = queue;
  return (
    <Paper variant="outlined" sx={{ minWidth: 0, overflow: 'hidden' }}>
      <List
        dense
        disablePadding
        aria-label={translate('queue.list')}
        sx={{ maxHeight: { md: 'calc(100vh - 210px)' }, overflowY: { md: 'auto' } }}
      >
        {total === undefined ? <Waiting /> : null}
        {rows.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Row
              record={record}
              open={record.id === current?.id}
              refused={refusals.some(({ decision }) => decision.id === record.id)}
              onChoose={() => onChoose(record.id)}
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
    </Paper>
  );
}

interface RowProps {
  readonly record: RaRecord;
  readonly open: boolean;
  readonly refused: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Row({ record, open, refused, onChoose, children }: RowProps) {
  const title = useTitleOf(record);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (open) item.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  return (
    <ListItem ref={item} disablePadding divider>
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
