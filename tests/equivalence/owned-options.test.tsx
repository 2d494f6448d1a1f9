import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fireEvent, screen } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { resources } from '../../apps/admin/src/generated/resources.gen.ts';
import { isOwned } from './owned.ts';
import { projectRoot } from './stage/model.ts';
import { open, printed, served } from './stage/pages.tsx';
import { idOf } from './stage/rows.ts';
import type { Setup } from './stage/stage.tsx';

const NAME = 'trips';
let folder: string;
let setups: Readonly<Record<'generated' | 'owned' | 'served', Setup>>;

beforeAll(async () => {
  // The folder must be inside this repository, because Vite reads no file outside.
  await mkdir(join(projectRoot, '.tuyen'), { recursive: true });
  folder = await mkdtemp(join(projectRoot, '.tuyen/owned-'));
  for (const path of [
    'tuyen.config.json',
    'tuyen.lock.json',
    'package.json',
    'schemas',
    'apps/admin/src',
    'apps/portal/src',
  ])
    await cp(join(projectRoot, path), join(folder, path), {
      recursive: true,
      filter: (from) => !from.includes('node_modules'),
    });
  const tuyen = join(projectRoot, 'cli/bin/tuyen.js');
  execFileSync('node', [tuyen, 'eject', NAME, 'inputs'], { cwd: folder, stdio: 'pipe' });
  const path = join(folder, 'apps/admin/src/generated/resources.gen.ts');
  const built = (await import(/* @vite-ignore */ path)) as { resources: typeof resources };
  const generated = await printed();
  setups = { generated, owned: { ...generated, entries: built.resources }, served: await served() };
});
afterAll(() => rm(folder, { recursive: true }));

async function optionsOf(setup: Setup): Promise<readonly object[]> {
  const { asked } = await open(setup, NAME, 'edit', idOf(NAME, 1));
  return asked.filter(({ filter }) => filter && Object.keys(filter).length > 0);
}

test('an ejected form offers the same records in its selects as the generated form and the server-driven form', async () => {
  const owned = await optionsOf(setups.owned);
  const [trip] = setups.owned.rows.get(NAME) ?? [];
  expect(owned).toContainEqual(
    expect.objectContaining({
      resource: 'schedules',
      filter: expect.objectContaining({
        $options: expect.arrayContaining([{ field: 'route_id', oneOf: [trip?.['route_id']] }]),
      }),
    }),
  );
  expect(owned).toEqual(await optionsOf(setups.generated));
  expect(owned).toEqual(await optionsOf(setups.served));
});

async function valuesOf(setup: Setup, field: string): Promise<readonly string[]> {
  const { page, settle } = await open(setup, 'orders', 'create');
  const select = page.querySelector(`[class~="ra-input-${field}"] [role=combobox]`);
  fireEvent.mouseDown(select as Element);
  await settle();
  return screen.getAllByRole('option').flatMap((option) => option.getAttribute('data-value') || []);
}

test.each([
  ['request_kind', ['REGISTER_NEW', 'RENEW', 'REISSUE']],
  ['ticket_type', ['MONTHLY', 'FREE']],
])('a form with custom inputs offers the same values for %s as the server-driven form', async (field, values) => {
  expect(isOwned('orders', 'create')).toBe(false);
  expect(await valuesOf(setups.generated, field)).toEqual(values);
  expect(await valuesOf(setups.served, field)).toEqual(values);
});
