import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../domain.ts';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

let library: Library;
let clerk: Send;
let helper: Send;
beforeAll(async () => {
  library = await openLibrary();
  clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
  helper = await library.as('helper');
});
afterAll(() => library.app.close());

const ASK = 'preferences/current?origins=1';
const originsOf = async (who: Send): Promise<Row> => (await who('GET', ASK)).body['origins'] as Row;
const main = () => ({ id: library.office('Main'), name: 'Main' });

it('the origin of every setting is the schema default if no office has settings', async () => {
  const from = { from: 'default' };
  const nothing = { greeting: from, loan_days: from, mail: from, stamp: from, mail_password: from };
  expect(await originsOf(clerk)).toEqual(nothing);
  expect(await originsOf(helper)).toEqual(nothing);
});

it('the origin of a setting names the parent office, and the value that applies without the setting of the office itself', async () => {
  await clerk('PATCH', 'preferences/current', { loan_days: 30, mail_password: 'khó đoán' });
  expect(await originsOf(clerk)).toEqual({
    greeting: { from: 'default' },
    mail: { from: 'default' },
    stamp: { from: 'default' },
    loan_days: { from: 'own', fallback: { from: 'default', value: 14 } },
    mail_password: { from: 'own', fallback: { from: 'default' } },
  });
  expect(await originsOf(helper)).toEqual({
    greeting: { from: 'default' },
    mail: { from: 'default' },
    stamp: { from: 'default' },
    loan_days: { from: 'inherited', office: main() },
    mail_password: { from: 'inherited', office: main() },
  });
  const set = await helper('PATCH', ASK, { loan_days: 7, mail_password: 'của chi nhánh' });
  expect(set.body['origins']).toEqual({
    greeting: { from: 'default' },
    mail: { from: 'default' },
    stamp: { from: 'default' },
    loan_days: { from: 'own', fallback: { from: 'inherited', office: main(), value: 30 } },
    mail_password: { from: 'own', fallback: { from: 'inherited', office: main() } },
  });
  expect(JSON.stringify(set.body)).not.toContain('khó đoán');
  expect(JSON.stringify(set.body)).not.toContain('của chi nhánh');
});

it("writing null removes an office's own setting, so that the parent's value applies again", async () => {
  const back = await helper('PATCH', ASK, { loan_days: null, mail_password: null });
  expect(back.status).toBe(200);
  expect(back.body).toMatchObject({
    loan_days: 30,
    origins: {
      loan_days: { from: 'inherited', office: main() },
      mail_password: { from: 'inherited', office: main() },
    },
  });
  expect(await library.engine.settings('preferences', library.office('Branch'))).toMatchObject({
    mail_password: 'khó đoán',
  });
  await clerk('PATCH', 'preferences/current', { loan_days: 45 });
  expect((await helper('GET', 'preferences/current')).body).toMatchObject({ loan_days: 45 });
  await clerk('PATCH', 'preferences/current', { loan_days: null });
  expect((await helper('GET', ASK)).body).toMatchObject({ loan_days: 14, origins: { loan_days: { from: 'default' } } });
});

it('an office can remove even a required setting, because a parent value or default exists', async () => {
  await helper('PATCH', 'preferences/current', { greeting: 'Chào chi nhánh' });
  const back = await helper('PATCH', ASK, { greeting: null });
  expect(back.body).toMatchObject({ greeting: 'Xin chào', origins: { greeting: { from: 'default' } } });
});

it('a setting saved by an office stays its own setting, even if the parent office has the same value', async () => {
  await clerk('PATCH', 'preferences/current', { loan_days: 20 });
  await helper('PATCH', 'preferences/current', { loan_days: 21 });
  await helper('PATCH', 'preferences/current', { loan_days: 20 });
  expect(await originsOf(helper)).toMatchObject({ loan_days: { from: 'own', fallback: { value: 20 } } });
});

it('settings contain their origins only if the parameter origins=1 is sent, and never for the public', async () => {
  expect((await clerk('GET', 'preferences/current')).body).not.toHaveProperty('origins');
  expect((await clerk('PATCH', 'preferences/current', { loan_days: 22 })).body).not.toHaveProperty('origins');
  expect((await library.anyone('GET', ASK)).body).toEqual({ greeting: 'Xin chào' });
});

it('a write of settings accepts the origins that a client sends back with the values', async () => {
  const { body } = await helper('GET', ASK);
  const sent = await helper('PATCH', ASK, { ...body, loan_days: 9 });
  expect(sent.body, JSON.stringify(sent.body)).toMatchObject({ loan_days: 9 });
});
