import { useResourceContext, useStore } from 'react-admin';
import { OPTIONS } from '../../data/query.ts';
import { useResource } from '../../model/model-context.tsx';
import { usePersonKey } from './use-person-key.ts';

interface Fold {
  /** Boolean field by which the list folds. Undefined if it does not. */
  readonly field: string | undefined;
  readonly isFolded: boolean;
  readonly toggle: () => void;
  /** Filter of the list, without the folded records. */
  readonly filter: object | undefined;
}

/**
 * Leaves out the records in which the field `list.fold` is true, until the user asks for them. Remembers the choice for
 * each user and list.
 * @param own filter that the page always applies
 */
export function useFold(own?: object): Fold {
  const field = useResource(useResourceContext())?.list.fold;
  const [isShown, setShown] = useStore<boolean>(usePersonKey('fold'), false);
  const isFolded = field !== undefined && !isShown;
  return {
    field,
    isFolded,
    toggle: () => setShown(!isShown),
    filter: isFolded ? { ...own, [OPTIONS]: [{ field, oneOf: [false, null] }] } : own,
  };
}
