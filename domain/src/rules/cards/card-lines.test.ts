import { expect, it } from 'vitest';
import { named, readCardLines } from './card-lines.ts';

it('each line of a card list is parsed as a card, with or without its chip number', () => {
  expect(readCardLines('hn26a00001\n\nHN26A00002; 04a1b2c3\r\nHN26A00003\t04A1B2C3D4E580\n')).toEqual([
    { code: 'HN26A00001', chip: undefined },
    { code: 'HN26A00002', chip: '04A1B2C3' },
    { code: 'HN26A00003', chip: '04A1B2C3D4E580' },
  ]);
});

it('parsing a card list returns the line number of its first invalid line', () => {
  expect(readCardLines('HN26A00001\nHN26')).toEqual({ line: 2 });
  expect(readCardLines('HN26A00001 04A1')).toEqual({ line: 1 });
  expect(readCardLines('HN26A00001 04A1B2C3 04A1B2C3')).toEqual({ line: 1 });
});

it('a message about cards lists a few codes and counts the rest', () => {
  expect(named(['A', 'B', 'C'], 2)).toBe('A, B … (+1)');
});
