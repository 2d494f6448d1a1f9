import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage, type WatchedPage } from '../support/watched-page.ts';
import { renewableCards } from './cards.ts';
import { fillBirthDate } from './form-filling.ts';
import { findCard, withoutWelcome } from './portal-visits.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

/**
 * Answers for the first step of the form. They differ from the defaults BASIC and MULTI_ROUTE, so that a restored draft
 * can be recognized.
 */
const STUDENT = { card_kind: 'PRIORITIZE', route_scope: 'ONE_ROUTE' };

async function chooseStudent({ page, settle }: WatchedPage): Promise<void> {
  await fillBirthDate(page, '5', '3', '2006');
  await page.locator('input[name=route_scope][value=ONE_ROUTE]').check();
  await page.locator('input[name=card_kind][value=PRIORITIZE]').check();
  await page.getByRole('radio', { name: /^(?:Học sinh, sinh viên|Pupils|Students|School)/ }).check();
  await settle();
}

async function chosen({ page }: WatchedPage): Promise<Readonly<Record<string, string>>> {
  const checked = page.locator('.f-form input[type=radio]:checked');
  const pairs = await checked.evaluateAll((all) =>
    all.map((input) => [input.getAttribute('name'), input.getAttribute('value')]),
  );
  return Object.fromEntries(pairs);
}

describe.each([
  ['vi', '/', 'English', '/en'],
  ['en', '/en/', 'Tiếng Việt', '/'],
] as const)('A card registration in the language %s', (_, path, otherLanguage, otherPath) => {
  test('a registration keeps the chosen card kind, group and route scope after a reload', async () => {
    const visit = await watchedPage(stack, 360);
    const { page, settle, errors, close } = visit;
    await withoutWelcome(page);
    await page.goto(stack.portal + path);
    await settle();
    await chooseStudent(visit);
    const before = await chosen(visit);
    expect(before).toMatchObject({ ...STUDENT, object_group_id: expect.any(String) });
    await page.reload();
    await settle();
    expect(await chosen(visit)).toEqual(before);
    expect(errors).toEqual([]);
    await close();
  });

  test('a registration keeps the chosen card kind, group and route scope after a change of language', async () => {
    const visit = await watchedPage(stack, 360);
    const { page, settle, errors, close } = visit;
    await withoutWelcome(page);
    await page.goto(stack.portal + path);
    await settle();
    await chooseStudent(visit);
    const before = await chosen(visit);
    await page.getByRole('link', { name: otherLanguage, exact: true }).click();
    await page.waitForURL((url) => url.pathname === otherPath || url.pathname === `${otherPath}/`);
    await settle();
    expect(await chosen(visit)).toEqual(before);
    expect(errors).toEqual([]);
    await close();
  });
});

test("an answer given before the page's script runs overrides the stored draft", async () => {
  const visit = await watchedPage(stack, 360);
  const { page, settle, close } = visit;
  await withoutWelcome(page);
  await page.goto(`${stack.portal}/`);
  await settle();
  await chooseStudent(visit);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/config.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await fillBirthDate(page, '6', '4', '1990');
  release();
  await settle();
  expect(await chosen(visit)).toMatchObject(STUDENT);
  const parts = ['birth_date.day', 'birth_date.month', 'birth_date.year'].map((name) =>
    page.locator(`input[name="${name}"]`).inputValue(),
  );
  expect(await Promise.all(parts)).toEqual(['06', '04', '1990']);
  await close();
});

test('the portal page /request keeps the code of a found card after a reload', async () => {
  const [card] = await renewableCards(await stack.server.signIn('superuser'), 1);
  const { page, settle, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  await page.goto(`${stack.portal}/request`);
  await findCard(page, card as NonNullable<typeof card>);
  await settle();
  const code = page.locator('input[name=card_code]');
  const typed = await code.inputValue();
  await page.reload();
  await settle();
  expect([typed, await code.inputValue()]).toEqual([expect.stringMatching(/\w{8}/u), typed]);
  await close();
});

test.each([
  ['/search', { code: 'MT26010100001', secret: '0912345678' }],
  ['/renewal', { card_code: 'HN01234567', phone: '0912345678' }],
  ['/request', { card_code: 'HN01234567', phone: '0912345678' }],
  ['/request/lost', { phone: '0912345678', identity_number: '001203004567' }],
])('the form at %s keeps its answers after a reload and after a change of language', async (path, answers) => {
  const { page, settle, errors, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  await page.goto(stack.portal + path);
  await settle();
  for (const [name, answer] of Object.entries(answers)) await page.locator(`input[name=${name}]`).fill(answer);
  const typed = () =>
    page
      .locator('.f-form input[name]')
      .evaluateAll((all) =>
        Object.fromEntries(all.map((one) => [one.getAttribute('name'), (one as HTMLInputElement).value])),
      );
  await page.reload();
  await settle();
  expect(await typed()).toMatchObject(answers);
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`**/en${path}**`);
  await settle();
  expect(await typed()).toMatchObject(answers);
  expect(errors).toEqual([]);
  await close();
});
