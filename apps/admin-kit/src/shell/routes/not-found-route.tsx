import { lazyComponent } from '../../layout/lazy-component.tsx';

/** Lazy not-found page, because most users never see it. */
export const NotFoundRoute = lazyComponent(() => import('./unknown-page.tsx'));
