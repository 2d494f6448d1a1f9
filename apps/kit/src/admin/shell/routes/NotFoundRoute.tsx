import { lazy, Suspense } from 'react';

// Most people never see it.
const UnknownPage = lazy(() => import('./UnknownPage.tsx'));

/** At an address that no page has, as far as is known. */
export function NotFoundRoute() {
  return (
    <Suspense>
      <UnknownPage />
    </Suspense>
  );
}
