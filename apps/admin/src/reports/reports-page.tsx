import { PageHeading } from '@tuyen/admin-kit';
import BarChart from '@mui/icons-material/BarChart';
import ShowChart from '@mui/icons-material/ShowChart';
import { Alert, Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { textIn } from '@tuyen/model';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Report } from './report.ts';
import { useReports } from './use-reports.ts';

export function ReportsPage() {
  const translate = useTranslate();
  const { data, error, isPending } = useReports();
  const modules = [...new Set(data?.map(({ module }) => module))];
  return (
    <>
      <PageHeading title={translate('reports.title')} />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {isPending ? <Skeleton variant="rounded" height={160} /> : null}
      {data?.length === 0 ? <Alert severity="info">{translate('reports.none')}</Alert> : null}
      {modules.map((module) => (
        <Box key={module} component="section" sx={{ mb: 3 }}>
          <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
            {translate(`permissions.modules.${module}`, { _: module })}
          </Typography>
          <Box
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))' }}
          >
            {data
              ?.filter((report) => report.module === module)
              .map((report) => (
                <ReportCard key={report.slug} report={report} />
              ))}
          </Box>
        </Box>
      ))}
    </>
  );
}

function ReportCard({ report }: { readonly report: Report }) {
  const language = useLocale();
  const Icon = report.chart?.kind === 'line' ? ShowChart : BarChart;
  return (
    <Card variant="outlined">
      <CardActionArea
        component={Link}
        to={`/reports/${report.name}`}
        sx={{ p: 2, height: '100%', display: 'flex', gap: 1.5, justifyContent: 'flex-start' }}
      >
        <Icon aria-hidden color="primary" />
        <Typography sx={{ fontWeight: 500 }}>{textIn(report.label, language)}</Typography>
      </CardActionArea>
    </Card>
  );
}
