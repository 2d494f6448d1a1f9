import { useResourceContext } from 'react-admin';
import { useProfile } from '../../auth/session-context.tsx';

/** Where a choice is remembered that a person makes for one list: others at the same browser have their own. */
export function usePersonKey(choice: 'columns' | 'density'): string {
  const resource = useResourceContext() ?? '';
  return `${choice}.${useProfile()?.id ?? ''}.${resource}`;
}
