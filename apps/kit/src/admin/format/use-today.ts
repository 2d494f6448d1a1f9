import { useState } from 'react';
import { useFormats } from './use-formats.ts';

/** The day that it was on the project's clock when the component was first drawn: `YYYY-MM-DD`. */
export function useToday(): string {
  const { zone } = useFormats();
  return useState(() => zone.dayOf(new Date()))[0];
}
