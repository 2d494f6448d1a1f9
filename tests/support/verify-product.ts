import { type Ran, residentRun } from '../../cli/src/testing/library.ts';
import { DEMO_PASSWORD } from '../../domain/src/fixtures/catalog/accounts.ts';
import { openShop, type Shop } from '../../domain/src/shop.fixture.ts';
import { projectRoot } from './project-root.ts';

interface Checked {
  readonly code: number | null;
  readonly error: string;
  readonly differences: readonly unknown[];
  readonly resources: number;
  /** For each resource, the change in its number of records. Contains only resources whose number has changed. */
  readonly left: Readonly<Record<string, number>>;
}

export async function verifyProduct(...options: readonly string[]): Promise<Checked> {
  const shop = await openShop();
  try {
    const before = await totalsOf(shop);
    const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { code, out, error } = await verifyServer(origin, ...options);
    const { differences = [], resources = 0 } = out === '' ? {} : JSON.parse(out);
    const after = await totalsOf(shop);
    const left = [...after].map(([name, total]) => [name, total - (before.get(name) ?? 0)] as const);
    return {
      code,
      error,
      differences,
      resources,
      left: Object.fromEntries(left.filter(([, more]) => more !== 0)),
    };
  } finally {
    await shop.app.close();
  }
}

export function verifyServer(origin: string, ...options: readonly string[]): Promise<Ran> {
  const account = ['--account', 'superuser', '--password', DEMO_PASSWORD];
  return residentRun({
    root: projectRoot,
    args: ['--root', projectRoot, '--json', 'verify', '--against', origin, ...account, ...options],
  });
}

/** Excludes the audit log, which grows with every change. */
async function totalsOf({ engine }: Shop): Promise<ReadonlyMap<string, number>> {
  const names = engine.model.resources.map(({ name }) => name).filter((name) => name !== 'audit-logs');
  return new Map(await Promise.all(names.map(async (name) => [name, await engine.store.count(name)] as const)));
}
