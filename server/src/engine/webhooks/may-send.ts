import { isObject, resourceNamed } from '@tuyen/model';
import type { Row } from '../domain.ts';
import type { Identity } from '../identity/index.ts';
import type { HasRecords } from '../store/store.ts';
import { resourceOfEvent, TEST_EVENT } from './deliveries.ts';
import { mayTell, ownerOf } from './owner.ts';

interface Parts extends HasRecords {
  readonly identity: Pick<Identity, 'accounts'>;
}

/**
 * Returns whether the owner of a hook may still read what a delivery tells. The hook may have got another owner since
 * the event, or its owner other rights.
 */
export async function maySend(
  { records: { model, reader }, identity }: Parts,
  hook: Readonly<Row>,
  delivery: Readonly<Row>,
): Promise<boolean> {
  if (delivery['event'] === TEST_EVENT) return true;
  const resource = resourceNamed(model, resourceOfEvent(delivery['event']));
  const id = hook['owner_id'];
  if (!resource || typeof id !== 'string') return false;
  const owner = ownerOf(await reader.get(model.identity.users.resource, id), await identity.accounts());
  return owner !== undefined && mayTell(owner, hook, resource, officeIn(delivery['payload']));
}

function officeIn(payload: unknown): string | undefined {
  const body: unknown = JSON.parse(String(payload));
  const data = isObject(body) ? body['data'] : undefined;
  const office = isObject(data) ? data['office_id'] : undefined;
  return typeof office === 'string' ? office : undefined;
}
