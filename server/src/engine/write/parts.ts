import type { Zone } from '@tuyen/model';
import type { Auth, Clock, Domain, Origins, Reader, Row, Services } from '../domain.ts';
import type { Identity, Revocation } from '../identity/index.ts';
import type { Store } from '../store/store.ts';
import type { Audit } from '../audit/audit.ts';
import type { Webhooks } from '../webhooks/written.ts';
import type { Validation } from '../validation/validation.ts';

export interface WriteParts {
  readonly store: Store;
  readonly domain: Domain;
  readonly clock: Clock;
  readonly validation: Validation;
  readonly identity: Identity;
  readonly revoke: Revocation;
  readonly auth: Pick<Auth, 'may'>;
  readonly origins: Origins;
  readonly privateMailHosts: boolean;
  readonly canSendSms: boolean;
  readonly audit: Audit;
  /** Undefined if the project has no webhooks. */
  readonly webhooks?: Webhooks | undefined;
  /** Asks for stored events to be sent soon. */
  readonly sendSoon?: (() => void) | undefined;
  readonly text: Services['text'];
  readonly zone: Zone;
  settings(reader: Reader, resource: string, officeId: string | null): Promise<Row>;
}
