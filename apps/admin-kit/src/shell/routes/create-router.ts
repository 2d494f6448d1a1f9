import { startTransition, type ReactNode } from 'react';
import { createBrowserRouter, parsePath, type RouterNavigateOptions, type To } from 'react-router';

/**
 * Creates the router. Changes within a page, such as list pagination, render as interruptible transitions. Navigation
 * to another page renders immediately, because the old page would stay active in the meantime.
 */
export function createRouter(element: ReactNode): ReturnType<typeof createBrowserRouter> {
  const router = createBrowserRouter([{ path: '*', element }]);
  const { subscribe, navigate } = router;
  router.subscribe = (listen) => {
    let shown = router.state.location.pathname;
    return subscribe((state, options) => {
      const { pathname } = state.location;
      const isWithin = pathname === shown;
      shown = pathname;
      if (isWithin) startTransition(() => listen(state, options));
      else listen(state, options);
    });
  };
  router.navigate = async (to: To | number | null, options?: RouterNavigateOptions) => {
    if (typeof to === 'number') return navigate(to);
    if (!isOfPageLeft(to, options, router.state.location.pathname)) return navigate(to, options);
  };
  return router;
}

/**
 * Checks whether a navigation belongs to a list that the user has left. A list writes its filters to the URL half a
 * second after typing, which would navigate back to it on a busy computer. React-admin marks such a navigation with
 * `_scrollToTop: false`.
 */
function isOfPageLeft(to: To | null, options: RouterNavigateOptions | undefined, shown: string): boolean {
  const state: { _scrollToTop?: unknown } | null | undefined = options?.state;
  const { pathname } = typeof to === 'string' ? parsePath(to) : (to ?? {});
  return state?._scrollToTop === false && pathname !== undefined && pathname !== shown;
}
