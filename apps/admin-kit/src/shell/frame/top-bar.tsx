import Menu from '@mui/icons-material/Menu';
import MenuOpen from '@mui/icons-material/MenuOpen';
import { AppBar, Box, IconButton, Toolbar } from '@mui/material';
import { useSidebarState } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { InboxButton } from '../../inbox/inbox-button.tsx';
import { InPieces } from '../../layout/in-pieces.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BrandLink } from './brand-link.tsx';
import { KeysHelp } from './keys-help.tsx';
import { OfficeSwitch } from './office-switch.tsx';
import { PaletteButton } from './palette-button.tsx';
import { RefreshButton } from './refresh-button.tsx';

export function TopBar() {
  const { t } = useTranslation();
  const [open, setOpen] = useSidebarState();
  return (
    <AppBar
      position="fixed"
      color="default"
      elevation={0}
      sx={{
        zIndex: (theme) => theme.zIndex.drawer + 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        backgroundImage: 'none',
        displayPrint: 'none',
      }}
    >
      <Toolbar variant="dense" sx={{ gap: { xs: 0.5, sm: 1 }, px: { xs: 1, sm: 2 } }} disableGutters>
        <InPieces waiting={null}>
          <IconButton
            onClick={() => setOpen(!open)}
            aria-label={t(open ? 'ra.action.close_menu' : 'ra.action.open_menu')}
            aria-expanded={open}
            aria-controls="side-menu"
            color="inherit"
          >
            {open ? <MenuOpen /> : <Menu />}
          </IconButton>
          <BrandLink />
          <PaletteButton />
          <KeysHelp />
          <Box sx={{ flex: 1 }} />
          <RefreshButton />
          <InboxButton />
          <OfficeSwitch />
          <AccountMenu />
        </InPieces>
      </Toolbar>
    </AppBar>
  );
}
