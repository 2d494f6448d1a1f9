import { lazyComponent } from '../../layout/lazy-component.tsx';

export const NotFoundRoute = lazyComponent(() => import('./unknown-page.tsx'));
