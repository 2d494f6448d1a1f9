import { expect, it } from 'vitest';
import { breaking, safe, together } from './change.ts';

it('the summary of a schema change names only its breaking effects, or all effects if none is breaking', () => {
  expect(together(safe('a'), breaking('b'), undefined, breaking('c'))).toEqual(breaking('b; c'));
  expect(together(safe('a'), safe('b'))).toEqual(safe('a; b'));
  expect(together(undefined, safe('a'))).toEqual(safe('a'));
  expect(together(undefined, undefined)).toBeUndefined();
});
