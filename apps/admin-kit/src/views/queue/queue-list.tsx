import { holds, type Condition } from '@tuyen/model';
import { Button, List, ListItem, Paper, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate, type Identifier } from 'react-admin';
import { useGradually } from '../../layout/use-gradually.ts';
import type { RejectedDecision } from './outbox.ts';
import { QueueListRow, ROWS } from './queue-list-row.tsx';
import { SelectAll } from './select-all.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { Selection } from './use-selection.ts';
import type { Queue } from './use-queue.ts';

interface QueueListProps {
  readonly queue: Queue;
  readonly refusals: readonly RejectedDecision[];
  readonly row: ReactNode;
  readonly late: Condition | undefined;
  readonly onChoose: (id: Identifier) => void;
  readonly selection: Selection | undefined;
}

const FIRST = 5;
const PORTION = 3;

export function QueueList({ queue, refusals, row, late, onChoose, selection }: QueueListProps) {
  const translate = useTranslate();
  const { rows, total, current, more } = queue;
  const drawn = useGradually(rows.length, FIRST, PORTION);
  const chosen = new Set(selection?.ids);
  return (
    <Paper variant="outlined" sx={{ minWidth: 0, overflow: 'hidden' }}>
      <List
        dense
        disablePadding
        aria-label={translate('queue.list')}
        sx={[ROWS, { maxHeight: { md: `calc(100vh - ${chosen.size > 0 ? 350 : 250}px)` }, overflowY: { md: 'auto' } }]}
      >
        {total === undefined ? <Waiting /> : null}
        {selection && rows.length > 0 ? <SelectAll selection={selection} /> : null}
        {rows.slice(0, drawn).map((record) => (
          <QueueListRow
            key={record.id}
            record={record}
            open={record.id === current?.id}
            refused={refusals.some(({ decision }) => decision.id === record.id)}
            late={late !== undefined && holds(late, record)}
            onChoose={onChoose}
            selected={chosen.has(record.id)}
            onToggle={selection?.toggle}
          >
            {row}
          </QueueListRow>
        ))}
        {more && drawn === rows.length ? (
          <ListItem>
            <Button size="small" fullWidth onClick={more}>
              {translate('queue.more')}
            </Button>
          </ListItem>
        ) : null}
      </List>
      {selection && chosen.size > 0 ? <SelectionBar selection={selection} /> : null}
    </Paper>
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
