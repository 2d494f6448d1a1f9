import { useSyncExternalStore } from 'react';
import { later } from '../../layout/later.tsx';
import { areGuardsNeeded, onGuardsNeeded } from '../../data/works.ts';

const Guards = later(() => import('./Guards.tsx'));

/** The guards of unsaved work, whose code comes with the first form: lists do without it. */
export function LateGuards() {
  return useSyncExternalStore(onGuardsNeeded, areGuardsNeeded) ? <Guards /> : null;
}
