import { startEarly } from './boot/early.ts';

// The first requests leave before the rest of the code has come. No await at the top: pages import from chunks that would wait
// for this one while it waits for them.
const early = startEarly(location.pathname);
void import('./start.tsx').then(({ start }) => start(early));
