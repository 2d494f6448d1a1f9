import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { merge } from './merge.ts';
import { both, drop, pretty, put, type TextEdit } from './testing/changes.ts';
import { FORM, INPUTS, LIST } from './testing/vehicles.ts';

const addInput = both(
  put('DateInput, TextInput', 'BooleanInput, DateInput, TextInput'),
  put('  route_id:', '  lift: <BooleanInput source="lift" />,\n  route_id:'),
);

/**
 * Merges with a conflict that only a person can resolve. Each row contains the title, the file, the change by the
 * developer, the change by the schema, and the expected conflict.
 */
const CONFLICTS: readonly (readonly [string, string, TextEdit, TextEdit, object])[] = [
  [
    'a person deletes an input that the schema makes required',
    INPUTS,
    drop('  route_id: <ReferenceSelect source="route_id" reference="routes" />,'),
    put('reference="routes" />', 'reference="routes" isRequired />'),
    { why: 'deleted', next: 'route_id: <ReferenceSelect source="route_id" reference="routes" isRequired />' },
  ],
  [
    'both change one prop',
    INPUTS,
    put('max={200}', 'max={60}'),
    put('max={200}', 'max={300}'),
    { why: 'changed', was: 'max={200}', next: 'max={300}' },
  ],
  [
    'the schema drops a field that a person changed',
    INPUTS,
    put('max={200}', 'max={60}'),
    (text) => text.replace(/ {2}seats: .*\n/, ''),
    { why: 'removed', next: undefined },
  ],
  [
    'the schema drops a field that a person wrapped',
    FORM,
    put('{vehicleInputs.seats}', '<b>{vehicleInputs.seats}</b>'),
    drop('      {vehicleInputs.seats}'),
    { why: 'removed', was: '{vehicleInputs.seats}' },
  ],
  [
    'the schema drops a field that a person uses elsewhere',
    FORM,
    put('export const', 'export const plate = () => vehicleInputs.plate;\n\nexport const'),
    drop('      {vehicleInputs.plate}'),
    { why: 'used', was: '{vehicleInputs.plate}' },
  ],
  [
    'a person took another component, the schema says more of the field',
    INPUTS,
    put('<EnumInput source="kind" enum="vehicle-kind" isRequired />', '<KindInput source="kind" />'),
    put('enum="vehicle-kind" isRequired', 'enum="vehicle-kind" isRequired helperText="help"'),
    { why: 'changed' },
  ],
  [
    'both give the same prop another value',
    INPUTS,
    put('source="plate"', 'source="plate" helperText="mine"'),
    put('source="plate"', 'source="plate" helperText="theirs"'),
    { why: 'taken', next: 'helperText="theirs"' },
  ],
  [
    'the schema adds to a section that a person deleted',
    FORM,
    (text) => text.replace(/ {4}<FormSection name="more">[^]*?<\/FormSection>\n/, ''),
    put('{vehicleInputs.route_id}', '{vehicleInputs.route_id}\n      {vehicleInputs.lift}'),
    { why: 'orphaned', next: '{vehicleInputs.lift}' },
  ],
  [
    'the schema moves a field within its section, a person has moved it to another',
    FORM,
    both(
      drop('      {vehicleInputs.plate}'),
      put('      {vehicleInputs.route_id}', '      {vehicleInputs.plate}\n      {vehicleInputs.route_id}'),
    ),
    both(
      drop('      {vehicleInputs.plate}'),
      put('      {vehicleInputs.seats}', '      {vehicleInputs.seats}\n      {vehicleInputs.plate}'),
    ),
    { why: 'moved', was: '{vehicleInputs.plate}', next: 'in "main", behind {vehicleInputs.seats}' },
  ],
  [
    'the schema moves a field to another section, a person has moved it within its own',
    FORM,
    both(
      drop('      {vehicleInputs.plate}'),
      put('      {vehicleInputs.seats}', '      {vehicleInputs.seats}\n      {vehicleInputs.plate}'),
    ),
    both(
      drop('      {vehicleInputs.plate}'),
      put('      {vehicleInputs.route_id}', '      {vehicleInputs.plate}\n      {vehicleInputs.route_id}'),
    ),
    { why: 'moved', was: '{vehicleInputs.plate}', next: 'in "more", before {vehicleInputs.route_id}' },
  ],
  [
    'both move a wrapped field to different sections',
    FORM.replace(
      '<FormSection name="more">',
      '<FormSection name="own">\n      <p>Own</p>\n    </FormSection>\n    <FormSection name="more">',
    ),
    both(drop('      {vehicleInputs.plate}'), put('<p>Own</p>', '<p>Own</p>\n      <b>{vehicleInputs.plate}</b>')),
    both(
      drop('      {vehicleInputs.plate}'),
      put('      {vehicleInputs.expires_on}', '      {vehicleInputs.expires_on}\n      {vehicleInputs.plate}'),
    ),
    { why: 'moved', next: 'in "more", behind {vehicleInputs.expires_on}' },
  ],
  [
    'the schema makes a section of a field that a person has moved to another',
    FORM,
    both(
      drop('      {vehicleInputs.seats}'),
      put('      {vehicleInputs.route_id}', '      {vehicleInputs.seats}\n      {vehicleInputs.route_id}'),
    ),
    both(
      drop('      {vehicleInputs.seats}'),
      put(
        '  </RecordForm>',
        '    <FormSection name="room">\n      {vehicleInputs.seats}\n    </FormSection>\n  </RecordForm>',
      ),
    ),
    { why: 'moved', next: 'in "room"' },
  ],
  [
    'the schema needs a name that a person gave to something else',
    INPUTS,
    both(
      put('\nexport', "\nconst BooleanInput = 'mine';\n\nexport"),
      put('source="plate"', 'source="plate" label={BooleanInput}'),
    ),
    addInput,
    { why: 'named', next: "BooleanInput from 'react-admin'" },
  ],
];

test.each(CONFLICTS.map(([name, ...rest]) => ({ name, rest })))(
  'the merge reports a conflict if $name',
  async ({ rest }) => {
    const [base, person, schema, expected] = rest;
    const mine = await pretty(person(base));
    const merged = merge(base, mine, await pretty(schema(base)));
    expect(merged.conflicts).toEqual([expect.objectContaining(expected)]);
    expect(parseSync('a.tsx', merged.text).errors).toEqual([]);
    expect(parseSync('a.tsx', merged.theirs).errors).toEqual([]);
  },
);

test.each([INPUTS, FORM, LIST].map((text) => [text]))(
  'a file that only the developer or only the schema changed is merged without a conflict',
  (base) => {
    const other = base.replace('seats', 'places');
    expect(merge(base, base, other)).toMatchObject({ text: other, conflicts: [] });
    expect(merge(base, other, base)).toMatchObject({ text: other, conflicts: [] });
    expect(merge(base, other, other)).toMatchObject({ text: other, conflicts: [] });
  },
);
