import { useProfile } from '../../auth/session-context.tsx';
import { useUploadLink } from '../../uploads/use-upload-link.ts';
import { Avatar, IconButton } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../layout/lazy-component.tsx';

const AccountItems = lazyComponent(() => import('./account-items.tsx'));

const AVATAR = { width: 30, height: 30, fontSize: 15, bgcolor: 'primary.main', color: 'primary.contrastText' };

function Portrait({ stored, initials }: { readonly stored: string; readonly initials: string }) {
  const { address } = useUploadLink(stored);
  return (
    <Avatar {...(address === undefined ? {} : { src: address })} alt="" sx={AVATAR}>
      {initials}
    </Avatar>
  );
}

export function AccountMenu() {
  const { t } = useTranslation();
  const profile = useProfile();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!profile) return null;
  const initials = profile.full_name.split(' ').at(-1)?.[0] ?? '?';
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={() => void AccountItems.preload().catch(() => undefined)}
        aria-label={t('ra.auth.user_menu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ p: 0.5 }}
      >
        {profile.avatar_url ? (
          <Portrait stored={profile.avatar_url} initials={initials} />
        ) : (
          <Avatar sx={AVATAR}>{initials}</Avatar>
        )}
      </IconButton>
      {anchor ? <AccountItems anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  );
}
