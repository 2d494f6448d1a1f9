import { useGetManyAggregate, useTranslate, type RaRecord } from 'react-admin';
import { useMay } from '../auth/session-context.tsx';
import { useResourceOutline } from '../model/model-context.tsx';
import { useRecordTitle } from './use-localized.ts';

export function useActorName(): (actor: string) => string {
  const translate = useTranslate();
  return (actor) => translate(`workflow.actors.${actor}`, { _: actor });
}

/**
 * Returns a function that finds the display name of an actor in a history.
 * @param accounts resource of the accounts; undefined if the history does not store account ids
 * @returns function that returns undefined for an account whose name is unknown, because an id would tell the reader
 * nothing
 */
export function useActorNames(
  actor: readonly string[],
  accounts: string | undefined,
): (one: string) => string | undefined {
  const nameOf = useActorName();
  const titleOf = useRecordTitle();
  const account = useResourceOutline(accounts);
  const readable = useMay()(accounts ?? '', 'list');
  const ids = [...new Set(accounts === undefined ? [] : actor)];
  const asked = readable && ids.length > 0;
  const { data } = useGetManyAggregate<RaRecord>(accounts ?? '', { ids }, { enabled: asked });
  return (one) => {
    if (ID.test(one)) {
      const found = data?.find((account) => account?.id === one);
      return found && account ? titleOf(account.title, found) : undefined;
    }
    return nameOf(one);
  };
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;
