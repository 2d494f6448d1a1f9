// From schemas/resources/webhook-deliveries.json by `tuyen generate`. Edit that file instead.
import type { WebhookDeliveriesLogProblem, WebhookDeliveriesProblem, WebhookDeliveriesState } from './enums.gen.ts';

/** One of `webhook-deliveries` inside the server, secrets included. */
export type WebhookDelivery = {
  id: string;
  /** The id of one of `webhooks`. */
  webhook_id?: string | null;
  event?: string | null;
  record_id?: string | null;
  state: WebhookDeliveriesState;
  problem?: WebhookDeliveriesProblem | null;
  status_code?: number | null;
  duration_ms?: number | null;
  answer?: string | null;
  attempts?: number | null;
  tries_left?: number | null;
  /** ISO 8601, in UTC. */
  due_at?: string | null;
  /** ISO 8601, in UTC. */
  leased_until?: string | null;
  /** ISO 8601, in UTC. */
  sent_at?: string | null;
  log?: readonly WebhookDeliveryLog[] | null;
  payload?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the transitions of `webhook-deliveries` are given, by name. */
export type WebhookDeliveryTransitions = {
  send: Record<never, never>;
  postpone: Record<never, never>;
  accept: Record<never, never>;
  'give-up': Record<never, never>;
  resend: Record<never, never>;
};

export type WebhookDeliveryLog = {
  /** ISO 8601, in UTC. */
  at?: string | null;
  status_code?: number | null;
  duration_ms?: number | null;
  problem?: WebhookDeliveriesLogProblem | null;
};
