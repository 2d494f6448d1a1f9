import { useStore } from 'react-admin';
import { useProfile } from '../auth/session-context.tsx';

const NONE: readonly string[] = [];

/** Keeps the favorite reports of a person in this browser, by any name that identifies a report. */
export function useFavoriteReports(): readonly [ReadonlySet<string>, (name: string) => void] {
  const [names, setNames] = useStore<readonly string[]>(`reports.favorites.${useProfile()?.id ?? ''}`, NONE);
  const toggle = (name: string) =>
    setNames(names.includes(name) ? names.filter((one) => one !== name) : [...names, name]);
  return [new Set(names), toggle];
}
