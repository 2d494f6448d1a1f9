import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

interface Resource {
  readonly name: string;
  readonly actions: readonly string[];
  readonly singleton?: unknown;
  readonly workflow?: {
    readonly transitions: readonly { readonly name: string; readonly label: { readonly vi: string } }[];
  };
}
interface Can {
  readonly actions: readonly string[];
  readonly refused: Readonly<Record<string, { readonly code: string }>>;
}

const BLOCKED_BY_REFERENCES = ['still_referenced', 'still_referenced_elsewhere'];

test.each(['agency-ticket', 'agency-card-admin', 'company'])(
  '%s finds on lists and records the buttons that the server would take, and no other',
  async (account) => {
    const api = await stack.server.signIn(account);
    const { page, errors, settle, close } = await watchedPage(browser, 1280);
    await signIn(page, stack.admin, account);
    const resources = (await api.get('meta/resources')).body.resources as readonly Resource[];
    const wrong: string[] = [];
    const expected = (what: string, shown: boolean, allowed: boolean) => {
      if (shown !== allowed) wrong.push(`${what}: ${shown ? 'shown' : 'missing'}`);
    };
    for (const { name, actions, singleton, workflow } of resources) {
      if (singleton) continue;
      const here = (await api.get(`${name}?limit=1&page=1&can=1`)).body as { data: { id: string }[]; can: Can };
      await page.goto(`${stack.admin}/${name}`);
      await page.locator('main :is(tbody tr, p.MuiTypography-h6)').first().waitFor();
      await settle();
      const creates = await page.getByRole('link', { name: 'Thêm mới' }).count();
      expected(`${name} create`, creates > 0, here.can.actions.includes('create'));
      const id = here.data[0]?.id;
      if (id === undefined || !actions.includes('show')) continue;
      await page.goto(`${stack.admin}/${name}/${id}/show`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settle();
      const { can } = (await api.get(`${name}/${id}?can=1`)).body as { can: Can };
      const buttons = (await page.locator('main header :is(a, button)').allTextContents()).map((text) => text.trim());
      expected(`${name}/${id} edit`, buttons.includes('Sửa'), can.actions.includes('edit'));
      const deletes =
        can.actions.includes('delete') || BLOCKED_BY_REFERENCES.includes(can.refused['delete']?.code ?? '');
      expected(`${name}/${id} delete`, buttons.includes('Xóa'), deletes);
      const moves = new Map(workflow?.transitions.map((move) => [move.name, move.label.vi]));
      for (const [move, label] of moves)
        expected(`${name}/${id} ${move}`, buttons.includes(label), can.actions.includes(move));
    }
    expect(wrong).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  },
);
