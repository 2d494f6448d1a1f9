import { expect, it } from 'vitest';
import { type Fault, takeFault } from './faults.ts';
import { openRules } from './rules.ts';

const EFFECT = { outcome: 'refused' };

it('is no fault where none was set', async () => {
  expect(await takeFault(openRules<Fault>(), '', 'mail', {})).toBeUndefined();
});

it('has its effect at its point, on what it is about, as often as it says', async () => {
  const faults = openRules<Fault>();
  faults.put('one', {
    id: 'a',
    point: 'mail',
    about: { '$.to': { contains: '@' }, '$.size': 7 },
    count: 1,
    effect: EFFECT,
  });
  const take = (point: string, about: object, namespace = 'one') => takeFault(faults, namespace, point, { ...about });
  const about = { to: 'an@library.example', size: '7' };
  expect(await take('fax', about)).toBeUndefined();
  expect(await take('mail', { ...about, to: 'An' })).toBeUndefined();
  expect(await take('mail', { ...about, size: 8 })).toBeUndefined();
  expect(await take('mail', about, 'two')).toBeUndefined();
  expect(await take('mail', about)).toEqual(EFFECT);
  expect(await take('mail', about)).toBeUndefined();
});

it('is about everything where it does not say', async () => {
  const faults = openRules<Fault>();
  faults.put('', { id: 'a', point: 'mail', effect: EFFECT });
  expect(await takeFault(faults, '', 'mail', {})).toEqual(EFFECT);
});
