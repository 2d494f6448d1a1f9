import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { useOfficeId } from '../../auth/session-context.tsx';
import type { PaletteEntry } from './entry.ts';

const MOST = 8;

/** Pages and actions are stored by id only, because their labels depend on the current language. */
type Remembered = Pick<PaletteEntry, 'id' | 'label' | 'detail' | 'to'>;

/**
 * Returns the pages, actions and records that the user recently chose in the command palette in this office. A sign-out
 * deletes this list, because records contain names of people.
 * @param known current pages and actions
 */
export function useRecent(
  known: readonly PaletteEntry[],
): readonly [readonly PaletteEntry[], (entry: PaletteEntry) => void] {
  const [remembered, setRemembered] = useStore<readonly Remembered[]>(`palette.${useOfficeId() ?? ''}`, NONE);
  const recent = useMemo(() => {
    const byId = new Map(known.map((entry) => [entry.id, entry]));
    return remembered.flatMap((entry): PaletteEntry[] => {
      const now = byId.get(entry.id);
      return now ? [now] : entry.id.startsWith('record:') ? [entry] : [];
    });
  }, [remembered, known]);
  const remember = ({ id, label, detail, to }: PaletteEntry) => {
    const first: Remembered = { id, label, ...(detail && { detail }), ...(to && { to }) };
    setRemembered([first, ...remembered.filter((entry) => entry.id !== id)].slice(0, MOST));
  };
  return [recent, remember];
}

const NONE: readonly Remembered[] = [];
