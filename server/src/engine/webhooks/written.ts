import type { Clock, Row, WrittenChange } from '../domain.ts';
import type { Identity } from '../identity/index.ts';
import type { Rows } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { perNamespace } from '../store/namespaces/current.ts';
import { resourceOf } from '../store/resource-of.ts';
import { newDelivery } from './deliveries.ts';
import { bodyOf, eventOf, typeOf } from './event.ts';
import { matches } from './matches.ts';
import { mayTell, type Owner, ownerOf } from './owner.ts';
import { webhookResources } from './served.ts';

export interface Webhooks {
  /**
   * Stores a delivery for each hook that asks for a change, in the transaction of the change.
   * @returns whether there is any
   */
  written(rows: Rows, changes: readonly WrittenChange[]): Promise<boolean>;
}

interface Parts {
  readonly store: Store;
  readonly identity: Pick<Identity, 'accountsIn'>;
  readonly clock: Clock;
}

/** Opens the webhooks of a project, or returns undefined if it has none. */
export function openWebhooks({ store, identity, clock }: Parts): Webhooks | undefined {
  const { model } = store;
  const served = webhookResources(model);
  if (!served) return undefined;
  const [hooks, deliveries] = [served.hooks.name, served.deliveries.name];
  const memory = perNamespace((): { known?: { readonly version: number; readonly hooks: readonly Row[] } } => ({}));

  async function activeHooks(rows: Rows): Promise<readonly Row[]> {
    const [version, { known }] = [store.version(hooks), memory()];
    if (store.alone && known?.version === version) return known.hooks;
    const found = await rows.find(hooks, { status: 'ACTIVE' }, { sort: 'id' });
    if (store.alone) memory().known = { version, hooks: found };
    return found;
  }

  return {
    async written(rows, changes) {
      const told = changes.filter(({ resource }) => resource !== hooks && resource !== deliveries);
      const active = told.length === 0 ? [] : await activeHooks(rows);
      if (active.length === 0) return false;
      const owners = new Map<unknown, Promise<Owner | undefined>>();
      const owner = (id: unknown) => {
        const found = owners.get(id) ?? readOwner(rows, id);
        owners.set(id, found);
        return found;
      };
      let isAny = false;
      for (const change of told) {
        const resource = resourceOf(model, change.resource);
        const event = eventOf(resource, change);
        if (!event) continue;
        const asking = active.filter((hook) => matches(hook, event));
        for (const hook of asking) {
          const reader = await owner(hook['owner_id']);
          if (!reader || !mayTell(reader, hook, resource, event.office)) continue;
          const payload = bodyOf(event, clock.now());
          await rows.insert(
            deliveries,
            newDelivery(clock, { hook, event: typeOf(event), recordId: event.id, payload }),
          );
          isAny = true;
        }
      }
      return isAny;
    },
  };

  async function readOwner(rows: Rows, id: unknown): Promise<Owner | undefined> {
    if (typeof id !== 'string') return undefined;
    return ownerOf(await rows.get(model.identity.users.resource, id), await identity.accountsIn(rows));
  }
}
