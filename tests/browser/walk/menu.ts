import { model, openMenuGroups, staffFlows, textsOf, type Walk } from './walk.ts';

const MENU = 'nav[aria-label="Trình đơn chính"]';

/** Product-specific pages, with the endpoint that each one needs. */
const OWN_PAGES: Readonly<Record<string, string>> = {
  '/reports': 'reports',
  '/my-shift': 'counter/my-shift',
  '/mail-templates': 'mail-templates',
  '/price-preview': 'counter/price-list',
};

export async function walkMenu(walk: Walk): Promise<void> {
  const { page, api, wrong } = walk;
  const offered = async () => {
    const hrefs = await page
      .locator(`${MENU} a`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    return [...new Set(hrefs.filter((href) => href !== null))];
  };
  const allowed = ['/'];
  for (const { name, menu, singleton } of model.resources) {
    const { status } = await api.get(singleton ? name : `${name}?limit=1`);
    if (status === 200 && menu) allowed.push(`/${name}`);
  }
  for (const { name } of staffFlows) {
    const { status } = await api.post(`flows/${name}/preview`, {});
    if (status !== 403) allowed.push(`/flows/${name}`);
  }
  for (const [path, asked] of Object.entries(OWN_PAGES)) {
    const { status, body } = await api.get(asked);
    if (status === 200 && !(path === '/reports' && body.length === 0)) allowed.push(path);
  }
  await openMenuGroups(page);
  await walk.compare('menu', offered, allowed);
  for (const path of await offered()) if (!(await walk.open(path))) wrong.push(`${path}: in the menu, and refused`);
}

export async function walkPalette(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.open('/');
  await openMenuGroups(page);
  const offered = await textsOf(page, `${MENU} a`);
  await page.keyboard.press('Control+K');
  await page.getByRole('option').first().waitFor();
  const pages = () =>
    page
      .getByRole('option')
      .evaluateAll((options) =>
        options.flatMap((option) => option.querySelector('p, span')?.textContent?.trim() || []),
      );
  await walk.compare('palette', pages, offered);
  await page.keyboard.press('Escape');
}
