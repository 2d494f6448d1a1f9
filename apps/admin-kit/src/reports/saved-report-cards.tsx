import BarChart from '@mui/icons-material/BarChart';
import GridOn from '@mui/icons-material/GridOn';
import ShowChart from '@mui/icons-material/ShowChart';
import TableRows from '@mui/icons-material/TableRows';
import { Alert, Box, Skeleton, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useResource } from '../model/model-context.tsx';
import { NewReport } from './new-report.tsx';
import { REPORT_CARDS, ReportCard } from './report-card.tsx';
import { readReport, type Shape } from './report-state.ts';
import { savedAddress, type SavedReport, useSavedReports } from './saved-report.ts';
import { useFavoriteReports } from './use-favorites.ts';
import { groupsIn, measuresIn, useReportWords } from './use-report-words.ts';
import type { Resource } from '@tuyen/model';

const ICONS: Readonly<Record<Shape, ComponentType>> = {
  table: TableRows,
  bar: BarChart,
  line: ShowChart,
  pivot: GridOn,
};

/** Saved reports that the reader sees, favorites first, and the start of a new one. */
export function SavedReportCards() {
  const translate = useTranslate();
  const { data, error, isPending } = useSavedReports();
  const [favorites, toggle] = useFavoriteReports();
  const sorted = data?.toSorted((one, other) => Number(favorites.has(other.id)) - Number(favorites.has(one.id)));
  return (
    <Box component="section" aria-label={translate('report_builder.saved_reports')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, flex: '1 1 auto' }}>
          {translate('report_builder.saved_reports')}
        </Typography>
        <NewReport />
      </Box>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {isPending ? <Skeleton variant="rounded" height={72} aria-hidden /> : null}
      {data?.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
          {translate('report_builder.none_saved')}
        </Typography>
      ) : null}
      <Box sx={REPORT_CARDS}>
        {sorted?.map((report) => (
          <ReportCard
            key={report.id}
            to={savedAddress(report)}
            title={report.name}
            icon={ICONS[report.shape]}
            about={<About report={report} />}
            isFavorite={favorites.has(report.id)}
            onFavorite={() => toggle(report.id)}
          />
        ))}
      </Box>
    </Box>
  );
}

function About({ report }: { readonly report: SavedReport }) {
  const translate = useTranslate();
  const resource = useResource(report.resource);
  if (report.problem !== undefined) return report.problem;
  const parts = [
    resource ? <Question key="question" resource={resource} report={report} /> : null,
    report.by === null ? null : translate('report_builder.by', { name: report.by }),
    report.mail ? translate(`report_builder.mailed.${report.mail.every}`) : null,
  ];
  return parts.filter(Boolean).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts have a fixed order
    <span key={at}>
      {at > 0 ? ' · ' : ''}
      {part}
    </span>
  ));
}

function Question({ resource, report }: { readonly resource: Resource; readonly report: SavedReport }) {
  const translate = useTranslate();
  const words = useReportWords(resource);
  const { by, measures } = readReport(new URLSearchParams(report.query));
  const name = translate(`resources.${resource.name}.name`, { smart_count: 2, _: resource.name });
  const figures = measuresIn(measures).map(words.measure).join(', ');
  const groups = groupsIn(by).map(words.group).join(', ');
  return groups === '' ? `${name}: ${figures}` : translate('report_builder.question', { name, figures, groups });
}
