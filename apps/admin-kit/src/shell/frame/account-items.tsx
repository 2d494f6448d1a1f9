import { useProfile } from '../../auth/session-context.tsx';
import Check from '@mui/icons-material/Check';
import Logout from '@mui/icons-material/Logout';
import ManageAccounts from '@mui/icons-material/ManageAccounts';
import { Box, Divider, ListItemIcon, ListItemText, ListSubheader, Menu, MenuItem, Typography } from '@mui/material';
import { useLocaleState, useLocales, useRemoveFromStore, useStore } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HueChoice } from './hue-choice.tsx';
import { useSignOut } from '../account/use-sign-out.ts';

const MODES = ['light', 'dark', 'system'] as const;

const tick = (chosen: boolean) => <ListItemIcon>{chosen ? <Check fontSize="small" /> : null}</ListItemIcon>;

/** Rendered only while the menu is open, because the browser needs a moment to determine the names of the languages. */
function Languages() {
  const [locale, setLocale] = useLocaleState();
  return useLocales().map(({ locale: language, name }) => (
    <MenuItem
      key={language}
      dense
      role="menuitemradio"
      aria-checked={locale === language}
      lang={language}
      onClick={() => setLocale(language)}
    >
      {tick(locale === language)}
      <ListItemText>{name}</ListItemText>
    </MenuItem>
  ));
}

interface AccountItemsProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

export default function AccountItems({ anchor, onClose }: AccountItemsProps) {
  const { t } = useTranslation();
  const profile = useProfile();
  const signOut = useSignOut();
  const [mode, setMode] = useStore<string | undefined>('theme');
  const forget = useRemoveFromStore('theme');
  if (!profile) return null;
  return (
    <Menu anchorEl={anchor} open onClose={onClose} slotProps={{ paper: { sx: { maxWidth: 300, minWidth: 240 } } }}>
      <Box component="li" role="none" sx={{ px: 2, py: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{profile.full_name}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {profile.email ?? Object.values(profile.sign_in).find((name) => name !== null)}
        </Typography>
      </Box>
      <MenuItem component={Link} to="/profile" onClick={onClose}>
        <ListItemIcon>
          <ManageAccounts fontSize="small" />
        </ListItemIcon>
        <ListItemText>{t('profile.menu')}</ListItemText>
      </MenuItem>
      <Divider />
      <ListSubheader role="presentation">{t('language.label')}</ListSubheader>
      <Languages />
      <Divider />
      <ListSubheader role="presentation">{t('theme.label')}</ListSubheader>
      {MODES.map((one) => (
        <MenuItem
          key={one}
          dense
          role="menuitemradio"
          aria-checked={(mode ?? 'system') === one}
          onClick={() => (one === 'system' ? forget() : setMode(one))}
        >
          {tick((mode ?? 'system') === one)}
          <ListItemText>{t(`theme.${one}`)}</ListItemText>
        </MenuItem>
      ))}
      <HueChoice />
      <Divider />
      <MenuItem onClick={signOut}>
        <ListItemIcon>
          <Logout fontSize="small" />
        </ListItemIcon>
        <ListItemText>{t('ra.auth.logout')}</ListItemText>
      </MenuItem>
    </Menu>
  );
}
