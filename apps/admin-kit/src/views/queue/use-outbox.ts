import { useEffect, useState, useSyncExternalStore } from 'react';
import { holdWrites } from '../../data/held-writes.ts';
import { holdPage } from '../../data/works.ts';
import { Outbox, type OutboxState } from './outbox.ts';

/**
 * Returns the page's store of unsent decisions. Decisions that can still be undone are sent when the page or tab
 * closes.
 */
export function useOutbox(settled: () => void): { readonly outbox: Outbox; readonly state: OutboxState } {
  const [outbox] = useState(() => new Outbox());
  useEffect(() => outbox.onSettled(settled), [outbox, settled]);
  useEffect(() => {
    const leave = () => void outbox.sendNow(true);
    addEventListener('pagehide', leave);
    const isWaiting = () => outbox.state().waiting.length > 0;
    const release = holdWrites(() => (isWaiting() ? outbox.sendNow(false) : undefined));
    const releasePage = holdPage(isWaiting);
    return () => {
      removeEventListener('pagehide', leave);
      release();
      releasePage();
      leave();
    };
  }, [outbox]);
  return { outbox, state: useSyncExternalStore(outbox.subscribe, outbox.state, outbox.state) };
}
