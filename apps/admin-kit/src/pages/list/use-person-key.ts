import { useResourceContext } from 'react-admin';
import { useProfile } from '../../auth/session-context.tsx';

/** Returns a storage key per user and list, because several users can share a browser. */
export function usePersonKey(choice: 'columns' | 'density' | 'fold' | 'layout'): string {
  const resource = useResourceContext() ?? '';
  return `${choice}.${useProfile()?.id ?? ''}.${resource}`;
}
