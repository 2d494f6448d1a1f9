import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { fillBirthDate, fillStep } from './form-filling.ts';
import { expectAccessible, withoutWelcome } from './portal-visits.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

test('every question tells assistive technology whether it is required, and each error links to its question', async () => {
  const { page, errors, settle, close } = await watchedPage(stack, 360);
  await withoutWelcome(page);
  const tree = await page.context().newCDPSession(page);
  await page.goto(`${stack.portal}/`);
  const picture = await page.screenshot();
  const next = page.locator('.f-run .f-buttons button[type=submit]');
  const heading = page.locator('.f-run .f-heading');
  const kinds = new Set<string>();
  for (let step = ''; new URL(page.url()).hash !== '#review';) {
    await expect.poll(() => heading.innerText()).not.toBe(step);
    await settle();
    step = await heading.innerText();
    await next.click();
    await settle();
    expect(await focused(page), `${step}: the focus is with what is wrong`).toBe('f-summary');
    for (const link of await page.locator('.f-summary a').all()) {
      const field = (await link.getAttribute('href'))?.slice(1) ?? '';
      await link.click();
      expect(await page.evaluate(() => document.activeElement?.id), step).toBe(field);
    }
    await expectAccessible(page);
    if (kinds.size === 0) {
      // Chooses the passenger group that must upload documents, because its form has the most questions.
      await fillBirthDate(page, '5', '3', '2006');
      await page.getByRole('radio', { name: /^Ưu tiên/ }).check();
    }
    await fillStep({ page, settle }, picture);
    for (const { kind, name, required } of await questions(tree, ':not(:has(.f-optional))')) {
      expect(required, `${step}: ${name} (${kind}) is required`).toBe(true);
      kinds.add(kind);
    }
    for (const { kind, name, required } of await questions(tree, ':has(.f-optional)')) {
      expect(required, `${step}: ${name} (${kind}) is optional`).toBe(false);
    }
    await expectAccessible(page);
    await next.click();
  }
  await settle();
  await expectAccessible(page);
  expect([...kinds].toSorted()).toEqual(['combobox', 'group', 'radiogroup', 'textbox']);
  expect(errors).toEqual([]);
  await close();
});

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.className);
}

interface Question {
  readonly kind: string;
  readonly name: string;
  readonly required: boolean;
}

/**
 * Returns the questions of a step with their "required" state from the accessibility tree. A question is a control or,
 * for radio buttons, check boxes and files, the group. A group that cannot have the state says "required" in its name.
 */
async function questions(tree: CDPSession, fields: string): Promise<readonly Question[]> {
  const { root } = await tree.send('DOM.getDocument');
  const field = `.f-run .f-field${fields}`;
  const selector = `.f-run fieldset.f-field${fields}:has([type=radio], [type=checkbox], [type=file]), ${field} :is(input:not([type=radio], [type=checkbox], [type=file]), select, textarea)`;
  const { nodeIds } = await tree.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  return Promise.all(
    nodeIds.map(async (nodeId): Promise<Question> => {
      const { nodes } = await tree.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
      const [kind, name] = [String(nodes[0]?.role?.value), String(nodes[0]?.name?.value)];
      const isRequired = nodes[0]?.properties?.find((property) => property.name === 'required')?.value.value === true;
      return { kind, name, required: isRequired || (kind === 'group' && name.endsWith('(bắt buộc)')) };
    }),
  );
}
