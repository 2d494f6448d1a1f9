import ArrowBack from '@mui/icons-material/ArrowBack';
import OpenInFull from '@mui/icons-material/OpenInFull';
import { Alert, Box, Button, IconButton, Paper, Skeleton, Stack, Tooltip, Typography } from '@mui/material';
import { holds, textIn, type QueueView, type Resource } from '@tuyen/model';
import { Children, isValidElement, useDeferredValue, useState, type ReactNode } from 'react';
import {
  RecordContextProvider,
  useCreatePath,
  useDataProvider,
  useLocale,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { Assigned } from '../../assignee/assigned.tsx';
import { useMaySlug } from '../../auth/session-context.tsx';
import type { KitDataProvider } from '../../data/data-provider.ts';
import { StateChip } from '../../fields/choice/state-chip.tsx';
import { useKeys } from '../../keys/use-keys.ts';
import { Others } from '../../presence/others.tsx';
import { useCanAction } from '../../record/can-action.ts';
import { useTitleOf } from '../../record/title-of.ts';
import { versionOf } from '../../record/version-of.ts';
import { lazyComponent } from '../../layout/lazy-component.tsx';
import type { Outbox, RejectedDecision } from './outbox.ts';
import { QueueEvidence } from './parts.tsx';
import { possibleActions, type PossibleAction } from './queue-actions.ts';
import { QueueButton } from './queue-button.tsx';
import { reasonOf } from './refusals.tsx';
import { TickingContext } from './ticks.tsx';
import { useTicking } from './use-ticking.ts';
import type { Queue } from './use-queue.ts';
import { usePair } from '../../i18n/use-pair.ts';

const ActionDialog = lazyComponent(() => import('../../actions/action-dialog.tsx'));
const InlineAction = lazyComponent(() => import('./inline-action.tsx'));
const TickBar = lazyComponent(() => import('./tick-bar.tsx'));

interface QueueRecordProps {
  readonly view: QueueView;
  readonly resource: Resource;
  readonly queue: Queue;
  readonly outbox: Outbox;
  readonly refusals: readonly RejectedDecision[];
  readonly onBack: (() => void) | undefined;
  readonly children: ReactNode;
}

export function QueueRecord(props: QueueRecordProps) {
  const { current, record, recordError } = props.queue;
  // The record is rendered with low priority, because fields and evidence are slow and must not delay keys and clicks.
  const shown = useDeferredValue(record, undefined);
  if (shown && (record || !recordError)) {
    return (
      <RecordContextProvider value={shown}>
        <Opened
          key={`${shown.id} ${versionOf(shown) ?? ''}`}
          {...props}
          record={shown}
          left={shown.id !== current?.id}
        />
      </RecordContextProvider>
    );
  }
  if (props.queue.isTaken && recordError) return <Taken queue={props.queue} />;
  if (recordError instanceof Error && current) return <Alert severity="error">{recordError.message}</Alert>;
  return <Skeleton variant="rounded" height={420} />;
}

interface OpenedProps extends QueueRecordProps {
  readonly record: RaRecord;
  readonly left: boolean;
}

/** Says that others took the open record from the list, and offers the next one. */
function Taken({ queue }: { readonly queue: Queue }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      sx={{ mx: 2, mt: 1 }}
      action={
        <Button data-next-focus size="small" color="inherit" onClick={() => queue.step(1)} aria-keyshortcuts="J">
          {translate('queue.next')}
        </Button>
      }
    >
      {translate('queue.taken')}
    </Alert>
  );
}

function Opened({ view, resource, record, queue, left, outbox, refusals, onBack, children }: OpenedProps) {
  const translate = useTranslate();
  const pair = usePair();
  const language = useLocale();
  const navigate = useNavigate();
  const pathTo = useCreatePath();
  const canAction = useCanAction();
  const may = useMaySlug();
  const dataProvider = useDataProvider<KitDataProvider>();
  const title = useTitleOf(record);
  const [asked, setAsked] = useState<PossibleAction | null>(null);
  const possible = possibleActions(resource, view.actions, record, may);
  const ticking = useTicking(possible);

  const take = ({ action }: PossibleAction, input: object) => {
    if (left) return;
    const { name } = action;
    // Keeps the request headers from the time of the decision, such as the token and the office. The user may sign out
    // or change office before the request is sent.
    const params = { id: record.id, name, input, version: versionOf(record) };
    const sender: { headers?: Readonly<Record<string, string>> } = {};
    void dataProvider.headers().then((headers) => (sender.headers = headers));
    const isMove = 'to' in action;
    outbox.decide({
      id: record.id,
      version: versionOf(record),
      title,
      label: textIn(action.label, language),
      send: (keepalive) =>
        isMove
          ? dataProvider.transition(resource.name, { ...params, ...sender, keepalive })
          : dataProvider.operate(resource.name, { ...params, ...sender, keepalive }),
    });
  };
  const press = (each: PossibleAction) => {
    if (left || queue.isTaken) return;
    if (each.offered.ticks !== undefined) ticking.toggle(each);
    else if (each.action.input.length > 0) setAsked(each);
    else take(each, {});
  };
  const showPath = pathTo({ resource: resource.name, type: 'show', id: record.id });
  useKeys([
    ...possible.flatMap((each) =>
      each.offered.key === undefined
        ? []
        : [{ key: each.offered.key, label: textIn(each.action.label, language), run: () => press(each) }],
    ),
    ...(canAction('show')
      ? [{ key: 'O', label: translate('queue.open_page'), run: () => void navigate(showPath) }]
      : []),
  ]);
  const parts = Children.toArray(children);
  const isEvidence = (part: ReactNode) => isValidElement(part) && part.type === QueueEvidence;
  const evidence = parts.filter(isEvidence);
  const inline = possible.find(({ offered }) => offered.inline);
  const refusal = refusals.find(({ decision }) => decision.id === record.id);
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1, px: 2, pt: 1.5 }}
      >
        {onBack ? (
          <IconButton edge="start" aria-label={translate('queue.back')} onClick={onBack}>
            <ArrowBack />
          </IconButton>
        ) : null}
        <Typography component="h2" variant="h6" sx={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {view.late && holds(view.late, record) ? (
          <StateChip color="danger" label={translate('queue.late')} sx={{ alignSelf: 'center' }} />
        ) : null}
        {canAction('show') ? <OpenPage to={showPath} isShort={onBack !== undefined} /> : null}
      </Stack>
      <Box sx={{ px: 2 }}>
        <Others record={record} />
        {queue.isTaken ? null : <Assigned record={record} />}
      </Box>
      {queue.isTaken ? <Taken queue={queue} /> : null}
      {refusal ? (
        <Alert severity="warning" sx={{ mx: 2, mt: 1 }}>
          {pair(refusal.decision.label, reasonOf(refusal.error, translate))}
        </Alert>
      ) : null}
      {inline && !queue.isTaken ? <InlineAction possible={inline} onDone={(input) => take(inline, input)} /> : null}
      <TickingContext value={ticking.value}>
        <Box
          sx={{
            p: 2,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: evidence.length > 0 ? 'minmax(0, 5fr) minmax(0, 6fr)' : 'minmax(0, 1fr)',
            },
          }}
        >
          <Box sx={{ minWidth: 0 }}>{parts.filter((part) => !isEvidence(part))}</Box>
          {evidence.length > 0 ? <Box sx={{ minWidth: 0 }}>{evidence}</Box> : null}
        </Box>
      </TickingContext>
      <Box
        role="toolbar"
        data-bar
        aria-label={translate('queue.actions')}
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          display: queue.isTaken && !ticking.action ? 'none' : 'flex',
          flexWrap: 'wrap',
          gap: 1,
          px: 2,
          py: 1.5,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          borderRadius: '0 0 8px 8px',
        }}
      >
        {ticking.action ? (
          <TickBar
            ticking={ticking}
            onSend={(input) => {
              if (ticking.action) take(ticking.action, input);
            }}
          />
        ) : (
          possible
            .filter(({ offered }) => !offered.inline && !queue.isTaken)
            .map((each) => <QueueButton key={each.offered.name} possible={each} onPress={() => press(each)} />)
        )}
        {possible.length === 0 && !queue.isTaken ? (
          <Typography variant="body2" color="text.secondary">
            {translate('queue.no_action')}
          </Typography>
        ) : null}
      </Box>
      {asked ? (
        <ActionDialog action={asked.action} send={async (input) => take(asked, input)} onClose={() => setAsked(null)} />
      ) : null}
    </Paper>
  );
}

function OpenPage({ to, isShort }: { readonly to: string; readonly isShort: boolean }) {
  const label = useTranslate()('queue.open_page');
  return isShort ? (
    <Tooltip title={label}>
      <IconButton component={Link} to={to} edge="end" aria-label={label} aria-keyshortcuts="O">
        <OpenInFull fontSize="small" />
      </IconButton>
    </Tooltip>
  ) : (
    <Button component={Link} to={to} size="small" color="inherit" aria-keyshortcuts="O">
      {label} (O)
    </Button>
  );
}
