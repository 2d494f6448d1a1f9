import { useMemo, useSyncExternalStore } from 'react';
import type { RaThemeOptions } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { store } from './services/store.ts';
import { HUES, type Palette } from '../theme/hues.ts';
import { themeOptions } from '../theme/theme.ts';

const KEY = 'hue';

function chosenHue(palette: Palette): string {
  const stored = store.getItem<string>(KEY);
  return stored !== undefined && Object.hasOwn(palette, stored) ? stored : (Object.keys(palette)[0] ?? '');
}

const subscribe = (listener: () => void) => store.subscribe(KEY, listener);

/**
 * Returns the name of the chosen color and its setter. Does not use react-admin's store, which is unavailable where
 * themes are created.
 */
export function useHue(palette: Palette = HUES): [string, (hue: string) => void] {
  return [useSyncExternalStore(subscribe, () => chosenHue(palette)), (hue) => store.setItem(KEY, hue)];
}

/**
 * Returns the light and the dark theme in the chosen color. Uses i18next directly, because react-admin's translations
 * are unavailable here.
 */
export function useThemes(palette: Palette = HUES): Readonly<Record<'light' | 'dark', RaThemeOptions>> {
  const [hue] = useHue(palette);
  const { t } = useTranslation();
  const isPrinted = useSyncExternalStore(printing.subscribe, printing.matches);
  const isStill = useSyncExternalStore(lessMotion.subscribe, lessMotion.matches);
  const shades = palette[hue] ?? HUES.blue;
  const busy = t('ra.page.loading');
  return useMemo(() => {
    const of = (mode: 'light' | 'dark') => themeOptions(mode, shades, busy, isStill);
    return { light: of('light'), dark: of(isPrinted ? 'light' : 'dark') };
  }, [shades, busy, isPrinted, isStill]);
}

const printing = medium('print');
const lessMotion = medium('(prefers-reduced-motion: reduce)');

function medium(query: string) {
  return {
    matches: () => matchMedia(query).matches,
    subscribe(listener: () => void): () => void {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
  };
}
