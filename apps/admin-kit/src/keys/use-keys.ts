import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { bindKeys, boundKeys, changed, subscribeToKeys, type KeyBinding } from './keys.ts';

/** Binds keyboard shortcuts while the component is mounted. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const latest = useRef(bindings);
  useEffect(() => bindKeys(() => latest.current), []);
  const said = bindings.map(({ key, label }) => `${key} ${label}`).join();
  useLayoutEffect(() => {
    latest.current = bindings;
  });
  useEffect(changed, [said]);
}

export function useBoundKeys(): readonly KeyBinding[] {
  return useSyncExternalStore(subscribeToKeys, boundKeys, boundKeys);
}
