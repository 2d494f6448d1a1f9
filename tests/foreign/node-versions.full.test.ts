import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONG_TEST } from '../support/limits.ts';
import { nodeOfVersion } from '../support/node-version.ts';
import { type ForeignProject, installClinic } from './foreign-project.ts';

/** Node versions on which the server is tested: the lowest supported version of each major, and the newest version. */
const SERVER = ['22.18.0', '24.0.0', '25.0.0', '26.0.0', '26.10.0'];
/** Lowest supported Node version for commands that start no server. */
const COMMAND = '20.19.0';
const PASSWORD = 'Guten Morgen 2026';

let clinic: ForeignProject;
beforeAll(() => {
  clinic = installClinic();
  for (const [command, ...args] of [
    ['tuyen', 'generate'],
    ['vite', 'build', '--logLevel', 'warn'],
  ] as const)
    expect(clinic.run(command, args)).toMatchObject({ code: 0 });
}, LONG_TEST);
afterAll(() => clinic?.remove());

function generateOn(project: ForeignProject): void {
  for (const command of ['lint', 'generate', 'check']) {
    const { code, output } = project.run('tuyen', [command]);
    expect([code, output.match(/error TUY.*/u)], output).toEqual([0, null]);
  }
}

it(`on Node ${COMMAND} the packaged tool generates code and names the Node version that the server needs`, () => {
  const project = clinic.on(nodeOfVersion(COMMAND));
  generateOn(project);
  const { code, output } = project.run('tuyen', ['serve']);
  expect([code, output]).toEqual([2, expect.stringContaining('22.18 or later of Node 22, or Node 24 or later')]);
});

describe.each(SERVER)('The packaged tool on Node %s', (version) => {
  let project: ForeignProject;
  beforeAll(() => {
    project = clinic.on(nodeOfVersion(version));
  }, LONG_TEST);
  const database = (name: string) => ({ DATABASE_URL: `file:${join(clinic.root, `data/${name}-${version}.db`)}` });

  it('the packaged tool lints, generates, and finds the generated files unchanged', () => generateOn(project));

  it('the packaged tool fills an empty database with sample data, and later starts on the filled database', async () => {
    const env = database('seeded');
    const patients: unknown[] = [];
    for (let start = 1; start <= 2; start += 1) {
      const running = await project.serve(env);
      try {
        const send = await signedIn(running.server, 'superuser', 'Tuyen#2026');
        patients.push(await send('patients?limit=100'));
      } finally {
        await running.stop();
      }
    }
    const [seeded, again] = patients;
    expect(JSON.stringify(seeded)).toContain('insurance');
    expect(again).toEqual(seeded);
  });

  it('the server of the packaged tool starts in production with the account that the tool created', async () => {
    const env = { ...database('production'), NODE_ENV: 'production' };
    const flags = ['--username', 'anna', '--office', 'Klinik Mitte'];
    expect(project.run('tuyen', ['admin', 'create', ...flags], { env, input: `${PASSWORD}\n` })).toMatchObject({
      code: 0,
    });
    const running = await project.serve(env);
    try {
      const send = await signedIn(running.server, 'anna', PASSWORD);
      expect(await send('patients?limit=100')).toEqual([]);
      expect((await fetch(running.admin)).status).toBe(200);
    } finally {
      await running.stop();
    }
  });
});

async function signedIn(
  server: string,
  account: string,
  password: string,
): Promise<(path: string) => Promise<unknown>> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ account, password });
  const signed = await fetch(`${server}/api/v1/auth/login`, { method: 'POST', headers: json, body });
  expect(signed.status).toBe(200);
  const { authToken } = Object(await signed.json());
  return async (path) => {
    const answer = await fetch(`${server}/api/v1/${path}`, { headers: { authorization: `Bearer ${authToken}` } });
    expect(answer.status).toBe(200);
    return answer.json();
  };
}
