import { useMemo, useSyncExternalStore } from 'react';
import type { Services } from '../services/create-services.ts';
import { store } from '../services/store.ts';
import { HUES, type Palette } from './hues.ts';
import { themeOptions } from './theme.ts';

const KEY = 'hue';

function chosenHue(palette: Palette): string {
  const kept = store.getItem<string>(KEY);
  return kept !== undefined && Object.hasOwn(palette, kept) ? kept : (Object.keys(palette)[0] ?? '');
}

const subscribe = (listener: () => void) => store.subscribe(KEY, listener);

/** The color that the person chose, by name; react-admin's own store is not yet there where themes are made. */
export function useHue(palette: Palette = HUES): [string, (hue: string) => void] {
  return [useSyncExternalStore(subscribe, () => chosenHue(palette)), (hue) => store.setItem(KEY, hue)];
}

/** @param i18n has the word that spinners say to those who do not see them: react-admin's own is not yet there, either */
export function useThemes(i18n: Services['i18n'], palette: Palette = HUES) {
  const [hue] = useHue(palette);
  const shades = palette[hue] ?? HUES.blue;
  const busy = useSyncExternalStore(
    (listener) => {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
    () => i18n.t('ra.page.loading'),
  );
  return useMemo(() => {
    const of = (mode: 'light' | 'dark') => themeOptions(mode, shades, busy);
    return { light: of('light'), dark: of('dark') };
  }, [shades, busy]);
}
