import type { Job, Reader, Records, Services } from '../contract.ts';
import { Problem, type Row } from '@tuyen/server/domain';
import { described } from './hooks.ts';
import { SERIAL_TEMPLATES } from './templates.ts';

const SYSTEM = { actor: { kind: 'system', name: 'serials' }, officeId: null } as const;

/** Writes the nine templates into a database that lacks them: an empty one, or one from before a template was added. */
export async function ensureTemplates(services: Services): Promise<void> {
  const there = new Set((await services.store.find('serials')).map((row) => row.name));
  for (const { name, template, note } of SERIAL_TEMPLATES.filter((each) => !there.has(each.name))) {
    try {
      await services.write.transaction(SYSTEM, (tx) => tx.create('serials', { name, template, note }));
    } catch (error) {
      // Another process starts at the same time and was first.
      if (!(error instanceof Problem && error.code === 'duplicate_entry')) throw error;
    }
  }
}

/**
 * Notes in each row of `serials` which number was given out last. Written by a job and not by each sale: the row would be a lock
 * that every seller waits for.
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
        const { next_index, preview } = described(locked.template, { ...locked, ...noted }, { now });
        await tx.update('serials', row.id, { ...noted, next_index, preview });
      });
    }
  },
};

/** The newest number of a template, in whichever resources use it. */
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
  // The model's resources are the project's.
  const row: Row | undefined = await reader.first(resource as keyof Records, {}, { sort: '-created_at' });
  return row?.[field] === undefined ? undefined : { serial: String(row[field]), at: String(row['created_at']) };
}
