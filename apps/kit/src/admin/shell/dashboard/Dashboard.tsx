import { useProfile } from '../../auth/session-context.tsx';
import { DashboardProvider } from '../../dashboard/dashboard-context.tsx';
import { DashboardGrid } from '../../dashboard/DashboardGrid.tsx';
import { DashboardTile } from '../../dashboard/DashboardTile.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useToday } from '../../format/use-today.ts';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { Alert, Button, Skeleton, Typography } from '@mui/material';
import { textIn, type DashboardAnswer } from '@tuyen/model';
import { Suspense, useDeferredValue } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useDefinition } from '../definition/definition-context.tsx';
import { useDashboard } from './use-dashboard.ts';

/** The home page: the dashboard of the signed-in person's role. */
export function Dashboard() {
  const translate = useTranslate();
  const language = useLocale();
  const formats = useFormats();
  const today = useToday();
  const profile = useProfile();
  const { data: answer, error, refetch } = useDashboard();
  // Its tiles take a while to draw, in which keys and clicks get their turn.
  const data = useDeferredValue(answer);
  return (
    <>
      <PageHeading title={translate('dashboard.title')} />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {data?.name ? `${textIn(data.label, language)} · ` : ''}
        {translate('dashboard.greeting', { name: profile?.full_name ?? '' })} ·{' '}
        {translate('dashboard.today', { date: formats.date(today) })}
      </Typography>
      {error && !data ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {translate('errors.try_again')}
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

/** The page of the build, generated or owned; for a dashboard that only the server knows, its tiles in their order. */
function Tiles({ answer }: { readonly answer: DashboardAnswer }) {
  const translate = useTranslate();
  const { dashboards } = useDefinition();
  if (answer.tiles.length === 0) return <Alert severity="info">{translate('dashboard.empty')}</Alert>;
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
