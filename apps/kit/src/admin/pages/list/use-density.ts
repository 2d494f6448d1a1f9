import { useStore } from 'react-admin';
import { usePersonKey } from './use-person-key.ts';

export type Density = 'small' | 'medium';

/** How high the rows of the list around are. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  return useStore<Density>(usePersonKey('density'), 'small');
}
