import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type ForeignProject, installProject } from './foreign-project.ts';

const PASSWORD = 'Guten Morgen 2026';

let clinic: ForeignProject;
beforeAll(() => {
  clinic = installProject('clinic');
});
afterAll(() => clinic?.remove());

describe('the packed tool in a clinic’s project', () => {
  it('checks and generates, also on a Node that strips no types and lacks what Node 20 lacks', () => {
    const older = {
      NODE_OPTIONS:
        '--no-experimental-strip-types --import=data:text/javascript,delete(Map.groupBy);delete(Promise.withResolvers)',
    };
    // The kit has no German: what the clinic has not written is named.
    const lint = clinic.run('tuyen', ['lint'], { env: older });
    expect([lint.code, lint.output.match(/error TUY.*/)]).toEqual([0, null]);
    expect(lint.output).toContain('Not written in "de": auth.email, ');
    expect(lint.output.match(/TUY\d+/g)?.filter((code) => code !== 'TUY805')).toEqual([]);
    const { code, output } = clinic.run('tuyen', ['generate'], { env: older });
    expect([code, output.match(/error TUY.*/)]).toEqual([0, null]);
    expect(clinic.run('tuyen', ['check']).code).toBe(0);
    expect(existsSync(join(clinic.root, 'src/generated/appointments/show.gen.tsx'))).toBe(true);
    const words = JSON.parse(readFileSync(join(clinic.root, 'public/locales/de/common.json'), 'utf8'));
    expect(words.resources.appointments.name).toBe('Termin |||| Termine');
    // What the kit says in English, except where the clinic says it in German.
    expect([words.auth.sign_in, words.auth.email]).toEqual(['Anmelden', 'E-mail']);
  });

  it('has types: what is generated compiles, and a wrong use does not', () => {
    expect(clinic.run('tsc')).toEqual({ code: 0, output: '' });
    const path = join(clinic.root, 'server/wrong.ts');
    writeFileSync(
      path,
      [
        "import type { Domain } from '@tuyen/server-mock/domain';",
        "import type { Region } from '@tuyen/model';",
        'export const domain: Domain = { serial: 1 };',
        "export const region: Region = { timeZone: 'UTC' };",
      ].join('\n'),
    );
    onTestFinished(() => renameSync(path, `${path}.txt`));
    expect(clinic.run('tsc').output.match(/wrong\.ts\(\d+/g)).toEqual(['wrong.ts(3', 'wrong.ts(4']);
  });

  it('runs its server: sign-in by user name, and the clinic’s own serial', async () => {
    const env = { DATABASE_URL: `file:${join(clinic.root, 'data/clinic.db')}`, NODE_ENV: 'production' };
    const made = clinic.run('tuyen', ['admin', 'create', '--username', 'anna', '--office', 'Klinik Mitte'], {
      env,
      input: `${PASSWORD}\n`,
    });
    expect(made).toEqual({
      code: 0,
      output: '✓ Superuser anna of the new office Klinik Mitte. Sign in at the back-office.\n',
    });
    const unbuilt = clinic.run('tuyen', ['serve'], { env });
    expect([unbuilt.code, unbuilt.output]).toEqual([2, expect.stringContaining('dist is missing: build the apps')]);
    const running = await clinic.serve(['--api'], env);
    onTestFinished(() => running.stop());
    const call = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
      const answer = await fetch(`${running.server}/api/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: await answer.json() };
    };
    const { status, body } = await call('auth/login', { account: 'anna', password: PASSWORD });
    expect([status, body.is_superuser]).toEqual([200, true]);
    const headers = { authorization: `Bearer ${body.authToken}`, 'x-office-id': body.office_id };
    const patient = await call('patients', { name: 'Jörg Weiß' }, headers);
    const booked = await call(
      'appointments',
      { patient_id: patient.body.id, starts_at: '2026-07-01T07:30:00Z', price: 1990 },
      headers,
    );
    expect([booked.status, booked.body.number]).toEqual([201, expect.stringMatching(/^APT-\d{4}-0001$/)]);
  });
});
