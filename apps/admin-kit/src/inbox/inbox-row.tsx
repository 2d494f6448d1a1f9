import { Box, ListItem, ListItemButton, Typography } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useFormats } from '../format/use-formats.ts';
import type { InboxItem } from './inbox.ts';

export function InboxRow({ item, onOpen }: { readonly item: InboxItem; readonly onOpen: () => void }) {
  const translate = useTranslate();
  const formats = useFormats();
  const pathTo = useCreatePath();
  const { kind, resource, record_id: id, title, by, at, read, number } = item;
  const ofMany = title === '';
  const name = translate(`resources.${resource}.name`, { smart_count: ofMany ? 2 : 1, _: resource });
  const rows = formats.number(number ?? 0);
  const text = translate(`inbox.${kind}`, { name, title, rows, smart_count: number ?? 0 });
  const content = (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: read ? 400 : 600, overflowWrap: 'anywhere' }}>
        {title === null ? translate('inbox.unreadable') : text}
        {read ? null : <Box component="span" sx={UNSEEN}>{` (${translate('inbox.new')})`}</Box>}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {[by, formats.dateTime(at)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
  const sx = { alignItems: 'flex-start', gap: 1.25, py: 1, borderTop: 1, borderColor: 'divider' } as const;
  const dot = <Box aria-hidden sx={[DOT, { bgcolor: read ? 'transparent' : 'primary.main' }]} />;
  if (title === null || resource === '') {
    return (
      <ListItem sx={sx}>
        {dot}
        {content}
      </ListItem>
    );
  }
  const to = ofMany ? pathTo({ resource, type: 'list' }) : pathTo({ resource, id, type: 'show' });
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={to} onClick={onOpen} sx={sx}>
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
