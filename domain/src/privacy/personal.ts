import { isObject } from '@tuyen/model';
import type { Customer, Order, Records, Values } from '../contract.ts';

/** Text in required fields of an erased person. It satisfies the pattern of names and belongs to no language. */
const ERASED = 'XXXXX';

export const PERSONAL = {
  customers: [
    'full_name',
    'birth_date',
    'gender',
    'phone',
    'email',
    'identity_number',
    'portrait',
    'object_group_id',
    'proofs',
    'proof_documents',
    'proofs_valid_until',
    'group_name',
    'city_id',
    'district_id',
    'address',
    'note',
  ],
  orders: [
    'receiver_name',
    'receiver_phone',
    'delivery_address',
    'member_list',
    'members',
    'proofs',
    'reissue_note',
    'corrections',
    'note',
  ],
  'order-members': ['full_name', 'birth_date', 'identity_number', 'portrait', 'reject_reason'],
  'customer-requests': ['phone', 'documents', 'corrections', 'note'],
  'customer-cards': ['lock_reason'],
  'reissue-cards': ['note'],
  'monthly-tickets': ['note'],
  'daily-tickets': ['customer_name', 'customer_phone', 'note'],
  coins: ['note'],
  // Banks write the name and the account of the payer into the text of a transfer.
  'bank-statement-lines': ['description', 'note'],
  mails: ['recipient', 'subject', 'detail'],
  'card-sessions': ['device'],
} as const satisfies { readonly [K in keyof Records]?: readonly (keyof Records[K] & string)[] };

export type Held = keyof typeof PERSONAL;
type Erased<K extends Held> = Values<K> & { readonly [N in (typeof PERSONAL)[K][number]]: unknown };

export const isHeld = (resource: string): resource is Exclude<Held, 'customers'> =>
  resource !== 'customers' && Object.hasOwn(PERSONAL, resource);

/** Resources whose records are named after a person. The log stores no name of such a record, only its id. */
const NAMED_AFTER_PEOPLE: ReadonlySet<string> = new Set<Held>(['customers', 'order-members', 'mails', 'card-sessions']);

export const isTitlePersonal = (resource: string): boolean => NAMED_AFTER_PEOPLE.has(resource);

export const MASK = '***';

/** Masks the personal values of a record's copy in the audit log. The result still shows which fields had a value. */
export function masked(resource: Held, snapshot: unknown): Record<string, unknown> | null {
  if (!isObject(snapshot)) return null;
  const names: readonly string[] = PERSONAL[resource];
  return Object.fromEntries(
    Object.entries(snapshot).map(([name, value]) => [name, names.includes(name) && value !== null ? MASK : value]),
  );
}

export const erasedCustomer = (reason: string, now: Date) =>
  ({
    full_name: ERASED,
    birth_date: null,
    gender: null,
    phone: null,
    email: null,
    identity_number: null,
    portrait: null,
    object_group_id: null,
    proofs: null,
    proof_documents: null,
    proofs_valid_until: null,
    group_name: null,
    city_id: null,
    district_id: null,
    address: null,
    note: reason,
    status: 'INACTIVE',
    taps_consented_at: null,
    taps_consent_withdrawn_at: null,
    erased_at: now.toISOString(),
  }) as const satisfies Erased<'customers'>;

export const erasedOrder = (order: Pick<Order, 'delivery_method' | 'request_kind'>) =>
  ({
    receiver_name: null,
    receiver_phone: null,
    delivery_address: order.delivery_method === 'HOME' ? ERASED : null,
    member_list: null,
    members: null,
    proofs: null,
    reissue_note: null,
    corrections: null,
    note: null,
  }) as const satisfies Erased<'orders'>;

export const ERASED_VALUES = {
  'order-members': {
    full_name: ERASED,
    birth_date: null,
    identity_number: null,
    portrait: null,
    reject_reason: null,
  },
  'customer-requests': { phone: null, documents: null, corrections: null, note: null },
  'customer-cards': {
    status: 'INACTIVE',
    is_locked: true,
    lock_cause: 'ERASED',
    lock_reason: null,
  },
  'reissue-cards': { note: null },
  'monthly-tickets': { note: null },
  'daily-tickets': { customer_name: null, customer_phone: null, note: null },
  coins: { note: null },
  'bank-statement-lines': { description: MASK, note: null },
  'card-sessions': { device: null },
} as const satisfies { readonly [K in Exclude<Held, 'customers' | 'orders' | 'mails'>]: Erased<K> };

export const isErased = ({ erased_at: at }: Pick<Customer, 'erased_at'>): boolean => typeof at === 'string';
