import { type Model, smsLength, textIn } from '@tuyen/model';
import type { Customer, Order, Services, Slug } from '../contract.ts';
import { mailAccountOf } from '../mails/account.ts';
import { type MailName, previewVariables, SAMPLE_MEMBER } from './preview-variables.ts';
import { senderOf } from '../mails/sender.ts';
import {
  type Caller,
  deliver,
  deliverSms,
  type Endpoints,
  Problem,
  problems,
  renderMail,
  renderSms,
  type MailSender,
  textSchema,
} from '@tuyen/server/domain';
import { type MailParts, memberMail, orderMail, refundMail } from './compose.ts';

const LABEL = { type: 'object', description: 'By language.', additionalProperties: textSchema } as const;

const LIST = {
  operationId: 'listMailTemplates',
  tags: ['mails'],
  summary: 'The mails that the server sends',
  'x-permission': 'mail.read' satisfies Slug,
  response: {
    200: {
      description: 'By name.',
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'label', 'about_order'],
        properties: { name: textSchema, label: LABEL, about_order: { type: 'boolean' } },
      },
    },
  },
} as const;

const PREVIEW = {
  operationId: 'previewMail',
  tags: ['mails'],
  summary: 'A mail over a real order, as its customer would get it',
  description:
    'Mails that are about no order are shown with sample values, and so are the others where the caller can read no order.',
  'x-permission': 'mail.read' satisfies Slug,
  params: { type: 'object', required: ['name'], properties: { name: textSchema } },
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: {
      order: {
        ...textSchema,
        description: 'The code of an order of this office or one below; by default the newest one.',
      },
      language: { ...textSchema, description: 'By default the caller’s.' },
    },
  },
  response: {
    200: {
      description: 'Both forms of the mail.',
      type: 'object',
      required: ['subject', 'text', 'html'],
      properties: {
        subject: textSchema,
        text: textSchema,
        html: textSchema,
        order: { ...textSchema, description: 'The code of the order.' },
        sms: {
          description: 'The text for phones, if the mail has one.',
          type: 'object',
          required: ['text', 'alphabet', 'characters', 'segments'],
          properties: {
            text: textSchema,
            alphabet: { enum: ['GSM-7', 'UCS-2'] },
            characters: { type: 'integer' },
            segments: { type: 'integer' },
          },
        },
      },
    },
    ...problems(404),
  },
} as const;

const TEST = {
  operationId: 'sendTestMail',
  tags: ['mails'],
  summary: 'Send a mail or an SMS to oneself by the settings of the current office',
  'x-permission': 'setting.update' satisfies Slug,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { channel: { enum: ['MAIL', 'SMS'], default: 'MAIL' } },
  },
  response: {
    200: {
      description: 'Whether the mail server has accepted it, else why not, in words.',
      type: 'object',
      required: ['sent', 'to'],
      properties: {
        sent: { type: 'boolean' },
        to: textSchema,
        problem: textSchema,
        message: textSchema,
        detail: textSchema,
      },
    },
    ...problems(409, 429),
  },
} as const;

/** Limits the number of test mails, so that they cannot be used to probe mail servers. */
const TESTS = { name: 'test-mail', requests: 10, seconds: 900 };

export function mailRoutes(app: Endpoints, services: Services): void {
  const { model, auth, store, origins } = services;

  app.get('/mail-templates', { schema: LIST }, async (request) => {
    await auth.needsAll(request, 'mail.read');
    return model.mails.map(({ name, label, record }) => ({ name, label, about_order: record === 'orders' }));
  });

  app.get('/mail-templates/:name/preview', { schema: PREVIEW }, async (request) => {
    const caller = await auth.needsAll(request, 'mail.read');
    const template = model.mails.find(({ name }) => name === request.params.name);
    if (!template) throw new Problem(404, 'not_found');
    const language = request.query.language ?? caller.language;
    const bases = Object.values(origins);
    const order = template.record === 'orders' ? await orderOf(services, caller, request.query.order) : undefined;
    if (!order) {
      const sender = await senderOf(store, caller.officeId, origins, language);
      const { currency } = await services.settings('settings', caller.officeId);
      const { text } = services;
      const parts = { model, text, language, office: sender.name, currency, portal: origins.portal };
      const variables = previewVariables(template, parts);
      return previewOf(model, { template: template.name, language, variables }, sender, bases);
    }
    const customer = await store.get('customers', order.customer_id);
    if (!customer) throw new Problem(404, 'not_found');
    const settings = await services.settings('settings', order.office_id);
    const parts = {
      reader: store,
      settings,
      now: services.clock.now(),
      model,
      text: services.text,
      portal: origins.portal,
    };
    const shown: Order = { ...order, language: language === 'en' ? 'en' : 'vi' };
    const mail = await mailNamed(template.name, shown, customer, parts);
    if (!mail) throw new Problem(404, 'not_found');
    const sender = await senderOf(store, order.office_id, origins, language);
    const after = { mail: template.name };
    await services.logReading(caller, { resource: 'orders', recordId: order.id, action: 'preview', after });
    return { ...previewOf(model, mail, sender, bases), order: order.code };
  });

  app.post('/mails/test', { schema: TEST, preHandler: services.limit(TESTS) }, async (request) => {
    const caller = await auth.needsAll(request, 'setting.update');
    const user = caller.profile && (await store.get('users', caller.profile.id));
    const isSms = request.body.channel === 'SMS';
    const to = isSms ? user?.phone : user?.email;
    if (!to) throw new Problem(409, isSms ? 'no_own_phone' : 'no_own_address');
    const office = await senderOf(store, caller.officeId, origins, caller.language);
    const test = { to, language: caller.language, office };
    const outcome = isSms ? await sendTestSms(services, test) : await sendTestMail(services, caller, test);
    if (outcome.state === 'SENT') return { sent: true, to };
    const words = model.enums.find(({ name }) => name === 'message-problem')?.values ?? [];
    const label = words.find(({ value }) => value === outcome.problem)?.label;
    return {
      sent: false,
      to,
      problem: outcome.problem,
      message: label ? textIn(label, caller.language) : outcome.problem,
      ...(outcome.detail !== undefined && { detail: outcome.detail }),
    };
  });
}

async function mailNamed(name: string, order: Order, customer: Customer, parts: MailParts) {
  const refunded: MailName = 'order-refunded';
  if (name === refunded)
    return refundMail({ ...order, refund_amount: order.refund_amount || order.total }, customer, parts);
  const rejected: MailName = 'order-member-rejected';
  if (name === rejected) return memberMail(await memberFor(order, parts), order, customer, parts);
  const status = STATUSES.find((one) => name === templateOf(one));
  return status && orderMail({ ...order, status }, customer, parts);
}

/** Returns a member of the order for a preview, a rejected one if there is one. Other orders show sample values. */
async function memberFor(order: Order, { reader, text }: MailParts) {
  const member =
    (await reader.first('order-members', { order_id: order.id, state: 'REJECTED' })) ??
    (await reader.first('order-members', { order_id: order.id }));
  return {
    number: member?.number ?? 1,
    full_name: member?.full_name ?? SAMPLE_MEMBER,
    reject_reason: member?.reject_reason ?? text(order.language, 'samples.reason'),
    amount: member?.amount ?? order.total,
  };
}

interface TestMessage {
  readonly to: string;
  readonly language: string;
  readonly office: MailSender;
}

const TEST_TEMPLATE: MailName = 'settings-test';

async function sendTestMail(services: Services, caller: Caller, { to, language, office }: TestMessage) {
  const { model, origins, clock, smtp, privateMailHosts, store } = services;
  const account = (await mailAccountOf(store, caller.officeId)) ?? smtp;
  if (!account) return { state: 'FAILED', problem: 'NO_SERVER', detail: undefined } as const;
  const variables = { office: office.name, server: account.service ?? account.host ?? '' };
  const mail = renderMail(model, { template: TEST_TEMPLATE, language, variables }, office, Object.values(origins));
  const sent = { ...mail, id: crypto.randomUUID(), to, fromName: office.name, date: clock.now() };
  return deliver(account, sent, { privateHosts: privateMailHosts || account === smtp });
}

async function sendTestSms({ model, origins, sms }: Services, { to, language, office }: TestMessage) {
  if (!sms) return { state: 'FAILED', problem: 'NO_CHANNEL', detail: undefined } as const;
  const variables = { office: office.name, server: new URL(sms.url).hostname };
  const { text } = renderSms(model, { template: TEST_TEMPLATE, language, variables }, Object.values(origins));
  return deliverSms(sms, { id: crypto.randomUUID(), to, text });
}

type Rendered = Parameters<typeof renderMail>[1];

function previewOf(model: Model, message: Rendered, sender: MailSender, bases: readonly string[]) {
  const mail = renderMail(model, message, sender, bases);
  if (!model.mails.find(({ name }) => name === message.template)?.sms) return mail;
  const { text } = renderSms(model, message, bases);
  return { ...mail, sms: { text, ...smsLength(text) } };
}

/**
 * Returns the order with the given code, or the newest order that the caller may read.
 * @returns undefined if no code is given and no order is readable
 */
async function orderOf(
  { store, auth }: Services,
  caller: Caller,
  code: string | undefined,
): Promise<Order | undefined> {
  if (!auth.may(caller, 'order.read')) {
    if (code !== undefined) throw new Problem(403, 'not_permitted');
    return undefined;
  }
  const offices = caller.readableOffices;
  const wanted = { ...(code && { code }), ...(offices && { office_id: offices }) };
  const [order] = await store.find('orders', wanted, { sort: '-created_at', limit: 1 });
  if (code && !order) throw new Problem(404, 'not_found');
  return order;
}

const STATUSES = [
  'AWAITING_PAYMENT',
  'WAITING_FOR_CONFIRM',
  'WAITING_CUSTOMER_RETYPE',
  'CONFIRMED',
  'ATTACH_CARD',
  'PUBLISHED',
  'DELIVERED_TO_COUNTER',
  'DELIVERED_TO_CUSTOMER',
  'CANCELED',
] as const satisfies readonly Order['status'][];

const templateOf = (status: (typeof STATUSES)[number]): string => `order-${status.toLowerCase().replaceAll('_', '-')}`;
