import { Box, Toolbar, useMediaQuery, type Theme } from '@mui/material';
import { Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { SkipNavigationButton, useSidebarState, useStoreContext, type LayoutProps } from 'react-admin';
import { useLocation } from 'react-router';
import { useOfficeId } from '../../auth/session-context.tsx';
import { usePhone } from '../../theme/phone.ts';
import { PageBroken } from '../messages/PageBroken.tsx';
import { PageLoading } from '../messages/PageLoading.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

/** The frame of every page: bar, menu, and the page itself as the one `main`. On paper there is the page alone. */
export function Frame({ children }: LayoutProps) {
  const { pathname } = useLocation();
  const office = useOfficeId();
  useMenuAsWide();
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <SkipNavigationButton />
      <TopBar />
      <SideMenu />
      <Box
        component="main"
        id="main-content"
        tabIndex={-1}
        // A notice fits below the last control of a page.
        sx={{ flex: 1, minWidth: 0, px: { xs: 1.5, sm: 3 }, pb: { xs: 12, sm: 9 }, outline: 'none' }}
      >
        <Toolbar variant="dense" sx={{ displayPrint: 'none' }} />
        {/* At another address, or in another office, a page begins anew. Without the key the page that was left would stay mounted, hidden,
            while the code of the next one loads: what it does after a pause, as a list filters by what was typed, would lead back to it. */}
        <ErrorBoundary key={`${office} ${pathname}`} FallbackComponent={PageBroken}>
          <Suspense fallback={<PageLoading />}>{children}</Suspense>
        </ErrorBoundary>
      </Box>
    </Box>
  );
}

/** Until somebody chooses, the menu is open on wide screens only; over the page, as on a phone, it opens on request. */
function useMenuAsWide() {
  const phone = usePhone();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const store = useStoreContext();
  const [, setOpen] = useSidebarState();
  const asked = useRef(store.getItem('sidebar.open') === undefined);
  useEffect(() => {
    if (phone) setOpen(false);
    else if (asked.current) setOpen(wide);
  }, [phone, wide, setOpen]);
}
