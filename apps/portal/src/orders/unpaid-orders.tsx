import { useSyncExternalStore } from 'react';
import { useChunk } from '@tuyen/portal-kit';
import type { Language } from '../language.ts';
import { storedOrders } from './stored-orders.ts';

export interface UnpaidOrdersProps {
  readonly language: Language;
  readonly wide?: boolean;
}

const load = () => import('./unpaid-list.tsx');
const subscribe = () => () => undefined;
const hasSome = () => storedOrders(() => localStorage, Date.now()).length > 0;
/** The prerendered page knows no device. */
const hasNone = () => false;

/** Loads the list of unpaid orders if this device has stored any, which few visits do. */
export default function UnpaidOrders(props: UnpaidOrdersProps) {
  const { part: List } = useChunk(load, useSyncExternalStore(subscribe, hasSome, hasNone));
  return List ? <List {...props} /> : null;
}
