import { useStore } from 'react-admin';
import { usePersonKey } from './use-person-key.ts';

export type Density = 'small' | 'medium';

export function useDensity(): readonly [Density, (density: Density) => void] {
  return useStore<Density>(usePersonKey('density'), 'small');
}
