import { useSyncExternalStore } from 'react';
import { lazyComponent } from '../../layout/lazy-component.tsx';
import { areGuardsNeeded, onGuardsNeeded } from '../../data/works.ts';

const Guards = lazyComponent(() => import('./guards.tsx'));

/** Lazy guards of unsaved input. The code loads with the first form, so lists do not need it. */
export function LateGuards() {
  return useSyncExternalStore(onGuardsNeeded, areGuardsNeeded) ? <Guards /> : null;
}
