import { useResourceContext } from 'react-admin';
import { useResource } from '../../model/model-context.tsx';

/** After how many milliseconds the list around asks again by itself; false where it does not. The browser asks while the page is looked at. */
export function useRefresh(): number | false {
  const seconds = useResource(useResourceContext())?.list.refresh;
  return seconds === undefined ? false : seconds * 1000;
}
