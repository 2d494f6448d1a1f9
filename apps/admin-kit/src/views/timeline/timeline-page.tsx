import { isDate } from '@tuyen/model';
import { Alert, Box, Paper, Skeleton, Typography } from '@mui/material';
import { Children, isValidElement, useCallback, useState, type ReactNode } from 'react';
import { useDataProvider, useNotify, useRefresh, useResourceContext, useTranslate, type Identifier } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useToday } from '../../format/use-today.ts';
import { LiveStatus } from '../../live/live-status.tsx';
import { useLive } from '../../live/use-live.ts';
import { PageHeading } from '../../layout/page-heading.tsx';
import { useResource } from '../../model/model-context.tsx';
import { LoadError } from '../../pages/load-error.tsx';
import { ViewSwitch } from '../../pages/list/view-switch.tsx';
import { useCanAction } from '../../record/can-action.ts';
import { lazyComponent } from '../../layout/lazy-component.tsx';
import type { TimeBar } from './lay-out.ts';
import { TimelineInputs } from './parts.tsx';
import { TimelineLegend } from './timeline-legend.tsx';
import { TimelineLanes } from './timeline-lanes.tsx';
import { TimelineToolbar } from './timeline-toolbar.tsx';
import { useTimeline } from './use-timeline.ts';

const OpenedBar = lazyComponent(() => import('./opened-bar.tsx'));

interface TimelinePageProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Renders the page of a timeline. */
export function TimelinePage({ name, children }: TimelinePageProps) {
  const translate = useTranslate();
  const resourceName = useResourceContext() ?? '';
  const found = useResource(resourceName)?.views?.find((view) => view.name === name);
  const view = found?.kind === 'timeline' ? found : undefined;
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day') ?? '';
  const day = isDate(asked) ? asked : today;
  const lane = view?.lanes.find((field) => field === search.get('lanes')) ?? view?.lanes[0] ?? '';
  const change = (values: Readonly<Record<string, string>>) =>
    setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), ...values }), { replace: true });
  const mayMove = useCanAction()('edit') && view?.assign.includes(lane) === true;
  const timeline = useTimeline(view, day, lane, mayMove);
  const connection = useLive(view);
  const [opened, setOpened] = useState<Identifier | null>(null);
  const open = useCallback(({ record }: TimeBar) => setOpened(record.id), []);
  const move = useMove(lane);
  const parts = Children.toArray(children);
  const isInputs = (part: ReactNode) => isValidElement(part) && part.type === TimelineInputs;
  const inputs = parts.filter(isInputs);
  const { total, error, bars } = timeline;
  const clashing = bars.filter(({ clashes }) => clashes.length > 0).length;
  return (
    <>
      <PageHeading
        title={translate(`resources.${resourceName}.views.${name}`)}
        {...(connection && { chip: <LiveStatus connection={connection} /> })}
      />
      <ViewSwitch current={name} />
      <TimelineToolbar
        day={day}
        onDay={(to) => change({ day: to })}
        lanes={view?.lanes ?? []}
        lane={lane}
        onLane={(field) => change({ lanes: field })}
      />
      {error ? <TimelineError error={error} /> : null}
      <Box role="status">
        {clashing > 0 ? (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {translate('lanes.clashing', { smart_count: clashing })}
          </Alert>
        ) : null}
        {total !== undefined && total > bars.length ? (
          <Alert severity="info" sx={{ mb: 1.5 }}>
            {translate('lanes.first', { shown: bars.length, total })}
          </Alert>
        ) : null}
      </Box>
      {total === undefined && !error ? <Skeleton variant="rounded" height={320} /> : null}
      {total === 0 ? (
        <Paper variant="outlined" sx={{ p: 6, textAlign: 'center' }}>
          <Typography role="status">{translate('lanes.empty')}</Typography>
        </Paper>
      ) : null}
      {total !== undefined && total > 0 ? (
        <>
          <TimelineLegend bars={bars} />
          <TimelineLanes
            key={`${day} ${lane}`}
            timeline={timeline}
            field={lane}
            onOpen={open}
            onMove={mayMove ? move : undefined}
          />
        </>
      ) : null}
      {opened === null ? null : (
        <OpenedBar
          key={opened}
          id={opened}
          fields={parts.filter((part) => !isInputs(part))}
          inputs={inputs.length > 0 ? inputs : undefined}
          assign={view?.assign ?? []}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

function useMove(field: string) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  return async ({ record }: TimeBar, lane: Identifier | null) => {
    try {
      await dataProvider.update(resource, { id: record.id, data: { ...record, [field]: lane }, previousData: record });
      notify('lanes.assigned', { type: 'success' });
    } catch (error) {
      notify((error instanceof Error && error.message) || 'ra.notification.http_error', { type: 'error' });
    }
    refresh();
  };
}

function TimelineError({ error }: { readonly error: unknown }) {
  return error instanceof Error ? <Alert severity="error">{error.message}</Alert> : <LoadError />;
}
