import { expect, it } from 'vitest';
import { codesBetween, codesFrom } from './code-range.ts';

it('if two card codes differ only in their last digits, their range contains every code in between', () => {
  expect(codesBetween('HN26A00098', 'HN26A00101')).toEqual(['HN26A00098', 'HN26A00099', 'HN26A00100', 'HN26A00101']);
  expect(codesBetween('26000001/MP', '26000002/MP')).toEqual(['26000001/MP', '26000002/MP']);
  expect(codesBetween('THEKHONGSO', 'THEKHONGSO')).toEqual(['THEKHONGSO']);
});

it('two card codes that form no range are rejected with the reason', () => {
  expect(codesBetween('HN26A00001', 'HN26B00002')).toBe('range_apart');
  expect(codesBetween('HN26A0001', 'HN26A00002')).toBe('range_apart');
  expect(codesBetween('HN26A00002', 'HN26A00001')).toBe('range_reversed');
  expect(codesBetween('HN26A00001', 'HN26A09999')).toBe('range_too_long');
});

it('a series of card codes counts up from the first code, and is undefined if the digits do not suffice', () => {
  expect(codesFrom('HN26A00009', 2)).toEqual(['HN26A00009', 'HN26A00010']);
  expect(codesFrom('HN26A99999', 2)).toBeUndefined();
  expect(codesFrom('THEKHONGSO', 2)).toBeUndefined();
});
