import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly link?: boolean }>>;
}

/**
 * Packages with global state, of which only one copy may be installed. An editor or form that uses a second copy would
 * not find the contexts or the document model of the first.
 */
const ONCE =
  /^(?:@tiptap\/.+|prosemirror-.+|react|react-dom|scheduler|react-router|react-admin|ra-core|react-hook-form|@mui\/material)$/;

test('npm packages with global state are installed in exactly one copy', () => {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as Lockfile;
  const versions = new Map<string, string[]>();
  for (const [path, { version = '', link }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (path.includes('node_modules/') && !link && ONCE.test(name))
      versions.set(name, [...(versions.get(name) ?? []), version]);
  }
  expect(versions.size).toBeGreaterThan(40);
  expect([...versions].filter(([, found]) => found.length > 1)).toEqual([]);
  expect(
    new Set([...versions].filter(([name]) => name.startsWith('@tiptap/')).flatMap(([, found]) => found)).size,
  ).toBe(1);
});
