import { ADMIN_SEGMENTS } from '@tuyen/model/load';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FRAMED_PATHS, SIGNED_OUT_PATHS } from '../../apps/admin-kit/src/shell/definition/shell-paths.ts';

test("the reserved resource names are the first path segments of the back-office's built-in pages", () => {
  const source = readFileSync(
    join(import.meta.dirname, '../../apps/admin-kit/src/shell/routes/shell-routes.tsx'),
    'utf8',
  );
  const written = [...source.matchAll(/ path=(?:"|\{`)\/([\w-]+)/gu)].map(([, segment = '']) => segment);
  const paths = [...Object.values(SIGNED_OUT_PATHS), ...Object.values(FRAMED_PATHS)];
  const segments = paths.map((path) => path.split('/')[1] ?? '').filter((segment) => segment !== '');
  expect([...new Set([...written, ...segments])].toSorted()).toEqual(ADMIN_SEGMENTS);
});
