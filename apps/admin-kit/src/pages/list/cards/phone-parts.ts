import { preloadedPage } from '../../../layout/preloaded-page.tsx';
import { isPhone } from '../../../theme/phone.ts';

const cards = preloadedPage(async () => (await import('./record-cards.tsx')).default);
const actions = preloadedPage(async () => (await import('./phone-actions.tsx')).default);

/**
 * Components that lists use only on phones. They are preloaded, because otherwise the pagination would render before
 * the cards and then move down.
 */
export const RecordCards = cards.Page;
export const PhoneActions = actions.Page;

if (isPhone()) for (const { preload } of [cards, actions]) void preload().catch(() => undefined);
