import Notifications from '@mui/icons-material/NotificationsOutlined';
import { Badge, IconButton, Popover } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useOfficeId, useProfile } from '../auth/session-context.tsx';
import type { KitDataProvider } from '../data/data-provider.ts';
import { readQuietly } from '../data/read-quietly.ts';
import { lazyComponent } from '../layout/lazy-component.tsx';
import { INBOX, unreadIn } from './inbox.ts';
import { useIsActive } from './use-is-active.ts';

const InboxList = lazyComponent(() => import('./inbox-list.tsx'));

/** Interval in ms at which a visible page asks for the number of unread items while the user works. */
const AGAIN_MS = 60_000;

/** Button of the inbox, with the number of unread items. Renders nothing for accounts without an inbox. */
export function InboxButton() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  const account = useProfile()?.id;
  const office = useOfficeId();
  const isActive = useIsActive();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { data: unread } = useQuery({
    queryKey: [INBOX, 'unread', account, office],
    queryFn: async ({ signal }) => unreadIn(await readQuietly(dataProvider, 'meta/inbox/unread', signal)),
    enabled: account !== undefined,
    refetchInterval: isActive && AGAIN_MS,
    retry: false,
  });
  if (unread === undefined) return null;
  const label = unread > 0 ? translate('inbox.unread', { smart_count: unread }) : translate('inbox.title');
  return (
    <>
      <IconButton
        ref={button}
        color="inherit"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {unread > 0 ? (
          <Badge badgeContent={unread} max={99} color="error" overlap="circular">
            <Notifications />
          </Badge>
        ) : (
          <Notifications />
        )}
      </IconButton>
      <Popover
        open={open}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={BOTTOM}
        transformOrigin={TOP}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('inbox.title'),
            sx: { width: 400, maxWidth: 'calc(100vw - 32px)' },
          },
        }}
      >
        <InboxList onClose={() => setOpen(false)} />
      </Popover>
    </>
  );
}

const BOTTOM = { vertical: 'bottom', horizontal: 'right' } as const;
const TOP = { vertical: 'top', horizontal: 'right' } as const;
