import { expect, it } from 'vitest';
import { type Fault, readFault, takeFault } from './faults.ts';
import { openRules } from './rules.ts';

const EFFECT = { outcome: 'refused' };

it('no fault is applied if none was set', async () => {
  expect(await takeFault(openRules<Fault>(), '', 'mail', {})).toBeUndefined();
});

it('a fault applies only to matching mails in its namespace, as often as its count allows', async () => {
  const faults = openRules<Fault>();
  const about = { '$.to': { contains: '@' }, '$.size': 7 };
  faults.put('one', readFault({ id: 'a', point: 'mail', about, count: 1, effect: EFFECT }));
  const take = (point: string, asked: object, namespace = 'one') => takeFault(faults, namespace, point, { ...asked });
  const mail = { to: 'an@library.example', size: '7' };
  expect(await take('fax', mail)).toBeUndefined();
  expect(await take('mail', { ...mail, to: 'An' })).toBeUndefined();
  expect(await take('mail', { ...mail, size: 8 })).toBeUndefined();
  expect(await take('mail', mail, 'two')).toBeUndefined();
  expect(await take('mail', mail)).toEqual(EFFECT);
  expect(await take('mail', mail)).toBeUndefined();
});

it('a fault without conditions applies to every event at its point, such as every mail', async () => {
  const faults = openRules<Fault>();
  faults.put('', readFault({ id: 'a', point: 'mail', effect: EFFECT }));
  expect(await takeFault(faults, '', 'mail', {})).toEqual(EFFECT);
});
