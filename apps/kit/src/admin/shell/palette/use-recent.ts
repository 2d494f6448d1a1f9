import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { useOfficeId } from '../../auth/session-context.tsx';
import type { Entry } from './entry.ts';

const MOST = 8;

/** Of a page or an action only its id: its words are those of the language of the day. */
type Remembered = Pick<Entry, 'id' | 'label' | 'detail' | 'to'>;

/**
 * What was chosen last, in this office. With the sign-out it is forgotten, as records have names of people.
 *
 * @param known the pages and actions of today
 */
export function useRecent(known: readonly Entry[]): readonly [readonly Entry[], (entry: Entry) => void] {
  const [remembered, setRemembered] = useStore<readonly Remembered[]>(`palette.${useOfficeId() ?? ''}`, NONE);
  const recent = useMemo(() => {
    const byId = new Map(known.map((entry) => [entry.id, entry]));
    return remembered.flatMap((entry): Entry[] => {
      const now = byId.get(entry.id);
      return now ? [now] : entry.id.startsWith('record:') ? [entry] : [];
    });
  }, [remembered, known]);
  const remember = ({ id, label, detail, to }: Entry) => {
    const first: Remembered = { id, label, ...(detail && { detail }), ...(to && { to }) };
    setRemembered([first, ...remembered.filter((entry) => entry.id !== id)].slice(0, MOST));
  };
  return [recent, remember];
}

const NONE: readonly Remembered[] = [];
