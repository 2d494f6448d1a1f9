import { useEffect, useState } from 'react';
import { useChunk } from '@tuyen/portal-kit';
import type { Language } from '../language.ts';
import { storedOrders } from './stored-orders.ts';

export interface UnpaidOrdersProps {
  readonly language: Language;
  readonly wide?: boolean;
}

const load = () => import('./unpaid-list.tsx');

/** Loads the list of unpaid orders if this device has stored any, which few visits do. */
export default function UnpaidOrders(props: UnpaidOrdersProps) {
  const [some, setSome] = useState(false);
  useEffect(() => setSome(storedOrders(() => localStorage, Date.now()).length > 0), []);
  const { part: List } = useChunk(load, some);
  return List ? <List {...props} /> : null;
}
