import { expect, test } from 'vitest';
import { property } from '../../../example/example.fixture.ts';
import { reported, type Case } from '../reported.fixture.ts';

const LOANS = 'schemas/resources/loans.json';
const label = { vi: 'Bị khóa', en: 'Locked' };
const overridden = (rule: object, schema: object = { $ref: '../enums/loan-state.json' }) => ({
  [LOANS]: property('phase', { ...schema, 'x-label': label, 'x-overrides': [{ label, color: 'danger', ...rule }] }),
});

test.each<Case>([
  [
    'of a field that is no state',
    overridden({ past: 'due_on' }, { type: 'string' }),
    [
      'TUY416 loans.json/schema/properties/phase/x-overrides: "phase" is not a state of the record, whose values could be overridden. Move "x-overrides" to an enum of the record, or remove it.',
    ],
  ],
  [
    'by a field that there is not',
    overridden({ when: { stat: 'LOST' } }),
    [
      'TUY209 loans.json/schema/properties/phase/x-overrides/0/when/stat: There is no field "stat" here. Did you mean "state"?',
    ],
  ],
  [
    'by a value that the field never has',
    overridden({ when: { state: 'LOTS' } }),
    [
      'TUY413 loans.json/schema/properties/phase/x-overrides/0/when/state: "state" is never "LOTS". Did you mean "LOST"?',
    ],
  ],
  [
    'after a field that is no date',
    overridden({ past: 'state' }),
    [
      'TUY209 loans.json/schema/properties/phase/x-overrides/0/past: The record has no date "state". Only "due_on" would do.',
    ],
  ],
])('an invalid override of the displayed state is reported: %s', (_, edits, found) =>
  expect(reported(edits)).toEqual(found),
);

test('an override of the displayed state may depend on the state itself and on a date field', () => {
  expect(reported(overridden({ when: { phase: 'OPEN' }, past: 'due_on' }))).toEqual([]);
});
