import { Alert, Box, Button, List, ListItem, ListItemButton, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreatePath, useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useOfficeId } from '../auth/session-context.tsx';
import type { KitDataProvider } from '../data/data-provider.ts';
import { useFormats } from '../format/use-formats.ts';
import { INBOX, type Inbox, type InboxItem } from './inbox.ts';

const PAGE = 20;
const MOST = 100;

/** Lists the items of the inbox. Opening an item marks it as read. */
export default function InboxList({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  const client = useQueryClient();
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
            <Item key={item.id} item={item} onOpen={() => open(item)} />
          ))}
        </List>
      ) : null}
      {data?.more && limit < MOST ? (
        <Button fullWidth onClick={() => setLimit(Math.min(MOST, limit + PAGE))}>
          {translate('inbox.more')}
        </Button>
      ) : null}
    </Box>
  );
}

function Item({ item, onOpen }: { readonly item: InboxItem; readonly onOpen: () => void }) {
  const translate = useTranslate();
  const formats = useFormats();
  const pathTo = useCreatePath();
  const { kind, resource, record_id: id, title, by, at, read } = item;
  const name = translate(`resources.${resource}.name`, { smart_count: 1, _: resource });
  const content = (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: read ? 400 : 600, overflowWrap: 'anywhere' }}>
        {title === null ? translate('inbox.unreadable') : translate(`inbox.${kind}`, { name, title })}
        {read ? null : <Box component="span" sx={UNSEEN}>{` (${translate('inbox.new')})`}</Box>}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {[by, formats.dateTime(at)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
  const sx = { alignItems: 'flex-start', gap: 1.25, py: 1, borderTop: 1, borderColor: 'divider' } as const;
  const dot = <Box aria-hidden sx={[DOT, { bgcolor: read ? 'transparent' : 'primary.main' }]} />;
  return title === null ? (
    <ListItem sx={sx}>
      {dot}
      {content}
    </ListItem>
  ) : (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={pathTo({ resource, id, type: 'show' })} onClick={onOpen} sx={sx}>
        {dot}
        {content}
      </ListItemButton>
    </ListItem>
  );
}

const DOT = { width: 8, height: 8, mt: 0.75, borderRadius: '50%', flex: 'none' } as const;
const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
