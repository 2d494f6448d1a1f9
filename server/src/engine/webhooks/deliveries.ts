import type { Clock, Row } from '../domain.ts';
import { newId } from '../store/new-id.ts';

/** Attempts after which a delivery is given up. They take about eight and a half hours. */
export const MOST_ATTEMPTS = 10;

export const TEST_EVENT = 'webhook.test';

interface NewDelivery {
  readonly hook: Readonly<Row>;
  readonly event: string;
  readonly recordId?: string;
  readonly payload: string;
}

/** Returns the row of a new delivery, which is due at once. Its id is the `webhook-id` of every attempt. */
export function newDelivery(clock: Clock, { hook, event, recordId, payload }: NewDelivery): Row {
  const at = clock.now().toISOString();
  return {
    id: newId(clock),
    version: 1,
    created_at: at,
    updated_at: at,
    ...(typeof hook['office_id'] === 'string' && { office_id: hook['office_id'] }),
    webhook_id: hook['id'],
    event,
    ...(recordId !== undefined && { record_id: recordId }),
    state: 'WAITING',
    attempts: 0,
    tries_left: MOST_ATTEMPTS,
    due_at: at,
    payload,
  };
}

/** Returns the changes that make a delivery due again, with all its attempts. */
export const dueAgain = (clock: Clock): Row => ({
  due_at: clock.now().toISOString(),
  tries_left: MOST_ATTEMPTS,
  problem: null,
  sent_at: null,
});

/** Returns the resource of an event, such as `orders` of `orders.created`. */
export const resourceOfEvent = (event: unknown): string => String(event).replace(/\.[^.]*$/u, '');
