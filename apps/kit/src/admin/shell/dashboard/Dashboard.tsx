import { useOfficeId, useProfile } from '../../auth/session-context.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useToday } from '../../format/use-today.ts';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useDefinition } from '../definition/definition-context.tsx';
import { useServices } from '../services/services-context.tsx';
import { FigureCard } from './FigureCard.tsx';
import { FigureParts } from './FigureParts.tsx';
import { figuresOf, type Figure } from './figures.ts';

/** The home page: what waits, and how the day goes, each figure leading to the records behind it. */
export function Dashboard() {
  const translate = useTranslate();
  const formats = useFormats();
  const today = useToday();
  const { http } = useServices();
  const profile = useProfile();
  const office = useOfficeId();
  const { tiles } = useDefinition();
  const { data, error, isLoading } = useQuery({
    queryKey: ['dashboard', office],
    queryFn: async ({ signal }) => {
      const [answer, described = []] = await Promise.all([http.send('dashboard', { signal }), tiles?.()]);
      return { figures: figuresOf(answer.json), tiles: new Map(described.map((tile) => [tile.figure, tile])) };
    },
    enabled: tiles !== undefined,
  });
  const figures: readonly Figure[] = data?.figures ?? [];
  return (
    <>
      <PageHeading title={translate('dashboard.title')} />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('dashboard.greeting', { name: profile?.full_name ?? '' })} ·{' '}
        {translate('dashboard.today', { date: formats.date(today) })}
      </Typography>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {isLoading ? <Waiting /> : null}
      {data?.figures.length === 0 ? <Alert severity="info">{translate('dashboard.empty')}</Alert> : null}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', mb: 2 }}>
        {figures.map(({ name, value }) =>
          typeof value === 'number' ? (
            <FigureCard key={name} name={name} value={value} tile={data?.tiles.get(name)} />
          ) : null,
        )}
      </Box>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {figures.map(({ name, value }) =>
          typeof value === 'number' ? null : (
            <FigureParts key={name} name={name} parts={value} tile={data?.tiles.get(name)} />
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
