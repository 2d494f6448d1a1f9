import { Box, Toolbar, useMediaQuery, type Theme } from '@mui/material';
import { Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { SkipNavigationButton, useSidebarState, useStoreContext, type LayoutProps } from 'react-admin';
import { useLocation } from 'react-router';
import { useOfficeId } from '../../auth/session-context.tsx';
import { usePhone } from '../../theme/phone.ts';
import { PageBroken } from '../messages/page-broken.tsx';
import { PageLoading } from '../messages/page-loading.tsx';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

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
        // Leaves space below the last control of the page, so that a notification does not cover it.
        sx={{ flex: 1, minWidth: 0, px: { xs: 1.5, sm: 3 }, pb: { xs: 12, sm: 9 }, outline: 'none' }}
      >
        <Toolbar variant="dense" sx={{ displayPrint: 'none' }} />
        {/* Remounts the page when the path or the office changes. Otherwise the previous page would stay mounted while the next one loads, and its delayed actions, such as a debounced list filter, would navigate back. */}
        <ErrorBoundary key={`${office} ${pathname}`} FallbackComponent={PageBroken}>
          <Suspense fallback={<PageLoading />}>{children}</Suspense>
        </ErrorBoundary>
      </Box>
    </Box>
  );
}

/** Opens the menu by default on wide screens only. On a phone the menu covers the page and opens on request. */
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
