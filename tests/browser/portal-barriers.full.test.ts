import { afterAll, beforeAll, expect, test } from 'vitest';
import { policyTabs, portal } from '../../apps/portal/src/portal.ts';
import { barriersIn } from '../support/barriers.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage, type WatchedPage } from '../support/watched-page.ts';
import { renewableCards, type OwnedCard } from './cards.ts';
import { fillStep } from './form-filling.ts';
import { findCard } from './portal-visits.ts';

let stack: Stack;
let known: Known;
beforeAll(async () => {
  stack = await startStack();
  known = await knownToCitizens();
});
afterAll(async () => {
  await stack?.stop();
});

interface Known {
  readonly card: OwnedCard;
  readonly order: { readonly code: string; readonly phone: string; readonly result: string };
  readonly correction: { readonly code: string; readonly phone: string };
}

test.each(['vi', 'en'])(
  'in the language %s every portal page and step passes the accessibility check',
  async (language) => {
    const tab = await watchedPage(stack, 1280, { reducedMotion: 'reduce' });
    const found: Record<string, readonly string[]> = {};
    const seen: string[] = [];
    const look = async (what: string) => {
      await tab.settle();
      expect(await tab.page.locator('html').getAttribute('lang')).toBe(language);
      const barriers = [...(await barriersIn(tab.page, tab.settle)), ...tab.errors.splice(0)];
      seen.push(what);
      if (barriers.length > 0) found[what] = barriers;
    };
    const open = async (path: string) => {
      await tab.page.goto(stack.portal + (language === 'vi' ? path : `/en${path}`));
      await tab.page.locator('h1').first().waitFor();
    };

    await open('/');
    await tab.page.getByRole('dialog').waitFor();
    await look('welcome');
    await tab.page.keyboard.press('Escape');
    for (const path of addresses()) {
      await open(path);
      await look(path);
    }
    for (const path of ['/renewal', '/request']) {
      await open(path);
      await findCard(tab.page, known.card);
      await look(`${path}, the card found`);
    }
    const steps: string[] = [];
    for (const path of ['/', `/renewal/${known.card.id}`, `/request/${known.card.id}`]) {
      await open(path);
      await walk(tab, async (step) => {
        steps.push(`${path} ${step}`);
        await look(`${path} ${step}`);
      });
    }
    expect(steps.length).toBeGreaterThan(10);
    for (const { code, phone } of [known.order, known.correction]) {
      await open(`/search?code=${code}`);
      await tab.page.getByLabel(/^(?:Số điện thoại hoặc email|Phone number or email)$/).fill(phone);
      await tab.page.getByRole('button', { name: /^(?:Tra cứu|Look up)$/ }).click();
      await tab.page.getByRole('heading', { level: 2, name: new RegExp(code) }).waitFor();
      await look(`/search ${code}`);
    }
    await tab.page.locator('.f-run').waitFor();
    expect(found).toEqual({});
    await tab.close();
  },
);

function addresses(): readonly string[] {
  return portal.pages.flatMap(({ name, path }) => {
    if (path.endsWith('/**')) return ['/khong/co-trang-nay'];
    if (name === 'policy') return [path, ...policyTabs.map((tab) => `${path}?tab=${tab}`)];
    if (name === 'payment-result') {
      const code = `code=${known.order.code}`;
      return [`${path}?transaction_code=24&${code}&type=renewal`, `${path}?transaction_code=1&${code}&type=new-card`];
    }
    return [path.replace('*', name.endsWith('-result') ? known.order.result : known.card.id)];
  });
}

async function walk({ page, settle }: WatchedPage, look: (step: string) => Promise<void>): Promise<void> {
  const next = page.locator('.f-run .f-buttons button[type=submit]');
  const picture = await page.screenshot();
  await page.locator('.f-run').waitFor();
  for (;;) {
    await settle();
    const heading = page.locator('.f-run .f-heading');
    const step = await heading.innerText();
    if (new URL(page.url()).hash === '#review') return look(step);
    await next.click();
    await settle();
    if ((await heading.innerText()) === step) {
      await look(`${step}, unanswered`);
      await fillStep({ page, settle }, picture);
      await look(step);
      await next.click();
    }
    await expect.poll(() => heading.innerText()).not.toBe(step);
  }
}

async function knownToCitizens(): Promise<Known> {
  const clerk = await stack.server.signIn('superuser');
  const [card] = await renewableCards(clerk, 1);
  const query =
    'orders?filter=status||$eq||WAITING_FOR_CONFIRM&filter=request_kind||$eq||REGISTER_NEW&join=customer_id';
  const [first, second] = (await clerk.get(query)).body;
  if (!card || !first || !second) throw new Error('The fixtures lack a card or orders that wait.');
  const { result_id } = (await stack.server.anonymous.get(`public/orders/${first.code}?phone=${first.customer.phone}`))
    .body;
  const corrections = ['identity_number', 'portrait'].map((field) => ({ field, message: 'Vui lòng gửi lại.' }));
  const office = { 'x-office-id': second.office_id };
  const asked = await clerk.post(`orders/${second.id}/transitions/ask-correction`, { corrections }, office);
  if (asked.status >= 300) throw new Error(JSON.stringify(asked.body));
  return {
    card,
    order: { code: first.code, phone: first.customer.phone, result: result_id },
    correction: { code: second.code, phone: second.customer.phone },
  };
}
