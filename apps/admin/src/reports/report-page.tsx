import { NotFoundPage, PageHeading } from '@tuyen/admin-kit';
import { Alert, Button, Skeleton } from '@mui/material';
import { textIn } from '@tuyen/model';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router';
import { ReportChart } from './report-chart.tsx';
import { ReportDownloads } from './report-downloads.tsx';
import { ReportParameters } from './report-parameters.tsx';
import { ReportPrint } from './report-print.tsx';
import { ReportTable } from './report-table.tsx';
import { currencyOf } from './report.ts';
import { useReport, useReports } from './use-reports.ts';

export function ReportPage() {
  const tableId = useId();
  const translate = useTranslate();
  const language = useLocale();
  const { name } = useParams();
  const [params, setParams] = useSearchParams();
  const all = useReports();
  const report = all.data?.find((one) => one.name === name);
  const search = params.toString();
  const { data, error, isFetching, refetch } = useReport(report, search);
  if (all.data && !report) return <NotFoundPage />;
  const problem = all.error ?? error;
  const title = report ? textIn(report.label, language) : translate('reports.title');
  const totals = data ? [data.totals, ...(data.other_totals ?? [])] : [];
  const values = { ...(data && !error ? { from: data.from, to: data.to } : {}), ...Object.fromEntries(params) };
  return (
    <>
      <PageHeading title={title}>
        {report && data && !error ? (
          <>
            <ReportPrint report={report} title={title} data={data} />
            <ReportDownloads report={report} search={search} from={data.from} to={data.to} />
          </>
        ) : null}
        <Button component={Link} to="/reports" size="small">
          {translate('reports.all')}
        </Button>
      </PageHeading>
      {report ? (
        <ReportParameters
          key={`${report.name} ${JSON.stringify(values)}`}
          report={report}
          values={values}
          onAsk={(asked) => setParams(asked)}
        />
      ) : null}
      {problem ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void (all.error ? all.refetch() : refetch())}>
              {translate('errors.try_again')}
            </Button>
          }
        >
          {problem.message}
        </Alert>
      ) : null}
      {!problem && !data ? <Waiting /> : null}
      {data && !error && data.rows.length === 0 ? <Alert severity="info">{translate('reports.empty')}</Alert> : null}
      {report && data && !error && data.rows.length > 0 ? (
        <section aria-label={translate('reports.figures')} aria-busy={isFetching}>
          {totals
            .map(currencyOf)
            .map((currency) =>
              report.chart ? (
                <ReportChart
                  key={currency ?? ''}
                  chart={report.chart}
                  columns={data.columns}
                  rows={data.rows.filter((row) => currencyOf(row) === currency)}
                  title={title}
                  tableId={tableId}
                  currency={currency}
                />
              ) : null,
            )}
          <ReportTable id={tableId} title={title} columns={data.columns} rows={data.rows} totals={totals} />
        </section>
      ) : null}
    </>
  );
}

function Waiting() {
  return (
    <div aria-hidden>
      <Skeleton variant="rounded" height={300} sx={{ mb: 2 }} />
      <Skeleton variant="rounded" height={240} />
    </div>
  );
}
