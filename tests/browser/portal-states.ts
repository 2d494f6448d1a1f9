import { expect } from 'vitest';
import { policyTabs, portal } from '../../apps/portal/src/portal.ts';
import type { Account } from '../support/server-process.ts';
import type { Stack } from '../support/stack.ts';
import type { WatchedPage } from '../support/watched-page.ts';
import { renewableCards, type OwnedCard } from './cards.ts';
import { choice, lookUp, next } from './citizen.ts';
import { fillBirthDate, fillStep } from './form-filling.ts';
import { chooseCounter, findCard, payWith, sendAndPay } from './portal-visits.ts';

/** Called for each state that a journey reaches, with a name of the state. */
export type Look = (state: string) => Promise<void>;

/** Opens pages in one language (`''` or `/en`) and brings them into their states, one after the other. */
type Walk = (visit: WatchedPage, known: Known, prefix: string, look: Look) => Promise<void>;

interface Journey {
  readonly run: Walk;
  /** Least number of different states that the journey must reach. */
  readonly states: number;
}

interface FoundOrder {
  readonly code: string;
  readonly phone: string;
  readonly result: string;
}

export interface Known {
  readonly stack: Stack;
  readonly clerk: Account;
  readonly card: OwnedCard;
  readonly orders: Readonly<Record<string, FoundOrder>>;
  readonly email: string;
}

/** Addresses of the pages that need neither an order nor a card. */
export const OPEN_PATHS: readonly string[] = [
  ...portal.pages.filter(({ path, noindex }) => !path.includes('*') && !noindex).map(({ path }) => path),
  ...policyTabs.map((tab) => `/policy?tab=${tab}`),
  '/khong/co-trang-nay',
];

const EMAIL = 'nguoi.xem@hopthu.example';

const openPages: Walk = async ({ page, settle }, { stack: { portal: origin } }, prefix, look) => {
  await page.context().clearCookies({ name: 'tuyen.welcomed' });
  await page.goto(`${origin}${prefix}/`);
  await page.getByRole('dialog').waitFor();
  await look('welcome');
  await page.keyboard.press('Escape');
  for (const path of OPEN_PATHS) {
    await page.goto(origin + prefix + path);
    await settle();
    await look(path);
  }
};

const registration: Walk = async (visit, { stack: { portal: origin } }, prefix, look) => {
  await visit.page.goto(`${origin}${prefix}/`);
  await walkForm(visit, (step) => look(`registration: ${step}`));
};

const groupRegistration: Walk = async ({ page, settle }, { stack: { portal: origin } }, prefix, look) => {
  await page.goto(`${origin}${prefix}/`);
  await fillBirthDate(page, '5', '3', '1986');
  await choice(page, 'route_scope', 'MULTI_ROUTE').check();
  await choice(page, 'card_kind', 'GROUP').check();
  const picture = await page.screenshot();
  await page.locator('.f-run input[name=group_name]').waitFor();
  await page.locator('.f-run input[name=head_count]').fill('31');
  await fillStep({ page, settle }, picture);
  await look('group: ticket');
  await next(page);
  await fillStep({ page, settle }, picture);
  await next(page);
  const upload = page.locator('.f-rows-file input[type=file]');
  await upload.waitFor({ state: 'attached' });
  await settle();
  await look('group: members, empty');
  await upload.setInputFiles(membersFile(['Trần Văn Sai;31/02/1990;12', ...people(30)]));
  await page.locator('.f-rows-list .f-rows-wrong').first().waitFor();
  await settle();
  await look('group: members with a fault');
  await upload.setInputFiles(membersFile(people(31)));
  await page.locator('.f-rows-list .f-rows-wrong').first().waitFor({ state: 'detached' });
  await page.locator('.f-rows-list li button').first().click();
  await settle();
  await look('group: one member');
  await upload.setInputFiles(membersFile(people(31)));
  await settle();
  await next(page);
  await chooseCounter(page);
  await choice(page, 'payment_method', 'GATEWAY').check();
  await next(page);
  await page.locator('.f-review').first().waitFor();
  await settle();
  await look('group: review');
  const phone = '0912345678';
  const code = await sendAndPay(page);
  await payWith(page, '00');
  await page.waitForURL(/result/);
  await page.locator('.code').first().waitFor();
  await settle();
  await look('group: result');
  await lookUp(page, `${origin}${prefix}/search`, code, phone);
  await page.locator('main details:not([open]) > summary').filter({ visible: true }).first().click();
  await settle();
  await look('group: look-up');
};

const people = (count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `Nguyễn Thị ${'ABCDEGHKLM'.charAt(at % 10)}n;${1 + (at % 28)}/${1 + (at % 12)}/1990;00129${1000000 + at}`,
  );

const membersFile = (lines: readonly string[]) => ({
  name: 'danh-sach.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['full_name;birth_date;identity_number', ...lines].join('\r\n')),
});

const cardForms: Walk = async (visit, { stack, card }, prefix, look) => {
  for (const path of ['/renewal', '/request']) {
    await visit.page.goto(stack.portal + prefix + path);
    await findCard(visit.page, card);
    await visit.settle();
    await look(`${path}, the card found`);
    await visit.page.goto(`${stack.portal}${prefix}${path}/${card.id}`);
    await visit.settle();
    await look(`${path}, asks for the phone number`);
    await walkForm(visit, (step) => look(`${path}: ${step}`));
  }
};

const lostCard: Walk = async ({ page, settle }, { stack, card, email }, prefix, look) => {
  const { identity_number } = await holderOf(stack, card);
  await page.goto(`${stack.portal}${prefix}/request/lost`);
  const send = page.locator('main form button[type=submit]').first();
  await send.click();
  await page.locator('.f-summary').waitFor();
  await look('lost card, unanswered');
  await page.locator('input[name=phone]').fill(card.phone);
  await page.locator('input[name=identity_number]').fill(identity_number);
  await send.click();
  await send.waitFor({ state: 'detached' });
  await settle();
  await look('lost card, sent');
  await page.goto(await linkIn(stack, email));
  const own = page.locator('.own-card').first();
  await own.waitFor();
  await settle();
  await look('lost card, cards by link');
  await own.locator('button').first().click();
  await settle();
  await look('lost card, asks before locking');
  await page.goto(`${stack.portal}${prefix}/request/lost#id=guessed&key=guessed`);
  await page.reload();
  await page.locator('.result-warning').waitFor();
  await look('lost card, wrong link');
};

const ownCard: Walk = async ({ page, settle }, { stack, card, email }, prefix, look) => {
  const ask = async () => {
    await page.goto(`${stack.portal}${prefix}/card`);
    await page.locator('input[name=phone]').fill(card.phone);
    await page.locator('main form button[type=submit]').first().click();
    await page.locator('input[name=phone]').waitFor({ state: 'detached' });
    await settle();
  };
  const places = page.locator('.own-card-places button');
  await ask();
  await look('own card, link asked');
  await page.goto(await linkIn(stack, email));
  await places.first().waitFor();
  await settle();
  await look('own card, asks for the place');
  await places.last().click();
  await page.locator('.own-card').first().waitFor();
  await settle();
  await look('own card, shared computer');
  await ask();
  await page.goto(await linkIn(stack, email));
  await places.first().click();
  await page.locator('.own-card').first().waitFor();
  await settle();
  for (const details of await page.locator('main details:not([open]) > summary').all()) await details.click();
  await settle();
  await look('own card, own phone');
  await page.goto(`${stack.portal}${prefix}/card#id=guessed&key=guessed`);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await settle();
  await look('own card, wrong link');
};

const orderPages: Walk = async ({ page, settle }, { stack, orders }, prefix, look) => {
  for (const [state, { code, phone, result }] of Object.entries(orders)) {
    await page.goto(`${stack.portal}${prefix}/search?code=${code}`);
    await settle();
    await page.locator('input[name=secret]').fill(phone);
    await page.getByRole('button', { name: /^(?:Tra cứu|Look up)$/ }).click();
    await page.getByRole('heading', { level: 2, name: new RegExp(code) }).waitFor();
    await settle();
    await look(`look-up: ${state}`);
    await page.goto(`${stack.portal}${prefix}/register/result/${result}`);
    await page.locator('.code').first().waitFor();
    await settle();
    await look(`result: ${state}`);
  }
  await page.goto(`${stack.portal}${prefix}/search`);
  await settle();
  await page.locator('input[name=code]').fill('MT26Z99999');
  await page.locator('input[name=secret]').fill('0900000000');
  await page.getByRole('button', { name: /^(?:Tra cứu|Look up)$/ }).click();
  await settle();
  await look('look-up: nothing found');
};

const gatewayReturns: Walk = async ({ page, settle }, { stack, orders }, prefix, look) => {
  for (const [name, transaction, order] of [
    ['paid', '1', orders['paid']],
    ['canceled by the payer', '24', orders['awaiting payment at the gateway']],
    ['already paid in another tab', '24', orders['paid']],
  ] as const) {
    const query = `transaction_code=${transaction}&type=new-card&receivedAt=counter&code=${order?.code}&result_id=${order?.result}`;
    await page.goto(`${stack.portal}${prefix}/payment/result?${query}`);
    await page.locator('.f-busy').waitFor({ state: 'detached' });
    await settle();
    await look(`payment result: ${name}`);
  }
  await page.goto(`${stack.portal}${prefix}/payment/result`);
  await settle();
  await look('payment result: without an order');
};

const contact: Walk = async ({ page, settle }, { stack: { portal: origin } }, prefix, look) => {
  await page.goto(`${origin}${prefix}/contact`);
  await page.locator('.f-run').waitFor();
  await next(page);
  await page.locator('.f-summary').waitFor();
  await look('contact, unanswered');
  await fillStep({ page, settle }, await page.screenshot());
  await next(page);
  await page.locator('.f-review').first().waitFor();
  await settle();
  await look('contact, review');
};

const withoutNetwork: Walk = async ({ page, settle }, { stack, card }, prefix, look) => {
  await page.goto(`${stack.portal}${prefix}/renewal`);
  await page.locator('input[name=card_code]').waitFor();
  await settle();
  await page.context().setOffline(true);
  await page.locator('input[name=card_code]').fill(card.code);
  await page.locator('input[name=phone]').fill(card.phone);
  await page.locator('main form button[type=submit]').first().click();
  await page.locator('.result-warning, .f-summary, .f-error').first().waitFor();
  await look('no network');
  await page.context().setOffline(false);
};

/** All public pages and their states. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  'open pages': { run: openPages, states: OPEN_PATHS.length + 1 },
  registration: { run: registration, states: 12 },
  'registration of a group': { run: groupRegistration, states: 7 },
  'renewal and replacement': { run: cardForms, states: 12 },
  'lost card': { run: lostCard, states: 5 },
  'own card': { run: ownCard, states: 5 },
  'look-up and results': { run: orderPages, states: 23 },
  'return from the gateway': { run: gatewayReturns, states: 4 },
  contact: { run: contact, states: 2 },
  'no network': { run: withoutNetwork, states: 1 },
};

/** Walks through the steps of a form: looks at each one as it opens, and after it is filled in. */
async function walkForm({ page, settle }: WatchedPage, look: Look): Promise<void> {
  const submit = page.locator('.f-run .f-buttons button[type=submit]');
  await page.locator('.f-run').waitFor();
  await settle();
  const picture = await page.screenshot();
  const heading = page.locator('.f-run .f-heading');
  for (let number = 1; ; number += 1) {
    await settle();
    if (new URL(page.url()).hash === '#review') return look('review');
    await look(`step ${number}`);
    const step = await heading.innerText();
    await submit.click();
    await settle();
    if ((await heading.innerText()) === step) {
      await look(`step ${number}, unanswered`);
      await fillStep({ page, settle }, picture);
      await look(`step ${number}, answered`);
      await submit.click();
    }
    await expect.poll(() => heading.innerText()).not.toBe(step);
  }
}

async function linkIn(stack: Stack, email: string): Promise<string> {
  const mail = (await stack.qa.outbox.list(email)).at(-1);
  const link = /https?:\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`No link was sent to ${email}.`);
  return link;
}

async function holderOf(stack: Stack, card: OwnedCard) {
  const clerk = await stack.server.signIn('superuser');
  const { customer_id } = (await clerk.get(`customer-cards/${card.id}`)).body;
  return (await clerk.get(`customers/${customer_id}`)).body;
}

/** Prepares orders, a card and a mailbox for the journeys. */
export async function knownTo(stack: Stack): Promise<Known> {
  const clerk = await stack.server.signIn('superuser');
  const [card] = await renewableCards(clerk, 1);
  if (!card) throw new Error('The fixtures lack a card that can be renewed.');
  const { id, office_id } = await holderOf(stack, card);
  await clerk.patch(`customers/${id}`, { email: EMAIL }, { 'x-office-id': office_id });
  const found = (...filters: readonly string[]) => orderWith(stack, clerk, filters);
  const registered = 'request_kind||$eq||REGISTER_NEW';
  const paid = await found(
    'status||$eq||CONFIRMED',
    'payment_method||$eq||GATEWAY',
    registered,
    'total||$gt||0',
    'card_kind||$eq||BASIC',
  );
  const wrong = await found('status||$eq||WAITING_FOR_CONFIRM', registered);
  await move(clerk, wrong, 'ask-correction', {
    corrections: ['identity_number', 'portrait'].map((field) => ({ field, message: 'Vui lòng gửi lại.' })),
  });
  return {
    stack,
    clerk,
    card,
    email: EMAIL,
    orders: {
      'awaiting payment at the gateway': await found('status||$eq||AWAITING_PAYMENT', 'payment_method||$eq||GATEWAY'),
      'awaiting a bank transfer': await found('status||$eq||AWAITING_PAYMENT', 'payment_method||$eq||BANK_TRANSFER'),
      'awaiting cash': await found('status||$eq||AWAITING_PAYMENT', 'payment_method||$eq||CASH'),
      paid,
      'awaiting approval': await found('status||$eq||WAITING_FOR_CONFIRM', registered, `id||$ne||${wrong.id}`),
      'needs correction': wrong,
      delivered: await found('status||$eq||DELIVERED_TO_CUSTOMER', registered),
      'delivered to the home': await found('status||$eq||PUBLISHED', 'delivery_method||$eq||HOME'),
      canceled: await found('status||$eq||CANCELED', 'refund_state||$eq||NONE'),
      'being refunded': await found('status||$eq||CANCELED', 'refund_state||$eq||DUE'),
      refunded: await found('status||$eq||CANCELED', 'refund_state||$eq||REFUNDED'),
    },
  };
}

interface OrderRow extends FoundOrder {
  readonly id: string;
  readonly office: string;
}

async function orderWith(stack: Stack, clerk: Account, filters: readonly string[]): Promise<OrderRow> {
  const query = filters.map((filter) => `filter=${encodeURIComponent(filter)}`).join('&');
  const answer = await clerk.get(`orders?${query}&limit=1&join=customer_id`);
  const [order] = answer.body;
  if (!order) throw new Error(`The fixtures lack an order with ${filters.join(', ')}: ${JSON.stringify(answer.body)}`);
  const { phone } = order.customer;
  const { body } = await stack.server.anonymous.get(`public/orders/${order.code}?phone=${phone}`);
  return { id: order.id, office: order.office_id, code: order.code, phone, result: body.result_id };
}

async function move(clerk: Account, { id, office }: OrderRow, transition: string, input: object): Promise<void> {
  const answer = await clerk.post(`orders/${id}/transitions/${transition}`, input, { 'x-office-id': office });
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
}
