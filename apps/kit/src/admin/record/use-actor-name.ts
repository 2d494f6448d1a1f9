import { useGetManyAggregate, useTranslate, type RaRecord } from 'react-admin';
import { useMay } from '../auth/session-context.tsx';
import { useResourceOutline } from '../model/model-context.tsx';
import { recordTitle } from './record-title.ts';

/** The shown name of an actor as a history stores it: a person's unchanged, a job's translated. */
export function useActorName(): (actor: string) => string {
  const translate = useTranslate();
  return (actor) => translate(`workflow.actors.${actor}`, { _: actor });
}

/**
 * The names behind what a history keeps.
 * @param accounts the resource that it refers to, where it keeps ids
 * @returns undefined if the name is unknown here: an id means nothing to a reader
 */
export function useActorNames(
  actor: readonly string[],
  accounts: string | undefined,
): (one: string) => string | undefined {
  const nameOf = useActorName();
  const account = useResourceOutline(accounts);
  const readable = useMay()(accounts ?? '', 'list');
  const ids = [...new Set(accounts === undefined ? [] : actor)];
  const asked = readable && ids.length > 0;
  const { data } = useGetManyAggregate<RaRecord>(accounts ?? '', { ids }, { enabled: asked });
  return (one) => {
    if (ID.test(one)) {
      const found = data?.find((account) => account?.id === one);
      return found && account ? recordTitle(account.title, found) : undefined;
    }
    return nameOf(one);
  };
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;
