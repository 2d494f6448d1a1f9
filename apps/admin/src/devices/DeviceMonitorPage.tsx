import { type KitDataProvider, PageHeading, useOfficeId } from '@tuyen/kit/admin';
import { Alert, Box, Chip, Pagination, Skeleton } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { type Monitor, VIEWS, viewNamed } from './answer.ts';
import { DeviceRows } from './DeviceRows.tsx';

/** Looked at again by itself: devices report every few minutes. Milliseconds. */
const EVERY = 60_000;

/** The devices of the office and those below it: which are silent, never seen, low on battery or behind in firmware. */
export function DeviceMonitorPage() {
  const translate = useTranslate();
  const office = useOfficeId();
  const dataProvider = useDataProvider<KitDataProvider>();
  const [search, setSearch] = useSearchParams();
  const view = viewNamed(search.get('view'));
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const show = (next: Readonly<Record<string, string>>) => setSearch(next, { replace: true });
  const { data, error, isPending } = useQuery({
    queryKey: ['device-monitor', office, view, page],
    queryFn: ({ signal }) =>
      dataProvider.call<Monitor>(
        `devices/monitor?${new URLSearchParams({ page: String(page), ...(view && { view }) })}`,
        {
          signal,
        },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY,
  });
  const total = data && data.counts.ONLINE + data.counts.SILENT + data.counts.NEVER_SEEN;
  return (
    <>
      <PageHeading title={translate('device_monitor.title')} />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {isPending ? <Skeleton variant="rounded" height={240} /> : null}
      {data ? (
        <>
          <Box
            role="group"
            aria-label={translate('device_monitor.state')}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
          >
            {[undefined, ...VIEWS].map((one) => (
              <Chip
                key={one ?? 'all'}
                clickable
                aria-pressed={view === one}
                variant={view === one ? 'filled' : 'outlined'}
                color={view === one ? 'primary' : 'default'}
                label={`${translate(one ? `device_monitor.views.${one}` : 'device_monitor.all')} · ${one ? data.counts[one] : total}`}
                onClick={() => show(one ? { view: one } : {})}
              />
            ))}
          </Box>
          <DeviceRows devices={data.rows} />
          {data.pages > 1 || page > 1 ? (
            <Pagination
              sx={{ mt: 2 }}
              count={data.pages}
              page={page}
              onChange={(_, next) => show({ ...(view && { view }), page: String(next) })}
              aria-label={translate('device_monitor.pages')}
            />
          ) : null}
        </>
      ) : null}
    </>
  );
}
