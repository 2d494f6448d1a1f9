import { Alert, Box, Button, Skeleton } from '@mui/material';
import { isReported, type Resource } from '@tuyen/model';
import { useEffect, useEffectEvent, useId } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router';
import { useMay } from '../../auth/session-context.tsx';
import type { KitDataProvider } from '../../data/data-provider.ts';
import { PageHeading } from '../../layout/page-heading.tsx';
import { useWholePrint } from '../../layout/use-whole-print.ts';
import { useResource } from '../../model/model-context.tsx';
import { AccessDeniedPage } from '../messages/access-denied-page.tsx';
import { useDefinition } from '../definition/definition-context.tsx';
import { recordsAddress } from '../../reports/drill-down.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportControls } from '../../reports/report-controls.tsx';
import { ReportFigures } from '../../reports/report-figures.tsx';
import { ReportFilters } from '../../reports/report-filters.tsx';
import { ReportPicture } from '../../reports/report-picture.tsx';
import { ReportPivot } from '../../reports/report-pivot.tsx';
import {
  changedReport,
  readReport,
  reportAddress,
  type ReportChange,
  type ReportState,
} from '../../reports/report-state.ts';
import { ReportTable } from '../../reports/report-table.tsx';
import { type SavedReport, useSavedReports } from '../../reports/saved-report.ts';
import { useReport } from '../../reports/use-report.ts';
import { useReportWords } from '../../reports/use-report-words.ts';

/** Page on which people build a report of the records of a resource. The URL describes the report. */
export function RecordReportPage() {
  const { resource: name = '' } = useParams();
  const translate = useTranslate();
  const resource = useResource(name);
  const may = useMay();
  if (!may(name, 'list')) return <AccessDeniedPage />;
  if (!resource) return <Skeleton variant="rounded" height={300} sx={{ mt: 2 }} />;
  if (!isReported(resource)) return <Alert severity="info">{translate('report_builder.none_here')}</Alert>;
  return <Builder key={name} resource={resource} />;
}

function Builder({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const tableId = useId();
  const { savedReports = '/saved-reports' } = useDefinition();
  const { state, saved, isReady, change } = useReportState(resource);
  const { data, error, isFetching, isPlaceholderData, refetch } = useReport(resource.name, state, isReady);
  const words = useReportWords(resource, data?.titles);
  useWholePrint();
  const many = translate(`resources.${resource.name}.name`, { smart_count: 2, _: resource.name });
  const title = saved?.name ?? translate('report_builder.title', { name: many });
  const months = new Set(resource.fields.filter(({ kind }) => kind === 'month').map((field) => field.name));
  const recordsAt = (keys: NonNullable<typeof data>['rows'][number]['keys']) =>
    recordsAddress(
      resource.name,
      state,
      (data?.by ?? []).map((group) => ({ ...group, ofMonths: months.has(group.field) })),
      keys,
    );
  const problem = saved?.problem ?? (error instanceof Error ? error.message : undefined);
  const parts = data && { answer: data, words, title, recordsAt };
  return (
    <>
      <PageHeading
        title={title}
        back={
          <Button component={Link} to={savedReports} size="small">
            {translate('report_builder.all')}
          </Button>
        }
      >
        <ReportActions resource={resource} state={state} saved={saved} title={title} />
      </PageHeading>
      <ReportControls resource={resource} state={state} onChange={change} />
      <ReportFilters resource={resource} state={state} onChange={change} />
      {problem === undefined ? null : (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {translate('errors.try_again')}
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
      {!problem && !data ? <Skeleton variant="rounded" height={300} aria-hidden /> : null}
      {!problem && data?.records === 0 ? <Alert severity="info">{translate('report_builder.empty')}</Alert> : null}
      {!problem && data && parts && data.records > 0 ? (
        <Box
          component="section"
          aria-label={translate('report_builder.result')}
          aria-busy={isFetching}
          sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}
        >
          <ReportFigures answer={data} words={words} />
          {(state.shape === 'bar' || state.shape === 'line') && data.by.length > 0 ? (
            <ReportPicture {...parts} kind={state.shape} tableId={tableId} />
          ) : null}
          {state.shape === 'pivot' && data.by.length > 1 ? (
            <ReportPivot {...parts} />
          ) : data.by.length > 0 ? (
            <ReportTable {...parts} id={tableId} />
          ) : null}
        </Box>
      ) : null}
    </>
  );
}

/** Reads the report from the URL. A link to a saved report, or from a list, becomes the URL of the report itself. */
function useReportState(resource: Resource) {
  const [parameters, setParameters] = useSearchParams();
  const dataProvider = useDataProvider<KitDataProvider>();
  const id = parameters.get('saved');
  const all = useSavedReports();
  const saved: SavedReport | undefined = id === null ? undefined : all.data?.find((one) => one.id === id);
  const list = parameters.get('list');
  const isBare = id !== null && !parameters.has('measure');
  const write = (state: ReportState) => setParameters(reportAddress(state), { replace: true });
  const isGone = isBare && all.data !== undefined && saved === undefined;
  const isNew = parameters.size === 0 || isGone;
  const pending = list ?? (isBare && saved ? saved.id : undefined) ?? (isNew ? '' : undefined);
  const open = useEffectEvent(() => {
    if (list !== null) {
      const filter: unknown = JSON.parse(list);
      void dataProvider
        .listQuery(resource.name, { filter: Object(filter), sort: { field: 'id', order: 'ASC' } })
        .then((query) => write(withDefaultGroup(resource, readReport(new URLSearchParams(query)))));
    } else if (saved) {
      write({ ...readReport(new URLSearchParams(saved.query)), shape: saved.shape, saved: saved.id });
    } else write(withDefaultGroup(resource, readReport(new URLSearchParams())));
  });
  useEffect(() => {
    if (pending !== undefined) open();
  }, [pending]);
  const state = readReport(parameters);
  return {
    state,
    saved,
    isReady: list === null && !isBare && parameters.size > 0,
    change: (changed: ReportChange) => write(changedReport(state, changed)),
  };
}

/** A new report groups the records by their state, so that it says something at once. */
function withDefaultGroup({ workflow, fields }: Resource, state: ReportState): ReportState {
  const field = workflow?.field ?? fields.find(({ kind }) => kind === 'enum')?.name;
  return state.by.length > 0 || field === undefined ? state : { ...state, by: [field] };
}
