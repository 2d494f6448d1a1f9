import { useMemo, useSyncExternalStore } from 'react';
import { store } from '../boot/store.ts';
import { DEFAULT_HUE, HUES, type Hue } from './hues.ts';
import { themeOptions } from './theme.ts';

const KEY = 'hue';

function chosenHue(): Hue {
  const kept = store.getItem<string>(KEY) ?? DEFAULT_HUE;
  return kept in HUES ? (kept as Hue) : DEFAULT_HUE;
}

const subscribe = (listener: () => void) => store.subscribe(KEY, listener);

/** The colour that the person chose; react-admin's own store is not yet there where themes are made. */
export function useHue(): [Hue, (hue: Hue) => void] {
  return [useSyncExternalStore(subscribe, chosenHue), (hue) => store.setItem(KEY, hue)];
}

export function useThemes() {
  const [hue] = useHue();
  return useMemo(() => ({ light: themeOptions('light', hue), dark: themeOptions('dark', hue) }), [hue]);
}
