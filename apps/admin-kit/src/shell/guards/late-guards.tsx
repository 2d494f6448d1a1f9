import { useSyncExternalStore } from 'react';
import { lazyComponent } from '../../layout/lazy-component.tsx';
import { areGuardsNeeded, onGuardsNeeded } from '../../data/works.ts';

const Guards = lazyComponent(() => import('./guards.tsx'));

export function LateGuards() {
  return useSyncExternalStore(onGuardsNeeded, areGuardsNeeded) ? <Guards /> : null;
}
