import type { CalendarView } from '@tuyen/model';
import { createContext, useContext } from 'react';
import type { Identifier } from 'react-admin';
import type { CalendarEntry } from './entries.ts';
import type { EntryTexts } from './use-entry-texts.ts';
import type { MoveEntry } from './use-move-entry.ts';

/** What the parts of a calendar share: what they show, and what they can do. */
export interface CalendarParts {
  readonly view: CalendarView;
  readonly day: string;
  readonly today: string;
  /** First day of the shown month in the form `YYYY-MM`, if days of other months are shown paler. */
  readonly month: string | undefined;
  readonly textsOf: (entry: CalendarEntry) => EntryTexts;
  readonly movable: ReadonlySet<Identifier>;
  readonly mayCreate: boolean;
  readonly select: (day: string) => void;
  readonly list: (day: string) => void;
  readonly open: (entry: CalendarEntry) => void;
  readonly create: (day: string, hour?: number) => void;
  readonly move: MoveEntry;
  readonly drag: (entry: CalendarEntry | null) => void;
  readonly dragged: () => CalendarEntry | null;
}

export const CalendarContext = createContext<CalendarParts | undefined>(undefined);

export function useCalendarParts(): CalendarParts {
  const parts = useContext(CalendarContext);
  if (!parts) throw new Error('A part of a calendar is outside of a calendar.');
  return parts;
}
