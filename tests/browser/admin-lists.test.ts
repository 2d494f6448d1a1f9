import { kindOf, type Field, type Resource } from '@tuyen/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage, type WatchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';
import { measureList, type MeasuredList } from './measured-list.ts';
import { model } from './walk/walk.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

const LISTS = model.resources.filter(({ menu, singleton }) => menu && !singleton);

function wholeColumns({ fields }: Resource): readonly string[] {
  return fields.filter(isWhole).map(({ name }) => name);
}

function isWhole(field: Field): boolean {
  const kind = kindOf(field);
  if (kind.numeric !== undefined || kind.precision !== undefined) return true;
  if (field.kind === 'text') return field.serial !== undefined || field.format !== undefined || field.name === 'code';
  return field.kind === 'phone' || field.kind === 'time' || (field.kind === 'enum' && isState(field.enum));
}

const isState = (name: string) =>
  model.enums.find((each) => each.name === name)?.values.some(({ color }) => color !== undefined) ?? false;

async function measured({ page, settle }: WatchedPage, resource: Resource, width: number): Promise<MeasuredList> {
  await page.setViewportSize({ width, height: 800 });
  await settle();
  return page.evaluate(measureList, wholeColumns(resource));
}

const MOST_PX = 64;

test('every list at 1280 and 1440 px shows numbers, times, states and codes in full', async () => {
  const watched = await watchedPage(stack, 1280);
  const { page, errors, settle, close } = watched;
  await signIn(page, stack, 'superuser');
  const found: Record<string, unknown> = {};
  for (const resource of LISTS) {
    await page.goto(`${stack.admin}/${resource.name}`);
    await page.locator('tbody tr, main [role=status], main p').first().waitFor();
    await settle();
    for (const width of [1280, 1440]) {
      const { cut, broken, headings, sideways, highest } = await measured(watched, resource, width);
      const wrong = {
        ...(cut.length > 0 && { cut }),
        ...(broken.length > 0 && { broken }),
        ...(headings.length > 0 && { headings }),
        ...(highest > MOST_PX && { highest }),
        ...(sideways > 0 && { sideways }),
      };
      if (Object.keys(wrong).length > 0) found[`${resource.name} ${width}`] = wrong;
    }
  }
  expect(found).toEqual({});
  expect(errors).toEqual([]);
  await close();
});

test('a list that scrolls horizontally has a shadow at its last column until its end is visible', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 800);
  await signIn(page, stack, 'superuser', 'users');
  await page.locator('tbody tr').first().waitFor();
  await settle();
  const look = () => page.evaluate(measureList, []);
  const before = await look();
  expect(before.sideways).toBeGreaterThan(20);
  expect(before.hasShadow).toBe(true);
  await page.locator('.list-scroll').evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
  await expect.poll(async () => (await look()).hasShadow).toBe(false);
  await page.setViewportSize({ width: 1440, height: 800 });
  await settle();
  expect(await look()).toMatchObject({ sideways: 0, hasShadow: false });
  expect(errors).toEqual([]);
  await close();
});

test('the last column of a list has the color of its row, and a truncated text shows the full text as tooltip', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', 'users');
  const row = page.locator('tbody tr').first();
  const cell = row.locator('.list-preview');
  await cell.waitFor();
  await settle();
  const tint = () =>
    cell.evaluate((element) => {
      const { backgroundImage } = getComputedStyle(element);
      const [color = 'rgba(0, 0, 0, 0)'] = /rgba?\([^)]*\)/u.exec(backgroundImage) ?? [];
      return color === getComputedStyle(element.parentElement ?? element).backgroundColor;
    });
  expect(await tint()).toBe(true);
  await row.hover();
  await expect.poll(tint).toBe(true);
  await row.getByRole('checkbox').check();
  await expect.poll(tint).toBe(true);
  await page.mouse.move(0, 0);
  await expect.poll(tint).toBe(true);

  const mail = row.getByRole('link', { name: /@/u });
  await mail.hover();
  expect(await mail.getAttribute('title')).toBe(await mail.innerText());
  expect(errors).toEqual([]);
  await close();
});

test('a list column shows adjacent weekdays as a range, and only the first two values of any other list', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 1280);
  await signIn(page, stack, 'superuser', 'schedules');
  const texts = async () => {
    await page.locator('td.column-weekdays').first().waitFor();
    await settle();
    return new Set(await page.locator('td.column-weekdays').allInnerTexts());
  };
  expect(await texts()).toEqual(new Set(['T2–T6', 'T7, CN']));
  await page.evaluate(() => localStorage.setItem('RaStoretuyen.locale', '"en"'));
  await page.reload();
  expect(await texts()).toEqual(new Set(['Mon–Fri', 'Sat, Sun']));
  await page.locator('td.column-weekdays').first().click();
  await page.getByText('Monday', { exact: true }).waitFor();
  expect(errors).toEqual([]);
  await close();
});
