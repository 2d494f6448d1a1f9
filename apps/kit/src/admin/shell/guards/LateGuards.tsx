import { useSyncExternalStore } from 'react';
import { later } from '../../layout/later.tsx';
import { useServices } from '../services/services-context.tsx';
import { hadWork, onFirstWork } from '../../data/works.ts';

const Guards = later(() => import('./Guards.tsx'));

/** The guards of unsaved work, whose code comes with the first form: lists do without it. */
export function LateGuards() {
  const { renewal } = useServices();
  const isNeeded = useSyncExternalStore(onFirstWork, hadWork);
  const isAsked = useSyncExternalStore(renewal.subscribe, renewal.asked) !== null;
  return isNeeded || isAsked ? <Guards /> : null;
}
