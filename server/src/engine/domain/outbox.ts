import type { MessageProblem } from './message-problems.ts';
import type { AnyRecords, Name, Reader, RecordMap, Row } from './reading.ts';
import type { Origins } from './origins.ts';

export type { MessageProblem };

export interface MessageContext {
  /** Topic shown in the outbox: `loan.reminder`. */
  readonly topic?: string | undefined;
  /** Office that sends the message. Defaults to the office of the transaction, then to the topmost office. */
  readonly officeId?: string | null | undefined;
  readonly record?: { readonly resource: string; readonly id: string } | undefined;
  /** Time after which the message is useless and is no longer sent. Defaults to 30 days from now. */
  readonly until?: Date | undefined;
}

export interface Mail extends MessageContext {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Further headers, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Name of the sender. Mail programs show it before the sender's address. */
  readonly fromName?: string;
}

/**
 * Value of a mail variable. The type depends on the variable's kind: a string for a text or a link, a list for rows, a
 * boolean for a flag.
 */
export type MailValue = string | boolean | readonly { readonly label: string; readonly text: string }[] | undefined;

/** Mail based on a template of `schemas/mails/`. */
export interface TemplateMail extends MessageContext {
  readonly to: string;
  /** Further headers, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly template: string;
  readonly language: string;
  readonly variables: Readonly<Record<string, MailValue>>;
}

export interface MailSender {
  readonly name: string;
  /** Absolute URL of the logo, because a mail has no base URL. */
  readonly logo?: string | undefined;
  readonly hotline?: string | undefined;
  readonly email?: string | undefined;
  readonly address?: string | undefined;
  /** Color of buttons and the line at the top: `#0b5394`. White text must be readable on it. */
  readonly color?: string | undefined;
}

export interface Sms extends MessageContext {
  readonly to: string;
  /** Short text that staff see in the outbox. It is not sent. */
  readonly title?: string | undefined;
  readonly text: string;
}

/** SMS with the text `sms` of a template of `schemas/mails/`. The subject of the mail is its title in the outbox. */
export interface TemplateSms extends MessageContext {
  readonly to: string;
  readonly template: string;
  readonly language: string;
  readonly variables: Readonly<Record<string, MailValue>>;
}

/** Answer of an SMS service: one of the status codes, and a body that matches. A missing part matches everything. */
export interface SmsAnswer {
  readonly status?: readonly number[];
  readonly body?: RegExp;
}

/** HTTP service that sends text messages. In url, headers and body, `{to}`, `{text}`, `{sender}` and `{id}` are filled in. */
export interface SmsSender {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly body:
    | { readonly kind: 'json'; readonly json: unknown }
    | { readonly kind: 'form'; readonly form: Readonly<Record<string, string>> }
    | undefined;
  /** Name that phones show as the sender. */
  readonly sender: string | undefined;
  /** Rewrites phone numbers for the service, such as `^0` to `+84`. */
  readonly recipient: { readonly pattern: RegExp; readonly replacement: string } | undefined;
  /** Whether accents are removed, so that a message needs fewer segments. */
  readonly unaccented: boolean;
  /** Default: every status from 200 to 299. */
  readonly success: SmsAnswer;
  /** Answers after which the message is sent again later, beside the statuses 408, 425, 429 and 5xx. */
  readonly retry: SmsAnswer | undefined;
  readonly timeoutMs: number;
  /** Values of environment variables in this sender. They never appear in logs or in the outbox. */
  readonly secrets: readonly string[];
}

export type Channel = 'MAIL' | 'SMS';

/**
 * State of a message:
 * - WAITING: to be sent, or to be retried.
 * - SENDING: currently handed to the mail server or the SMS service.
 * - SENT: accepted by the mail server or the SMS service.
 * - FAILED: not sent, and not retried.
 * - UNCERTAIN: the connection or the process ended before the server responded, so that sending again could
 *   deliver the message twice.
 */
export type MessageState = 'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'UNCERTAIN';

/** Message of the outbox without its content, which may contain one-time links. */
export interface OutboxEntry {
  readonly id: string;
  readonly channel: Channel;
  readonly recipient: string;
  /** Subject of the mail, or the title of the SMS. */
  readonly subject: string;
  readonly topic: string | undefined;
  readonly officeId: string | null;
  readonly record: { readonly resource: string; readonly id: string } | undefined;
  readonly state: MessageState;
  readonly problem: MessageProblem | undefined;
  readonly detail: string | undefined;
  readonly attempts: number;
  /** Time in ISO 8601, like all other times of a message. */
  readonly createdAt: string;
  /** Time of the next attempt. Only for a waiting message. */
  readonly dueAt: string | undefined;
  readonly sentAt: string | undefined;
}

export interface SmtpAccount {
  /** Provider that nodemailer knows by name (`gmail`). It determines host and port. */
  readonly service?: string | undefined;
  readonly host?: string | undefined;
  /** Port 465 uses TLS from the start. On every other port the connection is upgraded (STARTTLS). */
  readonly port?: number | undefined;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  readonly from?: string | undefined;
}

/** Defines how the outbox appears as a resource to the project's staff, and which mail accounts send its messages. */
export interface OutboxReading<R extends RecordMap = AnyRecords> {
  /** Resource in which the staff see each message of the outbox. The record has the id of the message. */
  readonly resource: Name<R>;
  /** Converts a message of the outbox to a row of the resource. Called again for every change of the message. */
  row(entry: OutboxEntry, reader: Reader<R>): Row | Promise<Row>;
  /** @param language language of the mail */
  sender(reader: Reader<R>, officeId: string | null, origins: Origins, language: string): Promise<MailSender>;
  /**
   * Returns the mail account of an office. If the function is omitted, the mail account from the environment variables
   * is used.
   */
  account(reader: Reader<R>, officeId: string | null): Promise<SmtpAccount | undefined>;
}
