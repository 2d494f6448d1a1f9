import { useState } from 'react';
import { useFormats } from './use-formats.ts';

/** Returns the date (`YYYY-MM-DD`) in the project's time zone at the first render of the component. */
export function useToday(): string {
  const { zone } = useFormats();
  return useState(() => zone.dayOf(new Date()))[0];
}
