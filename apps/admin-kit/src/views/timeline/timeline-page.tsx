import Print from '@mui/icons-material/Print';
import { Alert, Box, Button, Paper, Skeleton, Typography } from '@mui/material';
import { isDate, type TimelineView } from '@tuyen/model';
import { Children, isValidElement, useMemo, useRef, useState, type ReactNode } from 'react';
import { useEvent, useResourceContext, useTranslate, type Identifier } from 'react-admin';
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
import { useTitles } from '../../record/title-of.ts';
import type { TimeBar, TimeLane } from './lay-out.ts';
import { TimelineInputs } from './parts.tsx';
import { PlanningActions } from './planning/planning-actions.tsx';
import { PlanningBar } from './planning/planning-bar.tsx';
import { PlanningNotices } from './planning/planning-notices.tsx';
import { barsIn, between, runFrom, toggled } from './planning/selection.ts';
import { usePlanning } from './planning/use-planning.ts';
import type { HeldKeys } from './timeline-bar.tsx';
import { TimelineLegend } from './timeline-legend.tsx';
import { HOUR_WIDTHS, TimelineLanes } from './timeline-lanes.tsx';
import { TimelineToolbar } from './timeline-toolbar.tsx';
import { useBarTexts } from './use-bar-texts.ts';
import { useTimeline } from './use-timeline.ts';

const DaySheet = lazyComponent(() => import('./planning/day-sheet.tsx'));
const OpenedBar = lazyComponent(() => import('./opened-bar.tsx'));

interface TimelinePageProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Renders the page of a timeline. */
export function TimelinePage({ name, children }: TimelinePageProps) {
  const translate = useTranslate();
  const resourceName = useResourceContext() ?? '';
  const resource = useResource(resourceName);
  const found = resource?.views?.find((one) => one.name === name);
  const view = found?.kind === 'timeline' ? found : undefined;
  const { day, lane, zoom, change } = useAddress(view);
  const mayEdit = useCanAction()('edit');
  const mayMove = mayEdit && view?.assign.includes(lane) === true;
  const references = resource?.fields.filter((field) => field.kind === 'reference').map((field) => field.name);
  const fields = mayEdit ? (view?.assign.filter((field) => references?.includes(field)) ?? []) : [];
  const planning = usePlanning(name, day);
  const { draft, chosen } = planning;
  const timeline = useTimeline(view, { day, lane, assignable: mayMove, draft });
  const { total, error, bars, lanes } = timeline;
  const textsOf = useBarTexts(view, lane, bars);
  const connection = useLive(view);
  const [opened, setOpened] = useState<Identifier | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const anchor = useRef<Identifier>(undefined);
  const plans = fields.length > 0;
  const pick = useEvent((id: Identifier, extend: boolean) => {
    const until = extend && anchor.current !== undefined ? between(lanes, anchor.current, id) : undefined;
    const idle = new Set(bars.flatMap((bar) => (bar.isIdle ? [bar.record.id] : [])));
    const ids = (until ?? [id]).filter((one) => !idle.has(one));
    planning.choose(until ? new Set([...chosen, ...ids]) : toggled(chosen, ids));
    anchor.current = id;
  });
  const open = useEvent(({ record }: TimeBar, { range, toggle }: HeldKeys) => {
    if (plans && (range || toggle || planning.choosing)) pick(record.id, range);
    else setOpened(record.id);
  });
  const chooseLane = useEvent((one: TimeLane) =>
    planning.choose(toggled(chosen, idsOf(barsIn(one).filter(({ isIdle }) => !isIdle)))),
  );
  const move = useEvent(({ record }: TimeBar, to: Identifier | null) => void planning.assign(lane, to, [record]));
  const titleOf = useTitles();
  const records = useMemo(() => new Map(bars.map(({ record }) => [record.id, record])), [bars]);
  const nameOf = (id: Identifier) => titleOf(records.get(id) ?? { id });
  const drafted = useMemo(() => new Set(draft?.changes.map(({ id }) => id)), [draft]);
  const lacking = bars.filter(({ lacks }) => lacks.length > 0);
  const parts = Children.toArray(children);
  const isInputs = (part: ReactNode) => isValidElement(part) && part.type === TimelineInputs;
  const inputs = parts.filter(isInputs);
  const shownFields = parts.filter((part) => !isInputs(part));
  const title = translate(`resources.${resourceName}.views.${name}`);
  const hasBars = total !== undefined && total > 0;
  return (
    <>
      <PageHeading title={title} {...(connection && { chip: <LiveStatus connection={connection} /> })}>
        <ViewSwitch current={name} />
        {hasBars ? (
          <Button
            color="primary"
            startIcon={<Print />}
            disabled={draft !== undefined}
            sx={{ displayPrint: 'none' }}
            onClick={() => setPrinting(true)}
          >
            {translate('planning.day_sheet')}
          </Button>
        ) : null}
      </PageHeading>
      <TimelineToolbar
        day={day}
        onDay={(to) => change({ day: to })}
        lanes={view?.lanes ?? []}
        lane={lane}
        onLane={(field) => change({ lanes: field })}
        zoom={zoom}
        most={HOUR_WIDTHS.length - 1}
        onZoom={(to) => change({ zoom: String(to) })}
      />
      {hasBars ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
          {plans ? (
            <PlanningActions
              planning={planning}
              proposes={(view?.needs.length ?? 0) > 0}
              lacking={lacking.length}
              onChooseLacking={() => planning.choose(new Set(idsOf(lacking)))}
            />
          ) : null}
          <TimelineLegend
            records={[...records.values()]}
            field={resource?.workflow?.field}
            clashes={bars.some((bar) => bar.clashes.length > 0)}
            lacking={lacking.length > 0}
          />
        </Box>
      ) : null}
      {error ? <TimelineError error={error} /> : null}
      <PlanningNotices planning={planning} titleOf={nameOf} />
      {error && total === undefined ? null : <TimelineCounts bars={bars} total={total} />}
      {hasBars ? (
        <TimelineLanes
          key={`${day} ${lane}`}
          timeline={timeline}
          field={lane}
          textsOf={textsOf}
          hourWidth={HOUR_WIDTHS[zoom] ?? HOUR_WIDTHS[1]}
          chosen={plans ? chosen : undefined}
          drafted={drafted}
          onOpen={open}
          onChoose={chooseLane}
          onPick={pick}
          onMove={mayMove && !draft ? move : undefined}
        />
      ) : null}
      {plans && planning.choosing && !draft ? (
        <PlanningBar
          view={name}
          planning={planning}
          fields={fields}
          records={[...chosen].flatMap((id) => records.get(id) ?? [])}
          titleOf={nameOf}
          onRun={() => {
            const first = anchor.current ?? [...chosen][0];
            if (view && first !== undefined) planning.choose(new Set([...chosen, ...runFrom(view, lanes, first)]));
          }}
        />
      ) : null}
      {isPrinting ? (
        <DaySheet
          day={day}
          title={title}
          bars={bars}
          lanes={view?.lanes ?? []}
          lane={lane}
          fields={shownFields}
          times={[view?.from, view?.to].flatMap((one) => one ?? [])}
          titleOf={nameOf}
          onClose={() => setPrinting(false)}
        />
      ) : null}
      {opened === null ? null : (
        <OpenedBar
          key={opened}
          id={opened}
          fields={shownFields}
          inputs={inputs.length > 0 ? inputs : undefined}
          assign={view?.assign ?? []}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

const idsOf = (bars: readonly TimeBar[]): readonly Identifier[] => bars.map(({ record }) => record.id);

/** Reads the day, the lanes and the zoom from the address of the page. */
function useAddress(view: TimelineView | undefined) {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day') ?? '';
  const zoom = Number(search.get('zoom') ?? 1);
  return {
    day: isDate(asked) ? asked : today,
    lane: view?.lanes.find((field) => field === search.get('lanes')) ?? view?.lanes[0] ?? '',
    zoom: zoom in HOUR_WIDTHS ? zoom : 1,
    change: (values: Readonly<Record<string, string>>) =>
      setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), ...values }), { replace: true }),
  };
}

/** Says how many bars conflict, how many are not shown, or that there are none. */
function TimelineCounts({ bars, total }: { readonly bars: readonly TimeBar[]; readonly total: number | undefined }) {
  const translate = useTranslate();
  const clashing = bars.filter(({ clashes }) => clashes.length > 0).length;
  return (
    <>
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
      {total === undefined ? <Skeleton variant="rounded" height={320} /> : null}
      {total === 0 ? (
        <Paper variant="outlined" sx={{ p: 6, textAlign: 'center' }}>
          <Typography role="status">{translate('lanes.empty')}</Typography>
        </Paper>
      ) : null}
    </>
  );
}

function TimelineError({ error }: { readonly error: unknown }) {
  return error instanceof Error ? <Alert severity="error">{error.message}</Alert> : <LoadError />;
}
