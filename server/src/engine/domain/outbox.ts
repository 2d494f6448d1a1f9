import type { MessageProblem } from '../write/system-tables/message-problems.ts';
import type { AnyRecords, Name, Reader, RecordMap, Row } from './reading.ts';
import type { Services } from './services.ts';

export type { MessageProblem };

/** What a message is about and who is responsible for it. */
export interface MessageContext {
  /** What the message is about, for the outbox's readers: `loan.reminder`. */
  readonly topic?: string | undefined;
  /** The office that sends it; by default the office that the transaction was opened for, else the topmost one. */
  readonly officeId?: string | null | undefined;
  /** The record that the message reports about. */
  readonly record?: { readonly resource: string; readonly id: string } | undefined;
  /** After this moment the message is of no use to its reader and is not sent any more; by default after 30 days. */
  readonly until?: Date | undefined;
}

export interface Mail extends MessageContext {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Shown by mail programs before the sender's address. */
  readonly fromName?: string;
}

/** A value of a mail's variable, by its kind: text and link, rows, flag. */
export type MailValue = string | boolean | readonly { readonly label: string; readonly text: string }[] | undefined;

/** A mail of `schemas/mails/`. */
export interface TemplateMail extends MessageContext {
  /** One address. */
  readonly to: string;
  readonly template: string;
  readonly language: string;
  readonly variables: Readonly<Record<string, MailValue>>;
}

/** Who a mail comes from, as its reader sees it. */
export interface MailSender {
  readonly name: string;
  /** An absolute address. */
  readonly logo?: string | undefined;
  readonly hotline?: string | undefined;
  readonly email?: string | undefined;
  readonly address?: string | undefined;
  /** `#0b5394`: buttons and the line at the top. White text is readable on it. */
  readonly color?: string | undefined;
}

export interface Sms extends MessageContext {
  /** A phone number. */
  readonly to: string;
  readonly text: string;
}

export type Channel = 'MAIL' | 'SMS';

/**
 * WAITING: to be sent, or to be tried again. SENDING: handed to the mail server right now. SENT: the mail server has accepted it.
 * FAILED: given up. UNCERTAIN: the connection or the process ended before the mail server answered, so that sending again could
 * deliver the message twice.
 */
export type MessageState = 'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'UNCERTAIN';

/** A message of the outbox without its content, which may hold one-time links. */
export interface OutboxEntry {
  readonly id: string;
  readonly channel: Channel;
  readonly recipient: string;
  /** Empty for an SMS. */
  readonly subject: string;
  readonly topic: string | undefined;
  readonly officeId: string | null;
  readonly record: { readonly resource: string; readonly id: string } | undefined;
  readonly state: MessageState;
  readonly problem: MessageProblem | undefined;
  /** The mail server's answer, one line. */
  readonly detail: string | undefined;
  readonly attempts: number;
  /** ISO, as all times here. */
  readonly createdAt: string;
  /** When it is tried next; only of one that waits for an attempt. */
  readonly dueAt: string | undefined;
  readonly sentAt: string | undefined;
}

/** An account at a mail server. */
export interface SmtpAccount {
  /** A provider that nodemailer knows by name (`gmail`); host and port are then its own. */
  readonly service?: string | undefined;
  readonly host?: string | undefined;
  /** 465 speaks TLS from the start; on every other port the connection is upgraded (STARTTLS). */
  readonly port?: number | undefined;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** The sender's address. */
  readonly from?: string | undefined;
}

/** How a project shows the outbox to its staff, and whose mail servers send it. */
export interface OutboxReading<R extends RecordMap = AnyRecords> {
  /** The resource that shows each message, under the id of its entry. */
  readonly resource: Name<R>;
  /** An entry as a row of that resource; called again with every change. */
  row(entry: OutboxEntry, reader: Reader<R>): Row | Promise<Row>;
  /** Who the mails of an office come from. */
  sender(reader: Reader<R>, officeId: string | null, origins: Services['origins']): Promise<MailSender>;
  /** The account of an office; undefined: that of the environment. */
  account(reader: Reader<R>, officeId: string | null): Promise<SmtpAccount | undefined>;
}
