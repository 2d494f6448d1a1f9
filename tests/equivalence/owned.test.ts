import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownedSources } from './owned.ts';
import { model, projectRoot } from './stage/model.ts';

const PARTS = ['columns', 'filters', 'inputs', 'fields'] as const;

test('the comparison of pages skips only parts that files in src/custom replace', async () => {
  expect(await ownedSources('roles', 'inputs')).toEqual(new Set(['permissions']));
  for (const { name } of model.resources) {
    for (const part of PARTS) {
      const hasFile = existsSync(join(projectRoot, 'apps/admin/src/custom', name, `${part}.tsx`));
      expect((await ownedSources(name, part)).size > 0, `${part} of ${name}`).toBe(hasFile);
    }
  }
});
