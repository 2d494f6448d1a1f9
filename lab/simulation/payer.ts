import { entryOf, type OrderEntry } from './ledger.ts';
import type { Journey, Stage } from './stage.ts';
import type { ApiReply } from './world.ts';

export async function payByGateway(stage: Stage, journey: Journey): Promise<void> {
  const { ledger, world } = stage;
  const order = entryOf(ledger.orders, journey.code);
  const url = journey.url ?? '';
  switch (journey.payment) {
    case 'never':
      return;
    case 'withdraws':
      return withdraw(stage, journey, order);
    case 'withdrawn-and-pays':
      // The customer withdraws the order, but still pays on the gateway's page, which is open in another window.
      await withdraw(stage, journey, order);
      await choose(stage, url, { outcome: '00' });
      return tooLate(stage, order);
    case 'fails-first': {
      await choose(stage, url, { outcome: world.rng.pick(['51', '24', '11']) });
      await world.pass(3);
      const again = await world.done('POST', `payments/${journey.code}/open`, { phone: journey.phone });
      await choose(stage, again.url, { outcome: '00' });
      return paid(stage, journey, order);
    }
    case 'twice':
      await choose(stage, url, { outcome: '00', notification: 'twice' });
      return paid(stage, journey, order);
    case 'late': {
      const back = await choose(stage, url, { outcome: '00', timing: 'never' });
      // The gateway was offline: it reports hours later, repeatedly.
      await world.pass(world.rng.pick([5, 20, 90]));
      await report(stage, Object.fromEntries(back.searchParams));
      return paid(stage, journey, order);
    }
    case 'too-late': {
      const back = await choose(stage, url, { outcome: '00', timing: 'never' });
      journey.report = Object.fromEntries(back.searchParams);
      return;
    }
    case 'pays':
      await choose(stage, url, { outcome: '00' });
      return paid(stage, journey, order);
  }
}

/** Sends the gateway's signed report three times, because a gateway repeats unconfirmed reports. */
async function report({ world }: Stage, parameters: Readonly<Record<string, string>>): Promise<void> {
  for (let time = 0; time < 3; time += 1) await world.done('POST', 'payments/notify', parameters);
}

export async function reportTooLate(stage: Stage, journey: Journey): Promise<void> {
  const order = entryOf(stage.ledger.orders, journey.code);
  if (!journey.report || order.status !== 'CANCELED') return;
  await report(stage, journey.report);
  journey.report = undefined;
  tooLate(stage, order);
}

async function choose({ world }: Stage, url: string, choice: Readonly<Record<string, string>>): Promise<URL> {
  const redirect = Object.fromEntries(new URL(url).searchParams);
  const form = new URLSearchParams({ timing: 'before', notification: 'once', ...choice, ...redirect });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const chosen: ApiReply = await world.call('POST', '/gateway/pay', form.toString(), { headers });
  if (chosen.status !== 303) throw new Error(`The gateway answers ${chosen.status}.`);
  const back = new URL(chosen.headers.get('location') ?? '');
  await world.call('GET', `${back.pathname}${back.search}`);
  return back;
}

function paid({ world, ledger }: Stage, journey: Journey, order: OrderEntry): void {
  order.expiresAt = undefined;
  order.received += order.total;
  order.paidOn = world.today();
  order.status = journey.needsApproval ? 'WAITING_FOR_CONFIRM' : 'CONFIRMED';
  const { officeId, code } = order;
  ledger.move({ day: world.today(), officeId, means: 'GATEWAY', amount: order.total, orderCode: code });
}

function tooLate({ world, ledger }: Stage, order: OrderEntry): void {
  order.received += order.total;
  order.promised += order.total;
  const { officeId, code } = order;
  ledger.move({ day: world.today(), officeId, means: 'GATEWAY', amount: order.total, orderCode: code });
}

async function withdraw({ world }: Stage, { code, phone }: Journey, order: OrderEntry): Promise<void> {
  await world.done('POST', `public/orders/${code}/withdraw`, { phone });
  order.status = 'CANCELED';
  order.expiresAt = undefined;
}
