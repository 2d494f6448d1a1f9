import type { QueryClient } from '@tanstack/react-query';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';
import { WAIT } from '../../support/limits.ts';

const QUIET_TURNS = 3;

const turn = () =>
  new Promise<void>((resolve) => {
    setTimeout(() => unstable_scheduleCallback(unstable_IdlePriority, () => resolve()), 0);
  });

export async function settled(page: HTMLElement, queryClient: QueryClient): Promise<void> {
  let changed = true;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(page, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    const latest = performance.now() + WAIT;
    for (let quiet = 0; quiet < QUIET_TURNS;) {
      if (performance.now() > latest) throw new Error(`The page does not come to rest:\n${page.textContent}`);
      changed = false;
      await turn();
      const busy = changed || queryClient.isFetching() > 0 || page.querySelector(PLACEHOLDER) !== null;
      quiet = busy ? 0 : quiet + 1;
    }
  } finally {
    observer.disconnect();
  }
}

const PLACEHOLDER = '.MuiSkeleton-root, .RaPlaceholder-root, [role=progressbar], [aria-busy=true]';
