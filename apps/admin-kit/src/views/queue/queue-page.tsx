import { Alert, Box, Paper, Typography, useMediaQuery, type Theme } from '@mui/material';
import { Children, isValidElement, useMemo, useRef, useState, type ReactNode } from 'react';
import { useEvent, useRefresh, useResourceContext, useTranslate, type Identifier } from 'react-admin';
import { useResource } from '../../model/model-context.tsx';
import { PageHeading } from '../../layout/page-heading.tsx';
import { LiveStatus } from '../../live/live-status.tsx';
import { useArrivals } from '../../live/use-arrivals.ts';
import { useKeptFocus } from '../../live/use-kept-focus.ts';
import { useLive } from '../../live/use-live.ts';
import { PresentHere } from '../../presence/present-here.tsx';
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
  const connection = useLive(view);
  const isLive = connection !== undefined;
  const arrivals = useArrivals(isLive, queue.listed, queue.isDecided, queue.perPage);
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box, isLive);
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
      <PageHeading
        title={queue.total === undefined ? title : `${title} (${queue.total})`}
        {...(isLive && { chip: <LiveStatus connection={connection} /> })}
      >
        <ViewSwitch current={name} />
      </PageHeading>
      {view && queue.total !== undefined ? <AllOffices view={view} own={queue.total} /> : null}
      <Refusals outbox={outbox} refusals={state.refusals} rows={queue.rows} onOpen={queue.open} />
      {isLive ? (
        <Box component="span" role="status" sx={UNSEEN}>
          {[
            arrivals.added > 0 ? translate('live.added', { smart_count: arrivals.added }) : [],
            arrivals.left > 0 ? translate('live.left', { smart_count: arrivals.left }) : [],
          ]
            .flat()
            .join(' ')}
        </Box>
      ) : null}
      {queue.error ? <QueueError error={queue.error} /> : null}
      {queue.total === 0 && queue.rows.length === 0 && !queue.isTaken ? (
        <Nothing />
      ) : (
        <Box
          ref={box}
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' },
          }}
        >
          {showsList ? (
            <PresentHere isLive={isLive}>
              <QueueList
                queue={queue}
                refusals={state.refusals}
                row={row}
                late={view?.late}
                selection={selection}
                onChoose={choose}
              />
            </PresentHere>
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

const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
