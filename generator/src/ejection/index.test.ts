import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../generate.ts';
import { LOCK_FILE, readLock } from '../output/lock.ts';
import { libraryFolder } from '../testing/library.ts';
import { eject, upgrade } from './index.ts';

test('a lost manifest is rebuilt by commands that write files, but not by listings and dry runs', async () => {
  const root = libraryFolder();
  const { total } = await generate({ root });
  rmSync(join(root, LOCK_FILE));
  const { parts } = await eject({ root, resource: 'authors' });
  const planned = await eject({ root, resource: 'authors', part: 'list', dryRun: true });
  const checked = await upgrade({ root, dryRun: true });
  expect([parts.length, planned.path, checked.total]).toEqual([9, 'web/desk/custom/authors/list.tsx', 0]);
  expect(readLock(root).text).toBe('');

  expect((await upgrade({ root })).written).toBe(false);
  expect(readLock(root).files.size).toBe(total);

  rmSync(join(root, LOCK_FILE));
  expect((await eject({ root, resource: 'authors', part: 'list' })).path).toBe('web/desk/custom/authors/list.tsx');
  const { files, ejected } = readLock(root);
  expect([files.size, [...ejected.keys()]]).toEqual([total, ['web/desk/custom/authors/list.tsx']]);
});
