import { useResourceContext } from 'react-admin';
import { useResource } from '../../model/model-context.tsx';

/** Returns the polling interval of the list in milliseconds, or false. The browser polls only while the page is visible. */
export function useRefresh(): number | false {
  const seconds = useResource(useResourceContext())?.list.refresh;
  return seconds === undefined ? false : seconds * 1000;
}
