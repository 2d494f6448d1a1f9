// From schemas/resources/mails.json by `tuyen generate`. Edit that file instead.
import type { MessageChannel, MessageProblem, MessageState } from './enums.gen.ts';

/** One of `mails` inside the server, secrets included. */
export type Mail = {
  id: string;
  channel?: MessageChannel | null;
  recipient?: string | null;
  subject?: string | null;
  topic?: string | null;
  /** The id of one of `orders`. */
  order_id?: string | null;
  /** The id of one of `customers`. */
  customer_id?: string | null;
  state: MessageState;
  problem?: MessageProblem | null;
  detail?: string | null;
  /** Unit: times. */
  attempts?: number | null;
  /** ISO 8601, in UTC. */
  due_at?: string | null;
  /** ISO 8601, in UTC. */
  sent_at?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the transitions of `mails` are given, by name. */
export type MailTransitions = {
  send: Record<never, never>;
  postpone: Record<never, never>;
  accept: Record<never, never>;
  'give-up': Record<never, never>;
  interrupt: Record<never, never>;
  resend: Record<never, never>;
};
