import { later } from '../../layout/later.tsx';

/** Lazy not-found page, because most users never see it. */
export const NotFoundRoute = later(() => import('./unknown-page.tsx'));
