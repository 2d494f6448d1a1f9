import { useResourceContext } from 'react-admin';
import { useResource } from '../../model/model-context.tsx';

/**
 * Returns the interval in milliseconds at which the list reloads, or false if it does not. The browser reloads it only
 * while the page is visible.
 */
export function useRefresh(): number | false {
  const seconds = useResource(useResourceContext())?.list.refresh;
  return seconds === undefined ? false : seconds * 1000;
}
