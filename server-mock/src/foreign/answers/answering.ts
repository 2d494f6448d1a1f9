import type { RecordStore, StoreSettings } from '../collections/store.ts';
import type { Operation } from '../document/open-api.ts';
import type { ForeignApi } from './api.ts';
import type { AskedRequest } from './check-request.ts';
import type { Preference } from './prefer.ts';

export interface ForeignRequest extends Omit<AskedRequest, 'params'> {
  readonly method: string;
  /** Decoded path. */
  readonly path: string;
  /** Address of this server: `http://127.0.0.1:4000`. */
  readonly origin: string;
  /** Path and query as sent. */
  readonly url: string;
}

/** Parts of the mock that an answer depends on. */
export interface Answering {
  readonly api: ForeignApi;
  readonly settings: StoreSettings;
  readonly store: RecordStore;
  readonly now: Date;
  /** Returns the effect of a fault that a tester has set for the operation. */
  readonly fault: (operation: Operation) => Promise<Preference | undefined>;
}
