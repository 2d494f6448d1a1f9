import type {
  FindOptions,
  LinkKey,
  Mail,
  Row,
  Sms,
  TemplateMail,
  TemplateSms,
  Transaction,
  Where,
  WriteContext,
} from '../domain.ts';
import { endKeys, issueKey, readKey, redeemKey } from '../identity/index.ts';
import { renderMail, renderSms } from '../mail-templates/render.ts';
import { senderOf } from '../mail-templates/sender.ts';
import type { OpenTransaction } from './open-transaction.ts';
import type { WriteParts } from './parts.ts';
import { nextNumber, openSums } from './system-tables/counters.ts';
import { openNotes } from './notes.ts';
import { openSavedTabs } from './saved-tabs.ts';
import { forgetMessage, putMessage, resendMessage } from './system-tables/outbox.ts';

export class TransactionServices {
  readonly context: WriteContext;
  protected readonly parts: WriteParts;
  protected readonly opened: OpenTransaction;

  constructor(parts: WriteParts, opened: OpenTransaction, context: WriteContext) {
    this.parts = parts;
    this.opened = opened;
    this.context = context;
  }

  get engine() {
    return this.opened.rows.engine;
  }
  get sql() {
    return this.opened.rows.sql;
  }
  get(resource: string, id: string) {
    return this.opened.rows.get(resource, id);
  }
  first(resource: string, where: Where, options?: FindOptions) {
    return this.opened.rows.first(resource, where, options);
  }
  find(resource: string, where?: Where, options?: FindOptions) {
    return this.opened.rows.find(resource, where, options);
  }
  count(resource: string, where?: Where) {
    return this.opened.rows.count(resource, where);
  }
  lock(resource: string, id: string) {
    return this.opened.rows.lock(resource, id);
  }
  lockFree(resource: string, ids: readonly string[]) {
    return this.opened.rows.lockFree(resource, ids);
  }
  next(counter: string) {
    return nextNumber(this.opened.rows, counter);
  }
  get sums() {
    return openSums(this.opened.rows);
  }
  async exclusive(name: string) {
    const { connection, engine } = this.opened.rows;
    // SQLite needs no lock, because its write transactions are exclusive.
    if (engine === 'postgres') await connection.rows('SELECT pg_advisory_xact_lock(7425, hashtext($1))', [name]);
  }
  settings(resource: string, officeId: string | null) {
    return this.parts.settings(this.opened.rows, resource, officeId);
  }
  mail(mail: Mail | TemplateMail) {
    return this.put(mail);
  }
  sms(sms: Sms | TemplateSms) {
    if (!('template' in sms)) return this.put(sms);
    const { template, language, variables, ...about } = sms;
    const rendered = renderSms(this.model, sms, Object.values(this.parts.origins));
    return this.put({ topic: template, ...about, ...rendered });
  }
  private async put(message: Mail | TemplateMail | Sms) {
    const { rows } = this.opened;
    const office = message.officeId ?? this.context.officeId;
    const officeId = office ?? (await this.parts.identity.accountsIn(rows)).topOffice();
    if (!('template' in message)) return putMessage(this.parts, rows, { ...message, officeId });
    const sender = await senderOf(this.parts, rows, officeId, message.language);
    const rendered = renderMail(this.model, message, sender, Object.values(this.parts.origins));
    const { template, ...about } = message;
    return putMessage(this.parts, rows, { topic: template, ...about, ...rendered, fromName: sender.name, officeId });
  }
  resend(id: string) {
    return resendMessage(this.parts, this.opened.rows, id);
  }
  get notes() {
    return openNotes(this.parts, this.opened.rows, this.context);
  }
  get tabs() {
    return openSavedTabs(this.parts, this.opened.rows, this.context);
  }
  forgetMessage(id: string) {
    return forgetMessage(this.parts, this.opened.rows, id);
  }
  issueKey(use: Parameters<Transaction['issueKey']>[0]) {
    return issueKey(this.opened.rows.connection, this.parts.clock.now(), use);
  }
  readKey(purpose: string, key: LinkKey) {
    return readKey(this.opened.rows.connection, this.parts.clock.now(), { purpose, ...key });
  }
  redeemKey(purpose: string, key: LinkKey) {
    return redeemKey(this.opened.rows.connection, this.parts.clock.now(), { purpose, ...key });
  }
  endKeys(purpose: string, subject: string) {
    return endKeys(this.opened.rows.connection, this.parts.clock.now(), [purpose], subject);
  }
  after(effect: () => void | Promise<void>) {
    this.opened.effects.push(effect);
  }
  reveal(values: Row) {
    Object.assign(this.opened.revealed, values);
  }
  get revealed() {
    return this.opened.revealed;
  }

  protected get model() {
    return this.parts.store.model;
  }
}
