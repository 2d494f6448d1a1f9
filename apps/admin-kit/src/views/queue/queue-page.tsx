import { Alert, Box, Paper, Typography, useMediaQuery, type Theme } from '@mui/material';
import { Children, isValidElement, useMemo, useState, type ReactNode } from 'react';
import { useEvent, useRefresh, useResourceContext, useTranslate, type Identifier } from 'react-admin';
import { useResource } from '../../model/model-context.tsx';
import { PageHeading } from '../../layout/page-heading.tsx';
import { LoadError } from '../../pages/load-error.tsx';
import { useKeys } from '../../keys/use-keys.ts';
import { ViewSwitch } from '../../pages/list/view-switch.tsx';
import { AllOffices } from './all-offices.tsx';
import { QueueList } from './queue-list.tsx';
import { QueueRecord } from './queue-record.tsx';
import { QueueRow } from './parts.tsx';
import { Refusals } from './refusals.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useOutbox } from './use-outbox.ts';
import { useSelection } from './use-selection.ts';
import { useQueue } from './use-queue.ts';

interface QueuePageProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Renders the page of a queue. The children are its row, its fields and its files. */
export function QueuePage({ name, children }: QueuePageProps) {
  const resourceName = useResourceContext() ?? '';
  const resource = useResource(resourceName);
  const translate = useTranslate();
  const found = resource?.views?.find((view) => view.name === name);
  const view = found?.kind === 'queue' ? found : undefined;
  const refresh = useRefresh();
  const { outbox, state } = useOutbox(refresh);
  const queue = useQueue(view, state);
  const selection = useSelection(view, resource, queue.rows);
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [inside, setInside] = useState(false);
  const undo = () => {
    const decision = outbox.undo();
    if (decision) queue.open(decision.id);
  };
  useKeys([
    { key: 'J', label: translate('queue.next'), run: () => queue.step(1) },
    { key: 'K', label: translate('queue.previous'), run: () => queue.step(-1) },
    ...(selection && queue.current
      ? [{ key: 'X', label: translate('bulk.toggle'), run: () => selection.toggle(queue.current?.id ?? '') }]
      : []),
    { key: 'Z', label: translate('queue.undo'), run: undo },
  ]);
  const { row, others } = useMemo(() => partsOf(children), [children]);
  const choose = useEvent((id: Identifier) => {
    queue.open(id);
    setInside(true);
  });
  const showsList = !narrow || !inside;
  const showsRecord = !narrow || inside;
  const title = translate(`resources.${resourceName}.views.${name}`);
  return (
    <>
      <PageHeading title={queue.total === undefined ? title : `${title} (${queue.total})`} />
      <ViewSwitch current={name} />
      {view && queue.total !== undefined ? <AllOffices view={view} own={queue.total} /> : null}
      <Refusals outbox={outbox} refusals={state.refusals} rows={queue.rows} onOpen={queue.open} />
      {queue.error ? <QueueError error={queue.error} /> : null}
      {queue.total === 0 && queue.rows.length === 0 ? (
        <Nothing />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' },
          }}
        >
          {showsList ? (
            <QueueList
              queue={queue}
              refusals={state.refusals}
              row={row}
              late={view?.late}
              selection={selection}
              onChoose={choose}
            />
          ) : null}
          {showsRecord && view && resource ? (
            <QueueRecord
              view={view}
              resource={resource}
              queue={queue}
              outbox={outbox}
              refusals={state.refusals}
              onBack={narrow ? () => setInside(false) : undefined}
            >
              {others}
            </QueueRecord>
          ) : null}
        </Box>
      )}
      <UndoBar waiting={state.waiting} onUndo={undo} />
    </>
  );
}

function partsOf(children: ReactNode) {
  const parts = Children.toArray(children);
  const isRow = (part: ReactNode) => isValidElement(part) && part.type === QueueRow;
  return { row: parts.filter(isRow), others: parts.filter((part) => !isRow(part)) };
}

function QueueError({ error }: { readonly error: unknown }) {
  return error instanceof Error ? <Alert severity="error">{error.message}</Alert> : <LoadError />;
}

function Nothing() {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" sx={{ p: 6, textAlign: 'center' }}>
      <Typography role="status">{translate('queue.empty')}</Typography>
    </Paper>
  );
}
