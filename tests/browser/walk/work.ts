import { actionLabels } from './records.ts';
import { firstOf, model, staffFlows, textsOf, type Can, type Walk } from './walk.ts';

/** Checks that each flow works for at least one customer of the office. A flow that rejects every customer is a fault. */
export async function walkFlows(walk: Walk): Promise<void> {
  for (const { name, task, steps } of staffFlows) {
    if (!task || !walk.holds(task.slug)) continue;
    const where = `/flows/${name}`;
    if (!(await walk.open(where))) {
      walk.wrong.push(`${where}: refused`);
      continue;
    }
    const { can } = await firstOf(walk, task.resource);
    if (!can.actions.includes(task.operation ?? 'create')) walk.wrong.push(`${where}: nothing that it does is allowed`);
    const titles = steps.map(({ title }) => title['vi'] ?? '');
    const shown = async () => (await textsOf(walk.page, 'main h2')).filter((text) => titles.includes(text));
    await walk.compare(where, shown, titles);
  }
}

export async function walkHome(walk: Walk): Promise<void> {
  const { page, api, wrong } = walk;
  await walk.open('/');
  const { status, body } = await api.get('dashboard');
  if (status !== 200) wrong.push(`dashboard: ${status}`);
  const labels = (body.tiles ?? []).map(({ label }: { label: { vi: string } }) => label.vi);
  await walk.compare('/', () => textsOf(page, 'main h2'), labels);
  const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const link of new Set(links)) if (!(await walk.open(link))) wrong.push(`/ leads to ${link}: refused`);
}

export async function walkShift(walk: Walk): Promise<void> {
  const { page, api } = walk;
  const { status, body } = await api.get('counter/my-shift');
  if (status !== 200 || !walk.holds('work-shift.open')) return;
  await walk.open('/my-shift');
  const id = body.current ?? body.closed;
  const resource = model.resources.find(({ name }) => name === 'work-shifts');
  if (!id || !resource) return;
  const { can } = (await api.get(`work-shifts/${id}?can=1`)).body as { can: Can };
  const prints = can.prints?.filter(({ list }) => !list) ?? [];
  const allowed = [...actionLabels(resource, can), ...(prints.length > 1 ? ['In'] : prints.map(({ label }) => label))];
  const known = resource.workflow?.transitions.map(({ label }) => label['vi'] ?? '') ?? [];
  const shown = async () =>
    (await textsOf(page, 'main :is(a, button):visible')).filter((text) => [...known, ...allowed].includes(text));
  await walk.compare('/my-shift', shown, allowed);
}

export async function walkReports(walk: Walk): Promise<void> {
  const { body } = await walk.api.get('reports');
  for (const { name } of body as readonly { readonly name: string }[])
    if (!(await walk.open(`/reports/${name}`))) walk.wrong.push(`/reports/${name}: refused`);
}

export async function walkMailTemplates(walk: Walk): Promise<void> {
  const { page, api, wrong } = walk;
  const { status, body } = await api.get('mail-templates');
  if (status !== 200) return;
  const where = '/mail-templates';
  await walk.open(where);
  const labels = (body as readonly { readonly label: { readonly vi: string } }[]).map(({ label }) => label.vi);
  const choice = page.getByRole('combobox', { name: 'Thư' });
  await choice.click();
  await walk.compare(where, () => textsOf(page, '[role=option]'), labels);
  await page.keyboard.press('Escape');
  for (const label of labels) {
    await choice.click();
    await page.getByRole('option', { name: label, exact: true }).click();
    for (const language of ['English', 'Tiếng Việt']) {
      await page.locator('main').getByRole('button', { name: language }).click();
      await walk.settle();
      walk.note(`${where} ${label} ${language}`);
      const alerts = await textsOf(page, 'main .MuiAlert-colorError');
      wrong.push(...alerts.map((text) => `${where} ${label} ${language}: ${text}`));
      if ((await page.locator('main iframe').count()) === 0) wrong.push(`${where} ${label} ${language}: no preview`);
    }
  }
}
