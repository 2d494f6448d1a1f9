import { PageHeading, REPORT_CARDS, ReportCard, SavedReportCards, useFavoriteReports } from '@tuyen/admin-kit';
import BarChart from '@mui/icons-material/BarChart';
import ShowChart from '@mui/icons-material/ShowChart';
import TableRows from '@mui/icons-material/TableRows';
import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { textIn } from '@tuyen/model';
import { useLocale, useTranslate } from 'react-admin';
import type { Report } from './report.ts';
import { useReports } from './use-reports.ts';

export function ReportsPage() {
  const translate = useTranslate();
  const language = useLocale();
  const [favorites, toggle] = useFavoriteReports();
  const { data, error, isPending } = useReports();
  const modules = [...new Set(data?.map(({ module }) => module))];
  return (
    <>
      <PageHeading title={translate('reports.title')} />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {isPending ? <Skeleton variant="rounded" height={160} /> : null}
      <SavedReportCards />
      {data?.length === 0 ? <Alert severity="info">{translate('reports.none')}</Alert> : null}
      {modules.map((module) => (
        <Box key={module} component="section" sx={{ mb: 3 }}>
          <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
            {translate(`permissions.modules.${module}`, { _: module })}
          </Typography>
          <Box sx={REPORT_CARDS}>
            {data
              ?.filter((report) => report.module === module)
              .toSorted((one, other) => Number(favorites.has(other.slug)) - Number(favorites.has(one.slug)))
              .map((report) => (
                <ReportCard
                  key={report.slug}
                  to={`/reports/${report.name}`}
                  title={textIn(report.label, language)}
                  icon={iconOf(report)}
                  about={aboutOf(report, language)}
                  isFavorite={favorites.has(report.slug)}
                  onFavorite={() => toggle(report.slug)}
                />
              ))}
          </Box>
        </Box>
      ))}
    </>
  );
}

function iconOf({ chart }: Report) {
  if (chart === undefined) return TableRows;
  return chart.kind === 'line' ? ShowChart : BarChart;
}

/** Returns the figures of the report in one line. */
function aboutOf({ columns }: Report, language: string): string {
  return columns.map(({ label }) => textIn(label, language)).join(' · ');
}
