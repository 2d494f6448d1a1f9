import { useMemo, useSyncExternalStore } from 'react';
import type { Services } from '../boot/create-services.ts';
import { store } from '../boot/store.ts';
import { DEFAULT_HUE, HUES, type Hue } from './hues.ts';
import { themeOptions } from './theme.ts';

const KEY = 'hue';

function chosenHue(): Hue {
  const kept = store.getItem<string>(KEY) ?? DEFAULT_HUE;
  return kept in HUES ? (kept as Hue) : DEFAULT_HUE;
}

const subscribe = (listener: () => void) => store.subscribe(KEY, listener);

/** The color that the person chose; react-admin's own store is not yet there where themes are made. */
export function useHue(): [Hue, (hue: Hue) => void] {
  return [useSyncExternalStore(subscribe, chosenHue), (hue) => store.setItem(KEY, hue)];
}

/** @param i18n has the word that spinners say to those who do not see them: react-admin's own is not yet there, either */
export function useThemes(i18n: Services['i18n']) {
  const [hue] = useHue();
  const busy = useSyncExternalStore(
    (listener) => {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
    () => i18n.t('ra.page.loading'),
  );
  return useMemo(() => {
    const of = (mode: 'light' | 'dark') => themeOptions(mode, hue, busy);
    return { light: of('light'), dark: of('dark') };
  }, [hue, busy]);
}
