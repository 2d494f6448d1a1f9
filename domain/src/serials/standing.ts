import type { Job, Reader, Records, Services } from '../contract.ts';
import { Problem, type Row } from '@tuyen/server/domain';
import { withDescription } from './hooks.ts';
import { SERIAL_TEMPLATES } from './templates.ts';

const SYSTEM = { actor: { kind: 'system', name: 'serials' }, officeId: null } as const;

/** Inserts the standard templates that the database lacks: all nine, or those added since it was created. */
export async function ensureTemplates(services: Services): Promise<void> {
  const there = new Set((await services.store.find('serials')).map((row) => row.name));
  for (const { name, template, note } of SERIAL_TEMPLATES.filter((each) => !there.has(each.name))) {
    try {
      await services.write.transaction(SYSTEM, (tx) => tx.create('serials', { name, template, note }));
    } catch (error) {
      // A duplicate is no error: another process that started at the same time has inserted the template first.
      if (!(error instanceof Problem && error.code === 'duplicate_entry')) throw error;
    }
  }
}

/**
 * Stores the last issued number in each row of `serials`. A job does this, because an update with each sale would make
 * all sellers wait for a lock on the row.
 */
export const noteSerials: Job = {
  name: 'note-serials',
  every: 300,
  async run(services) {
    const { store, clock } = services;
    for (const row of await store.find('serials')) {
      const last = await lastOf(services, row.name, store);
      if (!last || last.serial === row.last_serial) continue;
      const noted = { last_serial: last.serial, last_issued_at: last.at };
      const now = clock.now();
      await services.write.transaction(SYSTEM, async (tx) => {
        const locked = await tx.lock('serials', row.id);
        if (!locked) return;
        const { next_index, preview } = withDescription(locked.template, { ...locked, ...noted }, { now });
        await tx.update('serials', row.id, { ...noted, next_index, preview });
      });
    }
  },
};

export async function lastOf(
  { model }: Pick<Services, 'model'>,
  template: string,
  reader: Reader,
): Promise<{ readonly serial: string; readonly at: string } | undefined> {
  const newest = await Promise.all(
    model.resources.flatMap((resource) => {
      const field = resource.fields.find((each) => each.kind === 'text' && each.serial === template);
      return field ? [latest(reader, resource.name, field.name)] : [];
    }),
  );
  return newest
    .filter((each) => each !== undefined)
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .at(0);
}

async function latest(reader: Reader, resource: string, field: string) {
  // The cast is safe, because every resource of the model has a type in `Records`.
  const row: Row | undefined = await reader.first(resource as keyof Records, {}, { sort: '-created_at' });
  return row?.[field] === undefined ? undefined : { serial: String(row[field]), at: String(row['created_at']) };
}
