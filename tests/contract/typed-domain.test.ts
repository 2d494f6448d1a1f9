import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

/** TypeScript source in which each line that follows a marker contains one compiler error. */
const PROBE = `import type { Domain, HookContext, ResourceHooks, Services } from './contract.ts';
import type { FixtureSet } from './fixtures/types.ts';
import { sendMail } from './mails/send.ts';

export async function right({ auth, store }: Services, { tx }: HookContext): Promise<string | undefined> {
  await auth.needsAll({} as never, 'order.update');
  await tx.update('orders', '', { overdue: false });
  const [order] = await store.find('orders', { status: ['CREATED', 'CANCELED'] }, { sort: '-created_at' });
  await tx.move('orders', '', 'reject', { reason: 'x' });
  const [row] = await store.sql.selectFrom('orders').select(['code', 'paid_at']).execute();
  await sendMail(tx, { template: 'card-locked', to: '', language: 'vi', variables: { name: '', card: '' } });
  return order?.code.toUpperCase() ?? row?.paid_at?.slice(0, 10);
}

export async function wrong({ auth, store, settings }: Services, { tx }: HookContext): Promise<void> {
  /* resource */ await store.get('order', '');
  /* slug */ await auth.needsAll({} as never, 'order.updat');
  /* field asked */ await store.find('orders', { state: 'CREATED' });
  /* value asked */ await store.find('orders', { status: 'CREATE' });
  /* order asked */ await store.find('orders', {}, { sort: '-created' });
  /* field read */ (await store.get('orders', ''))?.customer;
  /* may be empty */ (await store.get('orders', ''))?.paid_at.length;
  /* field written */ await tx.update('orders', '', { totals: 1 });
  /* value written */ await tx.create('orders', { payment_method: 'CARD' });
  /* setting */ (await settings('settings', null)).issuance;
  /* transition */ await tx.move('orders', '', 'refuse');
  /* transition of another resource */ await tx.move('tickets', '', 'reject');
  /* input */ await tx.move('orders', '', 'reject', { why: 'x' });
  /* table */ await store.sql.selectFrom('order').execute();
  /* mail */ await sendMail(tx, { template: 'card-lock', to: '', language: 'vi', variables: { name: '', card: '' } });
  /* variable of a mail */ await sendMail(tx, { template: 'card-locked', to: '', language: 'vi', variables: { name: '', code: '' } });
  /* column */ await store.sql.selectFrom('orders').where('state', '=', 'CREATED').execute();
  /* value of a column */ await store.sql.selectFrom('orders').where('status', '=', 'CREATE').execute();
}

/* transition of a hook */ export const moves: ResourceHooks<'orders'> = { transitions: { refuse: () => undefined } };
/* input of a hook */ export const inputs: ResourceHooks<'orders'>['transitions'] = { reject: (_, input) => ({ note: input.why }) };
/* operation of a hook */ export const operations: ResourceHooks<'schedules'> = { operations: { plans: async () => ({ created: 1 }) } };
/* input of an operation */ export const days: ResourceHooks<'schedules'>['operations'] = { plan: (_, input) => ({ created: input.until.length }) };
/* answer of an operation */ export const count: ResourceHooks<'schedules'>['operations'] = { plan: () => ({ trips: 1 }) };
/* transition of a guard */ export const guards: ResourceHooks<'orders'> = { guards: { refuse: () => undefined } };
/* resource of fixtures */ export const places: FixtureSet = { rows: { city: [] } };
/* field of fixtures */ export const cities: FixtureSet = { rows: { cities: [{ code: '01', title: 'x', scope: 'MUNICIPALITY', status: 'ACTIVE' }] } };

/* field of a hook */ export const hooks: ResourceHooks<'orders'> = { due: (record) => record.state };
/* resource of hooks */ export const domain: Domain = { hooks: { order: {} } };
`;

let project: ProjectCopy;
let output: string;
beforeAll(async () => {
  project = await copyProject('linked');
  await writeFile(join(project.root, 'domain/src/probe.ts'), PROBE);
  const file = join(project.root, 'schemas/resources/vehicles.json');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('"route_id"', '"line_id"'));
  for (const [use, from, to] of [
    ['resources/routes', '"vehicles", "by": "route_id"', '"vehicles", "by": "line_id"'],
    ['dashboards/company', '"plate", "kind", "route_id"', '"plate", "kind", "line_id"'],
    ['dashboards/company-brt', '"plate", "kind", "route_id"', '"plate", "kind", "line_id"'],
  ] as const) {
    const path = join(project.root, `schemas/${use}.json`);
    await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
  }
  expect(project.tuyen('generate').output).not.toContain('error');
  ({ output } = project.checkTypes('domain'));
});
afterAll(() => project.remove());

test('server code with a misspelled resource, permission, field, setting or transition does not compile', () => {
  const faulty = PROBE.split('\n').flatMap((line, index) => (line.includes('/* ') ? [index + 1] : []));
  const lines = [...output.matchAll(/^domain\/src\/probe\.ts\((\d+),/gm)].map(([, line]) => Number(line));
  expect([...new Set(lines)]).toEqual(faulty);
});

test('after a field is renamed in a schema, code that uses the old name does not compile', () => {
  expect(output).toMatch(
    /^domain\/src\/gate\/gate-context\.ts\(\d+,\d+\): error TS\d+: Property 'route_id' does not exist on type/m,
  );
});
