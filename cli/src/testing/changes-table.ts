import { expect, it } from 'vitest';
import type { Reported } from '../changes/report.ts';
import { CLINIC, editJson, inGit, type AnyJson } from './in-git.ts';
import { Library } from './library.ts';

export const APPOINTMENTS = 'schemas/resources/appointments.json';
export const PATIENTS = 'schemas/resources/patients.json';

export const LABEL = { de: 'Neu', en: 'New' };
export const TEXT = { type: 'string', 'x-label': LABEL };

/**
 * Test case: an edit of one schema file, the change that it must cause, and the level of the change for API clients,
 * stored data and edited files. A level is undefined if the change does not affect them.
 */
export type ChangeCase = readonly [
  what: string,
  file: string,
  edit: (file: AnyJson) => void,
  code: string,
  subject: string,
  api?: Reported['level'] | undefined,
  data?: Reported['level'] | undefined,
  owned?: Reported['level'] | undefined,
];

export function testRows(rows: readonly ChangeCase[]): void {
  for (const [what, file, edit, code, subject, ...levels] of rows)
    it(what, async () => {
      const clinic = inGit(new Library(CLINIC));
      if (!clinic.has(file)) clinic.write(file, '{}');
      editJson(clinic, file, edit);
      const { code: exit, out, error } = await clinic.run('--json', 'changes');
      expect({ exit, error }).toEqual({ exit: 0, error: '' });
      const { changes }: { readonly changes: readonly Reported[] } = JSON.parse(out);
      const found = changes.find((one) => one.code === code && one.subject === subject);
      expect(found ?? changes.map((one) => `${one.code} ${one.subject}`)).toMatchObject({ code, subject });
      const [api, data, owned] = levels;
      expect([found?.api?.level, found?.data?.level, found?.owned?.level]).toEqual([api, data, owned]);
      expect(found?.level).toBe(levels.includes('breaking') ? 'breaking' : 'safe');
      expect(changes.filter((one) => one.code === 'TUC901' || one.code === 'TUC999')).toEqual([]);
    });
}
