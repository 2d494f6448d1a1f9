import type { Resource } from '@tuyen/model';
import { textsOf, type Walk } from './walk.ts';

/** Endpoints of buttons that the project's own code adds to forms, by resource and text of the button. */
const OWN_BUTTONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  settings: { 'Gửi thư thử cho tôi': 'mails/test', 'Gửi SMS thử cho tôi': 'mails/test' },
};

export async function walkSingleton(walk: Walk, { name, singleton, fields }: Resource): Promise<void> {
  const { page, api, wrong } = walk;
  const where = `/${name}`;
  if (!singleton) return;
  if (!(await walk.open(where))) {
    wrong.push(`${where}: refused`);
    return;
  }
  // Sends a change with an invalid version and an invalid value, so that nothing is written. If the account may save,
  // the server returns a validation error, otherwise a permission error.
  const [first] = fields;
  const { status, body } = await api.patch(`${name}/${singleton.path}`, { version: -1, [first?.name ?? '']: {} });
  const saves = status !== 403 && !(status === 422 && 'office_id' in (body.errors ?? {}));
  const own = Object.entries(OWN_BUTTONS[name] ?? {});
  const allowed: string[] = saves ? ['Lưu'] : [];
  for (const [text, path] of own) if ((await api.post(path, {})).status !== 403) allowed.push(text);
  const known = ['Lưu', ...own.map(([text]) => text)];
  const shown = async () => (await textsOf(page, 'main button:visible')).filter((text) => known.includes(text));
  await walk.compare(where, shown, allowed);
  for (const preview of await page.locator('main').getByRole('button', { name: 'Xem trước' }).all()) {
    await preview.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByTestId('sheet').or(dialog.getByRole('alert')).first().waitFor();
    walk.note(`${where} preview`);
    wrong.push(...(await textsOf(page, '[role=dialog] [role=alert]')).map((text) => `${where} preview: ${text}`));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  const typed = page.locator('main :is(input, textarea):visible:enabled:not([readonly])');
  const open = async () => ((await typed.count()) > 0 ? ['inputs'] : []);
  await walk.compare(where, open, saves ? ['inputs'] : []);
}
