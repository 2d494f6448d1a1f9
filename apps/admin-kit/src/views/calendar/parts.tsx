import type { ReactNode } from 'react';
import { TimelineFields, TimelineInputs } from '../timeline/parts.tsx';

interface PartProps {
  readonly children: ReactNode;
}

/** Shows the fields of the chosen record of a calendar. */
export function CalendarFields({ children }: PartProps) {
  return <TimelineFields>{children}</TimelineFields>;
}

/** Shows the inputs of the dates of the chosen record of a calendar. */
export function CalendarInputs({ children }: PartProps) {
  return <TimelineInputs>{children}</TimelineInputs>;
}
