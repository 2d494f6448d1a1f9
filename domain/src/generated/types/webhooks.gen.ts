// From schemas/resources/webhooks.json by `tuyen generate`. Edit that file instead.
import type {
  WebhookResource,
  WebhooksConditionsOperator,
  WebhooksEvents,
  WebhooksProblem,
  WebhooksStatus,
} from './enums.gen.ts';

/** One of `webhooks` inside the server, secrets included. */
export type Webhook = {
  id: string;
  name: string;
  url: string;
  resources: readonly WebhookResource[];
  events: readonly WebhooksEvents[];
  transitions?: readonly string[] | null;
  conditions?: readonly WebhookCondition[] | null;
  /** The id of one of `offices`. */
  record_office_id?: string | null;
  status: WebhooksStatus;
  problem?: WebhooksProblem | null;
  /** The id of one of `users`. */
  owner_id?: string | null;
  failures?: number | null;
  /** ISO 8601, in UTC. */
  delivered_at?: string | null;
  secret?: string | null;
  /** ISO 8601, in UTC. */
  secret_issued_at?: string | null;
  previous_secret?: string | null;
  /** ISO 8601, in UTC. */
  previous_secret_until?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the operations of `webhooks` act on, are given and answer, by name. */
export type WebhookOperations = {
  'new-secret': {
    on: 'record';
    input: Record<never, never>;
    answer: {
      secret: string;
    };
  };
  'send-test': {
    on: 'record';
    input: Record<never, never>;
    answer: Record<never, never>;
  };
};

export type WebhookCondition = {
  field: string;
  operator: WebhooksConditionsOperator;
  value?: string | null;
};
