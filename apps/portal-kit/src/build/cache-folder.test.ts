import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HANOI } from '@tuyen/model/testing/regions';
import { resolveConfig } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { definePortal } from '../site/define-portal.ts';
import { portal } from './index.ts';

const definition = definePortal({
  name: 'Clinic',
  languages: ['en'],
  region: HANOI,
  generated: './generated',
  pages: [{ name: 'home', path: '/', script: 'none' }],
});

test('a portal and a back-office of one package pre-bundle their packages into different folders', async () => {
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'tuyen-cache-')));
  onTestFinished(() => rmSync(project, { recursive: true }));
  writeFileSync(join(project, 'package.json'), '{ "name": "clinic", "type": "module" }');
  mkdirSync(join(project, 'portal'));
  const common = { configFile: false, logLevel: 'silent' } as const;
  const admin = await resolveConfig({ ...common, root: project }, 'serve');
  const own = await resolveConfig({ ...common, root: join(project, 'portal'), plugins: [portal(definition)] }, 'serve');
  expect(admin.cacheDir).toBe(join(project, 'node_modules/.vite'));
  expect(own.cacheDir).toBe(join(project, 'portal/node_modules/.vite'));
});
