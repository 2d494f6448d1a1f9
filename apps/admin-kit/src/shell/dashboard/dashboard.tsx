import { useProfile } from '../../auth/session-context.tsx';
import { ArrangeButton } from './arrange-button.tsx';
import { DashboardProvider } from '../../dashboard/dashboard-context.tsx';
import { DashboardGrid } from '../../dashboard/dashboard-grid.tsx';
import { DashboardTile } from '../../dashboard/dashboard-tile.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useToday } from '../../format/use-today.ts';
import { PageHeading } from '../../layout/page-heading.tsx';
import { Alert, Button, Skeleton, Typography } from '@mui/material';
import { textIn, type DashboardAnswer } from '@tuyen/model';
import { Suspense, useDeferredValue } from 'react';
import { useLocale } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useDefinition } from '../definition/definition-context.tsx';
import { useDashboard } from './use-dashboard.ts';

export function Dashboard() {
  const { t } = useTranslation();
  const language = useLocale();
  const formats = useFormats();
  const today = useToday();
  const profile = useProfile();
  const { data: answer, error, refetch } = useDashboard();
  // Defers the tiles, because they render slowly and React must handle keys and clicks first.
  const data = useDeferredValue(answer);
  return (
    <>
      <PageHeading title={t('dashboard.title')}>{data?.name ? <ArrangeButton /> : null}</PageHeading>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {data?.name ? `${textIn(data.label, language)} · ` : ''}
        {t('dashboard.greeting', { name: profile?.full_name ?? '' })} ·{' '}
        {t('dashboard.today', { date: formats.date(today) })}
      </Typography>
      {error && !data ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {t('errors.try_again')}
            </Button>
          }
        >
          {error.message}
        </Alert>
      ) : null}
      {data ? <Tiles answer={data} /> : error ? null : <Waiting />}
    </>
  );
}

function Tiles({ answer }: { readonly answer: DashboardAnswer }) {
  const { t } = useTranslation();
  const { dashboards } = useDefinition();
  if (answer.tiles.length === 0) return <Alert severity="info">{t('dashboard.empty')}</Alert>;
  const Page = dashboards[answer.name ?? '']?.Page;
  return (
    <DashboardProvider answer={answer}>
      {Page ? (
        <Suspense fallback={<Waiting />}>
          <Page />
        </Suspense>
      ) : (
        <DashboardGrid>
          {answer.tiles.map(({ name }) => (
            <DashboardTile key={name} name={name} />
          ))}
        </DashboardGrid>
      )}
    </DashboardProvider>
  );
}

const WAITING = [96, 96, 96, 96, 240, 240];

function Waiting() {
  return (
    <div aria-hidden>
      <DashboardGrid>
        {WAITING.map((height, index) => (
          <Skeleton
            key={index}
            variant="rounded"
            height={height}
            sx={{ gridColumn: height > 96 ? { sm: 'span 2' } : undefined }}
          />
        ))}
      </DashboardGrid>
    </div>
  );
}
