import { preloadedPage } from '../../../../core/preloaded-page.tsx';
import { isPhone } from '../../../theme/phone.ts';

const cards = preloadedPage(async () => (await import('./RecordCards.tsx')).default);
const actions = preloadedPage(async () => (await import('./PhoneActions.tsx')).default);

/** What lists have on phones alone. Without its cards the first list would show its pages' numbers at their place, and push them away. */
export const RecordCards = cards.Page;
export const PhoneActions = actions.Page;

if (isPhone()) for (const { preload } of [cards, actions]) void preload().catch(() => undefined);
