import { startTransition, type ReactNode } from 'react';
import { createBrowserRouter, parsePath, type RouterNavigateOptions, type To } from 'react-router';

/**
 * The router of the back-office. What changes within a page, such as the page of a list, is drawn in pieces between what a person does.
 * Another page is drawn at once: the one that is left would go on meanwhile.
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
 * A list puts what was typed into its filters into the address half a second later. On a busy computer somebody may have left it by then,
 * and would be led back. React-admin marks such a change, as one that is no reason to scroll.
 */
function isOfPageLeft(to: To | null, options: RouterNavigateOptions | undefined, shown: string): boolean {
  const state: { _scrollToTop?: unknown } | null | undefined = options?.state;
  const { pathname } = typeof to === 'string' ? parsePath(to) : (to ?? {});
  return state?._scrollToTop === false && pathname !== undefined && pathname !== shown;
}
