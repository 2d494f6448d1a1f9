import { startTransition, type ReactNode } from 'react';
import { createBrowserRouter } from 'react-router';

/**
 * The router of the back-office. What changes within a page, such as the page of a list, is drawn in pieces between what a person does.
 * Another page is drawn at once: the one that is left would go on meanwhile, and what it does after a pause lead back to it.
 */
export function createRouter(element: ReactNode): ReturnType<typeof createBrowserRouter> {
  const router = createBrowserRouter([{ path: '*', element }]);
  const subscribe = router.subscribe.bind(router);
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
  return router;
}
