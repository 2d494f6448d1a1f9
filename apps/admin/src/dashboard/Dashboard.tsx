import { PageHeading, useFormats, useToday, useOfficeId, useProfile } from '@tuyen/kit/admin';
import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useServices } from '../boot/app-context.tsx';
import { FigureCard } from './FigureCard.tsx';
import { FigureParts } from './FigureParts.tsx';
import { figuresOf } from './figures.ts';

/** The home page: what waits, and how the day goes, each figure leading to the records behind it. */
export function Dashboard() {
  const translate = useTranslate();
  const formats = useFormats();
  const today = useToday();
  const { http } = useServices();
  const profile = useProfile();
  const office = useOfficeId();
  const { data, error, isPending } = useQuery({
    queryKey: ['dashboard', office],
    queryFn: async ({ signal }) => figuresOf((await http.send('dashboard', { signal })).json),
  });
  const single = data?.filter((figure) => typeof figure.value === 'number') ?? [];
  const several = data?.filter((figure) => typeof figure.value !== 'number') ?? [];
  return (
    <>
      <PageHeading title={translate('dashboard.title')} />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('dashboard.greeting', { name: profile?.full_name ?? '' })} ·{' '}
        {translate('dashboard.today', { date: formats.date(today) })}
      </Typography>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {isPending ? <Waiting /> : null}
      {data?.length === 0 ? <Alert severity="info">{translate('dashboard.empty')}</Alert> : null}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', mb: 2 }}>
        {single.map((figure) => (
          <FigureCard key={figure.name} name={figure.name} value={figure.value as number} />
        ))}
      </Box>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {several.map((figure) =>
          typeof figure.value === 'number' ? null : (
            <FigureParts key={figure.name} name={figure.name} parts={figure.value} />
          ),
        )}
      </Box>
    </>
  );
}

function Waiting() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={96} />
      ))}
    </Box>
  );
}
