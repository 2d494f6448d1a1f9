import { expect, it } from 'vitest';
import { describeModel } from './description.ts';
import { difference } from './difference.ts';
import { choice, type Json, number, project, text } from './stored-database.fixture.ts';

const of = (value: Json | undefined, required: readonly string[] = []) =>
  project({ code: text(), ...(value && { value }) }, { schema: { required } });

it.each([
  ['nothing', of(text()), of(text()), []],
  ['a new field', of(undefined), of(text()), ['added tools.value']],
  ['one with a default', of(undefined), of(text({ default: 'x' })), ['added tools.value']],
  ['a field that is gone', of(text()), of(undefined), ['removed tools.value']],
  [
    'another name',
    of(text()),
    project({ code: text(), name: text({ 'x-renamed-from': 'value' }) }),
    ['renamed tools.name'],
  ],
  ['longer texts', of(text({ maxLength: 3 })), of(text({ maxLength: 4 })), ['widened tools.value']],
  ['shorter texts', of(text({ maxLength: 3 })), of(text({ maxLength: 2 })), ['narrowed tools.value']],
  ['a value more', of(choice(['A'])), of(choice(['A', 'B'])), ['widened tools.value']],
  ['a value less', of(choice(['A', 'B'])), of(choice(['A'])), ['narrowed tools.value']],
  ['a value that is needed', of(text()), of(text(), ['value']), ['required tools.value']],
  ['one that may be empty', of(text(), ['value']), of(text()), ['widened tools.value']],
  ['no value twice', of(text()), of(text({ 'x-unique': true })), ['unique tools.value']],
  ['values twice', of(text({ 'x-unique': true })), of(text()), ['widened tools.value']],
  [
    'values twice, and longer ones',
    of(text({ 'x-unique': true, maxLength: 3 })),
    of(text({ maxLength: 4 })),
    ['widened tools.value', 'widened tools.value'],
  ],
  ['a secret', of(text()), of(text({ writeOnly: true })), ['secret tools.value']],
  ['a secret no longer', of(text({ writeOnly: true })), of(text()), ['secret tools.value']],
  ['another module', of(text()), project({ code: text(), value: text() }, { module: 'equipment' }), ['moved tools']],
  ['numbers as texts', of(number()), of(text()), ['retyped tools.value']],
] as const)('says what changes: %s', (_, before, after, expected) => {
  const { changes } = difference(describeModel(before), after);
  expect(changes.map(({ what, text: said }) => `${what} ${said.split(':')[0]}`)).toEqual(expected);
});
