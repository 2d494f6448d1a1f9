import { useGetManyAggregate, useTranslate, type RaRecord } from 'react-admin';
import { useMay } from '../auth/session-context.tsx';
import { useResource } from '../model/model-context.tsx';
import { recordTitle } from './record-title.ts';

/** The name under which a history keeps who did something: a person's as it is, a job's in words. */
export function useActorName(): (kept: string) => string {
  const translate = useTranslate();
  return (kept) => translate(`workflow.actors.${kept}`, { _: kept });
}

/**
 * The names behind what a history keeps.
 * @param accounts the resource that it refers to, where it keeps ids
 * @returns undefined for somebody who cannot be named here: an id tells nobody anything
 */
export function useActorNames(
  kept: readonly string[],
  accounts: string | undefined,
): (one: string) => string | undefined {
  const nameOf = useActorName();
  const account = useResource(accounts);
  const readable = useMay()(accounts ?? '', 'list');
  const ids = [...new Set(accounts === undefined ? [] : kept)];
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
