import { shiftOf } from './drawer.ts';
import { entryOf, type OrderEntry } from './ledger.ts';
import type { Desk } from './operator.ts';
import { addHolderMonths, type Journey, type Stage } from './stage.ts';
import { returnCoins } from './order-money.ts';
import { correct } from './web-customer.ts';

export async function handle(stage: Stage, journey: Journey): Promise<void> {
  const { world, ledger } = stage;
  const order = entryOf(ledger.orders, journey.code);
  const { desk } = journey;
  switch (order.status) {
    case 'AWAITING_PAYMENT':
      if (journey.payment !== 'never' && journey.means !== 'GATEWAY') await takeMoney(stage, journey, order, desk);
      return;
    case 'WAITING_FOR_CONFIRM':
      return rule(stage, journey, order, desk);
    case 'WAITING_CUSTOMER_RETYPE':
      if (journey.ruling === 'correct') await correct(stage, journey);
      return;
    case 'CONFIRMED':
      if (world.rng.chance(0.1)) return stop(stage, journey, order, desk);
      if (journey.kind !== 'RENEW') return attach(stage, journey, order, desk);
      return publish(stage, journey, order, desk);
    case 'ATTACH_CARD':
      await publish(stage, journey, order, desk);
      return noteHolder(stage, journey, order, desk);
    case 'PUBLISHED':
      return step(stage, desk, order, journey.home ? 'deliver-to-customer' : 'deliver-to-counter');
    case 'DELIVERED_TO_COUNTER':
      if (world.rng.chance(0.5)) await step(stage, desk, order, 'deliver-to-customer');
      return;
  }
}

const NEXT: Readonly<Record<string, string>> = {
  approve: 'CONFIRMED',
  'ask-correction': 'WAITING_CUSTOMER_RETYPE',
  reject: 'CANCELED',
  stop: 'CANCELED',
  'attach-card': 'ATTACH_CARD',
  publish: 'PUBLISHED',
  'deliver-to-counter': 'DELIVERED_TO_COUNTER',
  'deliver-to-customer': 'DELIVERED_TO_CUSTOMER',
};

async function step(
  stage: Stage,
  desk: Desk,
  order: OrderEntry,
  transition: string,
  input: object = {},
): Promise<void> {
  const { world } = stage;
  const id = await idOf(stage, desk, order);
  const moved = await world.move(desk.clerk, 'orders', id, transition, input);
  order.status = NEXT[transition] ?? order.status;
  if (moved.status !== order.status) throw new Error(`${order.code} is ${moved.status}, not ${order.status}.`);
}

async function idOf({ world }: Stage, desk: Desk, { code }: OrderEntry): Promise<string> {
  const [row] = await world.all('orders', { code }, desk.clerk);
  return row.id;
}

async function takeMoney(stage: Stage, journey: Journey, order: OrderEntry, desk: Desk): Promise<void> {
  const { world, ledger } = stage;
  const { clerk } = desk;
  const cash = journey.means === 'CASH';
  const transition = cash ? 'take-cash' : 'confirm-transfer';
  const input = cash ? {} : { receipt_number: `FT${stage.next()}` };
  const id = await idOf(stage, desk, order);
  const moved = await world.move(clerk, 'orders', id, transition, input);
  order.status = journey.needsApproval ? 'WAITING_FOR_CONFIRM' : 'CONFIRMED';
  if (moved.status !== order.status) throw new Error(`${order.code} is ${moved.status}, not ${order.status}.`);
  order.expiresAt = undefined;
  order.received += order.total;
  order.paidOn = world.today();
  const shiftId = cash ? shiftOf(stage, desk) : undefined;
  const { officeId, code: orderCode, total: amount } = order;
  ledger.move({ day: world.today(), officeId, means: journey.means, amount, shiftId, orderCode });
  await world.refused('transition_not_allowed', 'POST', `orders/${id}/transitions/${transition}`, input, { as: clerk });
}

async function rule(stage: Stage, journey: Journey, order: OrderEntry, desk: Desk): Promise<void> {
  const corrected = journey.asked || journey.kind === 'REISSUE';
  if (journey.ruling === 'reject') {
    await step(stage, desk, order, 'reject', { reason: 'Hồ sơ không hợp lệ.' });
    order.promised += order.total;
    if (journey.coinId) returnCoins(stage, order, journey.coinId);
  } else if (journey.ruling === 'approve' || corrected) {
    await step(stage, desk, order, 'approve');
  } else {
    await step(stage, desk, order, 'ask-correction', { corrections: [{ field: 'portrait', message: 'Ảnh bị mờ.' }] });
    journey.asked = true;
    order.expiresAt = new Date(stage.world.now().getTime() + CORRECTION_DAYS * 86_400_000);
  }
}

const CORRECTION_DAYS = 3;

async function stop(stage: Stage, journey: Journey, order: OrderEntry, desk: Desk): Promise<void> {
  const { world } = stage;
  if (world.rng.chance(0.5)) await step(stage, desk, order, 'stop', { reason: 'Khách đặt nhầm.' });
  else await world.done('POST', `public/orders/${order.code}/withdraw`, { phone: journey.phone });
  order.status = 'CANCELED';
  order.promised += order.total;
  if (journey.coinId) returnCoins(stage, order, journey.coinId);
}

async function attach(stage: Stage, journey: Journey, order: OrderEntry, desk: Desk): Promise<void> {
  const { world, ledger, operator } = stage;
  // For an order that the customer collects at a counter, uses the counter's own cards first. The counter's cards may
  // not be used for orders that are sent home.
  const lying = operator.stock.find(({ code }) => ledger.stock.get(code) === 'ALLOCATED');
  const own = journey.home ? undefined : lying;
  const blank = own ?? operator.stock.find(({ code }) => ledger.stock.get(code) === 'IN_STOCK');
  if (!blank) throw new Error('The stock is empty.');
  const used = operator.stock.find(({ code }) => ledger.stock.get(code) === 'ISSUED');
  const id = await idOf(stage, desk, order);
  if (used && journey.kind === 'REGISTER_NEW' && world.rng.chance(0.3)) {
    const path = `orders/${id}/transitions/attach-card`;
    await world.refused('card_taken', 'POST', path, { card_code: used.code }, { as: desk.clerk });
  }
  if (lying && journey.home && world.rng.chance(0.3)) {
    const path = `orders/${id}/transitions/attach-card`;
    await world.refused('stock_card_elsewhere', 'POST', path, { card_code: lying.code }, { as: desk.clerk });
  }
  await step(stage, desk, order, 'attach-card', { card_code: blank.code });
  ledger.stock.set(blank.code, 'ISSUED');
  ledger.cards.push({ code: blank.code, day: world.today(), officeId: order.officeId });
  if (journey.kind === 'REISSUE' && journey.holder) {
    ledger.stock.set(journey.holder.cardCode, 'LOST');
    journey.holder.cardCode = blank.code;
    const [card] = await world.all('customer-cards', { card_code: blank.code }, desk.clerk);
    journey.holder.cardId = card.id;
    journey.holder.officeId = order.officeId;
    journey.holder.lost = false;
  }
}

async function noteHolder(stage: Stage, journey: Journey, order: OrderEntry, desk: Desk): Promise<void> {
  if (journey.kind !== 'REGISTER_NEW') return;
  const { world } = stage;
  const [row] = await world.all('orders', { code: order.code }, desk.clerk);
  stage.holders.push({
    phone: journey.phone,
    customerId: row.customer_id,
    cardCode: row.card_code,
    cardId: row.customer_card_id,
    officeId: order.officeId,
    tariff: journey.tariff,
    until: journey.months.at(-1) ?? '',
    lost: false,
    months: new Set(journey.months),
  });
}

async function publish(stage: Stage, journey: Journey, order: OrderEntry, desk: Desk): Promise<void> {
  const { world, ledger } = stage;
  await step(stage, desk, order, 'publish');
  if (journey.holder) addHolderMonths(journey.holder, journey.months);
  if (journey.kind === 'REISSUE') return;
  const id = await idOf(stage, desk, order);
  const [row, ...more] = await world.all('monthly-tickets', { order_id: id }, desk.clerk);
  if (!row || more.length > 0 || row.price !== order.ticketPart)
    throw new Error(`${order.code} made ${JSON.stringify([row, more])}.`);
  ledger.tickets.set(row.serial, {
    id: row.id,
    serial: row.serial,
    table: 'monthly-tickets',
    officeId: order.officeId,
    mode: 'BUS',
    soldOn: world.today(),
    means: journey.means,
    charged: order.ticketPart,
    price: order.ticketPart,
    orderCode: order.code,
    state: 'ISSUED',
    changes: 0,
    uses: 0,
    refund: 0,
  });
}
