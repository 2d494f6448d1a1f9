import { Alert, Box, Button, FormControlLabel, List, Skeleton, Switch, Typography } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useOfficeId } from '../auth/session-context.tsx';
import type { KitDataProvider } from '../data/data-provider.ts';
import { INBOX, type Inbox, type InboxItem } from './inbox.ts';
import { InboxRow } from './inbox-row.tsx';

const PAGE = 20;
const MOST = 100;

/** Lists the items of the inbox. Opening an item marks it as read. */
export default function InboxList({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const office = useOfficeId();
  const [limit, setLimit] = useState(PAGE);
  const { data, error } = useQuery({
    queryKey: [INBOX, 'items', office, limit],
    queryFn: ({ signal }) => dataProvider.call<Inbox>(`meta/inbox?limit=${limit}`, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const read = async (body: object) => {
    await dataProvider.call('meta/inbox/read', { method: 'POST', body }).catch(() => undefined);
    await client.invalidateQueries({ queryKey: [INBOX] });
  };
  const choose = async (digest: boolean) => {
    await dataProvider
      .call('meta/inbox/digest', { method: 'PUT', body: { digest } })
      .catch((problem: unknown) =>
        notify(problem instanceof Error ? problem.message : 'ra.page.error', { type: 'error' }),
      );
    await client.invalidateQueries({ queryKey: [INBOX, 'items'] });
  };
  const open = (item: InboxItem) => {
    if (!item.read) void read({ ids: [item.id] });
    onClose();
  };
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 1.5, pb: 0.5, minHeight: 44 }}>
        <Typography component="h2" variant="subtitle1" sx={{ flex: 1, fontWeight: 600 }}>
          {translate('inbox.title')}
        </Typography>
        {data && data.unread > 0 ? (
          <Button size="small" onClick={() => void read({})}>
            {translate('inbox.read_all')}
          </Button>
        ) : null}
      </Box>
      {error ? (
        <Alert severity="error" sx={{ m: 2 }}>
          {error.message || translate('ra.page.error')}
        </Alert>
      ) : null}
      {!data && !error ? <Skeleton variant="rounded" height={120} sx={{ m: 2 }} /> : null}
      {data?.items.length === 0 ? (
        <Typography role="status" color="text.secondary" sx={{ px: 2, pb: 3, pt: 1 }}>
          {translate('inbox.empty')}
        </Typography>
      ) : null}
      {data && data.items.length > 0 ? (
        <List disablePadding sx={{ maxHeight: '60vh', overflowY: 'auto' }}>
          {data.items.map((item) => (
            <InboxRow key={item.id} item={item} onOpen={() => open(item)} />
          ))}
        </List>
      ) : null}
      {data?.more && limit < MOST ? (
        <Button fullWidth onClick={() => setLimit(Math.min(MOST, limit + PAGE))}>
          {translate('inbox.more')}
        </Button>
      ) : null}
      {data && data.digest !== null ? (
        <Box sx={{ px: 2, py: 0.5, borderTop: 1, borderColor: 'divider' }}>
          <FormControlLabel
            sx={{ gap: 1, ml: 0 }}
            control={<Switch size="small" checked={data.digest} onChange={(_, checked) => void choose(checked)} />}
            label={<Typography variant="body2">{translate('inbox.digest')}</Typography>}
          />
        </Box>
      ) : null}
    </Box>
  );
}
