import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRules, type Rule, type Rules } from './rules.ts';

let rules: Rules<Rule>;
beforeEach(() => {
  rules = openRules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const listed = (namespace = '') => rules.list(namespace).map(({ rule }) => rule.id);
const taken = (fits: (rule: Rule) => boolean = () => true) => rules.take('', fits)?.rule.id;

describe('Rules of stubs and faults', () => {
  it('stub and fault rules are tried by priority, then newest first', () => {
    for (const rule of [{ id: 'a' }, { id: 'b', priority: 1 }, { id: 'c', priority: -1 }, { id: 'd', priority: 0 }])
      rules.put('', rule);
    expect(listed()).toEqual(['b', 'd', 'a', 'c']);
    expect(taken()).toBe('b');
    expect(taken(({ id }) => id === 'c')).toBe('c');
    expect(taken(() => false)).toBeUndefined();
    expect(rules.list('').map(({ used }) => used)).toEqual([1, 0, 0, 1]);
  });

  it('a new stub or fault rule replaces the rule with the same id and restarts its count', () => {
    rules.put('', { id: 'a' });
    rules.put('', { id: 'b' });
    expect(taken(({ id }) => id === 'a')).toBe('a');
    expect(rules.put('', { id: 'a', seed: 1 })).toMatchObject({ rule: { id: 'a', seed: 1 }, used: 0 });
    expect(listed()).toEqual(['a', 'b']);
    expect(rules.list('').map(({ used }) => used)).toEqual([0, 0]);
  });

  it('a stub or fault rule applies as often as its count allows', () => {
    rules.put('', { id: 'twice', count: 2 });
    expect([taken(), taken(), taken()]).toEqual(['twice', 'twice', undefined]);
    expect(listed()).toEqual([]);
  });

  it('a stub or fault rule expires after its number of seconds', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    rules.put('', { id: 'short', seconds: 2 });
    rules.put('', { id: 'long' });
    vi.advanceTimersByTime(1999);
    expect(listed()).toEqual(['long', 'short']);
    vi.advanceTimersByTime(1);
    expect(listed()).toEqual(['long']);
  });

  it('a stub or fault rule applies in only one namespace', () => {
    rules.put('one', { id: 'a' });
    rules.put('two', { id: 'a' });
    rules.setStates('two', { basket: 'full' });
    expect([listed('one'), listed('two'), listed('three')]).toEqual([['a'], ['a'], []]);
    rules.clear('one');
    expect([listed('one'), listed('two')]).toEqual([[], ['a']]);
    expect(rules.states('two')).toEqual({ basket: 'full' });
    rules.clear('two');
    expect([listed('two'), rules.states('two')]).toEqual([[], {}]);
  });

  it('stub and fault rules can be removed individually', () => {
    expect(rules.empty).toBe(true);
    expect(rules.remove('', 'a')).toBe(false);
    rules.put('', { id: 'a' });
    rules.put('', { id: 'b' });
    expect(rules.remove('', 'c')).toBe(false);
    expect(rules.remove('', 'a')).toBe(true);
    expect([listed(), rules.empty]).toEqual([['b'], false]);
    expect(rules.remove('', 'b')).toBe(true);
    expect([listed(), rules.empty]).toEqual([[], true]);
  });
});

describe('States of stub rules', () => {
  it('a named state has the value "start" until a stub rule changes it', () => {
    rules.put('', { id: 'fill', state: { of: 'basket', is: 'start', becomes: 'full' } });
    rules.put('', { id: 'pay', state: { of: 'basket', is: 'full', becomes: 'paid' } });
    rules.put('', { id: 'look', priority: -1, state: { of: 'basket' } });
    expect(rules.states('')).toEqual({});
    expect(taken()).toBe('fill');
    expect(rules.states('')).toEqual({ basket: 'full' });
    expect([taken(), taken()]).toEqual(['pay', 'look']);
    expect(rules.states('')).toStrictEqual({ basket: 'paid' });
  });

  it('setting one state leaves other states unchanged, and a stub rule without a next state changes no state', () => {
    rules.put('', { id: 'look', state: { of: 'basket' } });
    expect(taken()).toBe('look');
    expect(rules.states('')).toStrictEqual({});
    rules.setStates('', { basket: 'full', shelf: 'empty' });
    expect(rules.states('')).toStrictEqual({ basket: 'full', shelf: 'empty' });
  });
});

describe('Probability of stub rules', () => {
  it.each([
    [0, 0, undefined],
    [0.5, 0.5, undefined],
    [0.5, 0.49, 'maybe'],
    [1, 0.99, 'maybe'],
  ])(
    'for a stub rule with probability %s and the random number %s, the rule applied is %s',
    (probability, number, id) => {
      vi.spyOn(Math, 'random').mockReturnValue(number);
      rules.put('', { id: 'maybe', probability });
      expect(taken()).toBe(id);
      expect(rules.list('')[0]?.used).toBe(id === undefined ? 0 : 1);
    },
  );

  it('a stub rule with the same seed yields the same random numbers', () => {
    const { random } = rules.put('', { id: 'a', seed: 0 });
    expect([random(), random()]).toEqual([0.26642920868471265, 0.0003297457005828619]);
  });
});
