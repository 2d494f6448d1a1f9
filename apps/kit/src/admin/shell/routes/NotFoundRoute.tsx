import { later } from '../../layout/later.tsx';

/** At an address that no page has, as far as is known. Most people never see it. */
export const NotFoundRoute = later(() => import('./UnknownPage.tsx'));
