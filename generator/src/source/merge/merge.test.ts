import { parseSync } from 'oxc-parser';
import { format } from 'oxfmt';
import { describe, expect, test } from 'vitest';
import { merge } from './merge.ts';

const INPUTS = `// Ejected.
import { DateInput, TextInput } from 'react-admin';
import { EnumInput, QuantityInput, ReferenceSelect } from '@tuyen/kit/admin';

export const inputs = {
  plate: <TextInput source="plate" isRequired />,
  kind: <EnumInput source="kind" enum="vehicle-kind" isRequired />,
  seats: <QuantityInput source="seats" min={1} max={200} unit="resources.vehicles.units.seats" isRequired />,
  route_id: <ReferenceSelect source="route_id" reference="routes" />,
  expires_on: (
    <DateInput source="expires_on" helperText="resources.vehicles.help.the_day_on_which_the_inspection_expires_on" />
  ),
};
`;

const FORM = `// Ejected.
import { FormSection, RecordForm, resolverFor } from '@tuyen/kit/admin';
import { vehicleInputs } from '../../generated/vehicles/inputs.gen.tsx';
import { validateVehicle } from '../../generated/vehicles/validate.gen.js';

const resolver = resolverFor(validateVehicle);

export const VehicleForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {vehicleInputs.plate}
      {vehicleInputs.kind}
      {vehicleInputs.seats}
    </FormSection>
    <FormSection name="more">
      {vehicleInputs.route_id}
      {vehicleInputs.expires_on}
    </FormSection>
  </RecordForm>
);
`;

const LIST = `// Ejected.
import { DataTable } from 'react-admin';
import { ResourceList } from '@tuyen/kit/admin';
import { vehicleColumns } from '../../generated/vehicles/columns.gen.tsx';
import { vehicleFilters } from '../../generated/vehicles/filters.gen.tsx';

export const VehicleList = () => (
  <ResourceList filters={Object.values(vehicleFilters)} sort={{ field: 'plate', order: 'ASC' }}>
    <DataTable rowClick="show">
      {vehicleColumns.plate}
      {vehicleColumns.kind}
      {vehicleColumns.seats}
    </DataTable>
  </ResourceList>
);
`;

type Change = (text: string) => string;

/** Puts one text for another that must be there. */
const put =
  (from: string, to: string): Change =>
  (text) => {
    if (!text.includes(from)) throw new Error(`No ${from}`);
    return text.replace(from, () => to);
  };
const both =
  (...changes: readonly Change[]): Change =>
  (text) =>
    changes.reduce((now, change) => change(now), text);
const drop = (line: string): Change => put(`${line}\n`, '');

const addInput = both(
  put('DateInput, TextInput', 'BooleanInput, DateInput, TextInput'),
  put('  route_id:', '  lift: <BooleanInput source="lift" />,\n  route_id:'),
);
const addToForm = put('{vehicleInputs.seats}\n', '{vehicleInputs.seats}\n      {vehicleInputs.lift}\n');
const addColumn = put('{vehicleColumns.seats}\n', '{vehicleColumns.seats}\n      {vehicleColumns.lift}\n');

/** What a person and a schema ordinarily do to the same file, and what it has to have, and not to have, afterwards. */
const CLEAN: readonly (readonly [string, string, Change, Change, readonly string[], (readonly string[])?])[] = [
  [
    'a person changes one input, the schema adds the next',
    INPUTS,
    put('max={200}', 'max={60}'),
    addInput,
    ['max={60}', 'lift: <BooleanInput source="lift" />,\n  route_id', 'BooleanInput, DateInput'],
  ],
  [
    'a person adds a prop, the schema another',
    INPUTS,
    put('source="plate" isRequired', 'source="plate" autoFocus isRequired'),
    put('source="plate" isRequired', 'source="plate" isRequired multiline'),
    ['autoFocus', 'isRequired multiline'],
  ],
  [
    'a person adds a prop, the schema changes one',
    INPUTS,
    put('max={200} unit', 'max={200} fullWidth unit'),
    put('max={200}', 'max={300}'),
    ['max={300} fullWidth'],
  ],
  [
    'a person adds a prop, the schema takes one away',
    INPUTS,
    put('min={1}', 'min={1} fullWidth'),
    put(' isRequired />,\n  route_id', ' />,\n  route_id'),
    ['min={1} fullWidth max={200} unit="resources.vehicles.units.seats" />'],
  ],
  [
    'a person wraps an input, the schema changes it',
    INPUTS,
    both(
      put('DateInput, TextInput', 'DateInput, Labeled, TextInput'),
      put(
        '<ReferenceSelect source="route_id" reference="routes" />',
        '<Labeled><ReferenceSelect source="route_id" reference="routes" /></Labeled>',
      ),
    ),
    put('reference="routes" />', 'reference="routes" isRequired />'),
    ['<Labeled>\n', '<ReferenceSelect source="route_id" reference="routes" isRequired />'],
  ],
  [
    'a person deletes the line next to the one the schema adds',
    INPUTS,
    drop('  route_id: <ReferenceSelect source="route_id" reference="routes" />,'),
    addInput,
    ['lift: <BooleanInput source="lift" />,\n  expires_on'],
    ['route_id'],
  ],
  [
    'a person deletes an input, the schema changes it',
    INPUTS,
    drop('  route_id: <ReferenceSelect source="route_id" reference="routes" />,'),
    put('reference="routes" />', 'reference="routes" isRequired />'),
    ['expires_on'],
    ['route_id'],
  ],
  [
    'a person adds an import where the schema adds one',
    INPUTS,
    both(
      put('DateInput, TextInput', 'DateInput, TextInput, useRecordContext'),
      put('\nexport', '\nexport const own = () => useRecordContext();\n\nexport'),
    ),
    addInput,
    ["import { BooleanInput, DateInput, TextInput, useRecordContext } from 'react-admin'", 'lift:'],
  ],
  [
    'a person uses what the schema needs no more',
    INPUTS,
    put('  kind:', '  made_on: <DateInput source="made_on" />,\n  kind:'),
    both(put('DateInput, TextInput', 'TextInput'), (text) => text.replace(/ {2}expires_on: \([^]*?\n {2}\),\n/, '')),
    ["import { DateInput, TextInput } from 'react-admin'", 'made_on'],
    ['expires_on'],
  ],
  [
    'the schema drops the last use of an import',
    INPUTS,
    put('max={200}', 'max={60}'),
    both(put('DateInput, TextInput', 'TextInput'), (text) => text.replace(/ {2}expires_on: \([^]*?\n {2}\),\n/, '')),
    ["import { TextInput } from 'react-admin'", 'max={60}'],
    ['DateInput', 'expires_on'],
  ],
  [
    'the schema renames a field that the person left alone',
    INPUTS,
    put('max={200}', 'max={60}'),
    put('  plate: <TextInput source="plate"', '  number_plate: <TextInput source="number_plate"'),
    ['  number_plate: <TextInput source="number_plate" isRequired />,\n  kind', 'max={60}'],
    ['  plate:'],
  ],
  [
    'the schema makes another component of a field where the person added a prop',
    INPUTS,
    put('source="plate" isRequired', 'source="plate" autoFocus isRequired'),
    both(
      put('<TextInput source="plate"', '<FormattedInput source="plate" format="vn-plate"'),
      put('DateInput, TextInput', 'DateInput'),
      put('EnumInput, Q', 'EnumInput, FormattedInput, Q'),
    ),
    [
      '<FormattedInput source="plate" format="vn-plate" autoFocus isRequired />',
      'EnumInput, FormattedInput, QuantityInput',
    ],
    ['TextInput'],
  ],
  [
    'a person composes from the generated record, which brings what the schema adds',
    INPUTS,
    (text) =>
      text
        .replace(
          "from '@tuyen/kit/admin';\n",
          "from '@tuyen/kit/admin';\nimport { vehicleInputs } from '../../generated/vehicles/inputs.gen.tsx';\n",
        )
        .replace('inputs = {', 'inputs = {\n  ...vehicleInputs,'),
    addInput,
    ['...vehicleInputs'],
    ['lift', 'BooleanInput'],
  ],
  [
    'a person reorders, the schema adds',
    FORM,
    put('{vehicleInputs.plate}\n      {vehicleInputs.kind}', '{vehicleInputs.kind}\n      {vehicleInputs.plate}'),
    addToForm,
    ['{vehicleInputs.kind}\n      {vehicleInputs.plate}\n      {vehicleInputs.seats}\n      {vehicleInputs.lift}'],
  ],
  [
    'a person moves a field that the schema drops',
    FORM,
    both(
      drop('      {vehicleInputs.plate}'),
      put('{vehicleInputs.expires_on}\n', '{vehicleInputs.expires_on}\n      {vehicleInputs.plate}\n'),
    ),
    drop('      {vehicleInputs.plate}'),
    ['{vehicleInputs.expires_on}\n    </FormSection>'],
    ['vehicleInputs.plate'],
  ],
  [
    'a person puts two fields in a row, the schema adds behind them',
    FORM,
    both(
      put("from '@tuyen/kit/admin';\n", "from '@tuyen/kit/admin';\nimport { Row } from './row.tsx';\n"),
      put(
        '      {vehicleInputs.kind}\n      {vehicleInputs.seats}\n',
        '      <Row>\n        {vehicleInputs.kind}\n        {vehicleInputs.seats}\n      </Row>\n',
      ),
    ),
    addToForm,
    ['      </Row>\n      {vehicleInputs.lift}\n    </FormSection>'],
  ],
  [
    'a person adds a paragraph, the schema drops the field before it',
    FORM,
    put('{vehicleInputs.kind}\n', '{vehicleInputs.kind}\n      <p>Say it all.</p>\n'),
    drop('      {vehicleInputs.kind}'),
    ['{vehicleInputs.plate}\n      <p>Say it all.</p>\n      {vehicleInputs.seats}'],
    ['vehicleInputs.kind'],
  ],
  [
    'a person dissolves the sections, the schema adds to one',
    FORM,
    (text) => text.replaceAll(/ *<\/?FormSection[^>]*>\n/g, '').replace('FormSection, ', ''),
    addToForm,
    ['{vehicleInputs.seats}\n    {vehicleInputs.lift}\n    {vehicleInputs.route_id}'],
    ['FormSection'],
  ],
  [
    'the schema moves a field to another section, a person has another changed',
    FORM,
    put('{vehicleInputs.kind}', '<b>{vehicleInputs.kind}</b>'),
    both(
      drop('      {vehicleInputs.seats}'),
      put('      {vehicleInputs.route_id}', '      {vehicleInputs.seats}\n      {vehicleInputs.route_id}'),
    ),
    ['<b>{vehicleInputs.kind}</b>\n    </FormSection>', '<FormSection name="more">\n      {vehicleInputs.seats}'],
  ],
  [
    'the schema moves a field that a person has wrapped to another section',
    FORM,
    put('{vehicleInputs.seats}', '<b>{vehicleInputs.seats}</b>'),
    both(
      drop('      {vehicleInputs.seats}'),
      put('      {vehicleInputs.route_id}', '      {vehicleInputs.seats}\n      {vehicleInputs.route_id}'),
    ),
    ['{vehicleInputs.kind}\n    </FormSection>', '<FormSection name="more">\n      <b>{vehicleInputs.seats}</b>'],
  ],
  [
    'the schema moves a field that a person has deleted',
    FORM,
    drop('      {vehicleInputs.seats}'),
    both(
      drop('      {vehicleInputs.seats}'),
      put('      {vehicleInputs.route_id}', '      {vehicleInputs.seats}\n      {vehicleInputs.route_id}'),
    ),
    ['{vehicleInputs.kind}\n    </FormSection>'],
    ['seats'],
  ],
  [
    'the schema sets a condition on a field that a person has wrapped',
    FORM,
    put('{vehicleInputs.seats}', '<b>{vehicleInputs.seats}</b>'),
    both(
      put('{vehicleInputs.seats}', "<When condition={{ kind: 'BUS' }}>{vehicleInputs.seats}</When>"),
      put('RecordForm, r', 'RecordForm, When, r'),
    ),
    ['<b>\n', "<When condition={{ kind: 'BUS' }}>{vehicleInputs.seats}</When>", 'RecordForm, resolverFor, When }'],
  ],
  [
    'the schema adds a section, a person has renamed nothing but the heading',
    FORM,
    put('name="more">', 'name="more" collapsed>'),
    put('  </RecordForm>', '    <FormSection name="papers">{vehicleInputs.papers}</FormSection>\n  </RecordForm>'),
    ['name="more" collapsed', '<FormSection name="papers">{vehicleInputs.papers}</FormSection>\n  </RecordForm>'],
  ],
  [
    'a person makes a function with hooks of it, the schema adds',
    FORM,
    both(
      put('() => (\n', '() => {\n  const [open, setOpen] = useState(false);\n  return (\n'),
      put('  </RecordForm>\n);', '  </RecordForm>\n);\n};'),
      put('import { Form', "import { useState } from 'react';\nimport { Form"),
      put('resolver={resolver}', 'resolver={resolver} onClick={() => setOpen(!open)}'),
    ),
    addToForm,
    ['useState(false)', 'setOpen(!open)', '{vehicleInputs.lift}\n'],
  ],
  [
    'a person wraps the page in a fragment beside a dialog, the schema adds',
    LIST,
    both(
      put('  <ResourceList', '  <><ResourceList'),
      put('  </ResourceList>', '  </ResourceList><Notes /></>'),
      put("from '@tuyen/kit/admin';\n", "from '@tuyen/kit/admin';\nimport { Notes } from './notes.tsx';\n"),
    ),
    addColumn,
    ['<Notes />', '{vehicleColumns.seats}\n', '{vehicleColumns.lift}\n'],
  ],
  [
    'a person takes another table, the schema adds a column',
    LIST,
    both(
      put('<DataTable rowClick="show">', '<OwnTable>'),
      put('</DataTable>', '</OwnTable>'),
      put("import { DataTable } from 'react-admin'", "import { OwnTable } from './own-table.tsx'"),
    ),
    addColumn,
    ['{vehicleColumns.seats}\n      {vehicleColumns.lift}\n    </OwnTable>'],
    ['import { DataTable }'],
  ],
  [
    'a person sorts the other way round, the schema by another column',
    LIST,
    put("order: 'ASC'", "order: 'DESC'"),
    put("field: 'plate'", "field: 'seats'"),
    ["sort={{ field: 'seats', order: 'DESC' }}"],
  ],
  [
    'the schema reorders columns, a person has added one',
    LIST,
    put('{vehicleColumns.kind}\n', '{vehicleColumns.kind}\n      <DataTable.Col source="age" />\n'),
    put(
      '{vehicleColumns.plate}\n      {vehicleColumns.kind}\n      {vehicleColumns.seats}',
      '{vehicleColumns.seats}\n      {vehicleColumns.plate}\n      {vehicleColumns.kind}',
    ),
    ['<DataTable.Col source="age" />', /seats[^]*plate[^]*kind/.source],
  ],
  [
    'the columns become owned as well',
    LIST,
    put('rowClick="show"', 'rowClick="edit"'),
    both(
      (text) =>
        text.replace(
          /\{vehicleColumns.plate}[^]*?\{vehicleColumns.seats}/,
          '{Children.toArray(Object.values(vehicleColumns))}',
        ),
      put(
        "import { vehicleColumns } from '../../generated/vehicles/columns.gen.tsx'",
        "import { columns as vehicleColumns } from './columns.tsx'",
      ),
      put('import { DataTable', "import { Children } from 'react';\nimport { DataTable"),
    ),
    [
      "from './columns.tsx'",
      'rowClick="edit">{Children.toArray(Object.values(vehicleColumns))}</DataTable>',
      "import { Children } from 'react'",
    ],
    ['columns.gen.tsx', 'vehicleColumns.plate'],
  ],
];

describe('merges without asking:', () => {
  test.each(CLEAN.map(([name, ...rest]) => ({ name, rest })))('$name', async ({ rest }) => {
    const [base, person, schema, has, hasNot = []] = rest;
    const mine = await pretty(person(base));
    const next = await pretty(schema(base));
    const { text, contests } = merge(base, mine, next);
    expect(contests).toEqual([]);
    expect(parseSync('a.tsx', text).errors).toEqual([]);
    const merged = await pretty(text);
    for (const part of has)
      expect(merged.includes(part) || new RegExp(part).test(merged), `${part}\n${merged}`).toBe(true);
    for (const part of hasNot) expect(merged).not.toContain(part);
    // Once merged there is nothing left to merge, from either base.
    expect(merge(next, merged, next).text).toBe(merged);
    expect(await pretty(merge(base, merged, next).text)).toBe(merged);
  });

  test.each([INPUTS, FORM, LIST].map((text) => [text]))('what either side left alone', (base) => {
    const other = base.replace('seats', 'places');
    expect(merge(base, base, other)).toMatchObject({ text: other, contests: [] });
    expect(merge(base, other, base)).toMatchObject({ text: other, contests: [] });
    expect(merge(base, other, other)).toMatchObject({ text: other, contests: [] });
  });
});

const CONTESTED: readonly (readonly [string, string, Change, Change, object])[] = [
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
    { why: 'homeless', next: '{vehicleInputs.lift}' },
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

describe('asks where', () => {
  test.each(CONTESTED.map(([name, ...rest]) => ({ name, rest })))('$name', async ({ rest }) => {
    const [base, person, schema, expected] = rest;
    const mine = await pretty(person(base));
    const merged = merge(base, mine, await pretty(schema(base)));
    expect(merged.contests).toEqual([expect.objectContaining(expected)]);
    // What nobody contests is done all the same, for those who keep theirs.
    expect(parseSync('a.tsx', merged.text).errors).toEqual([]);
    expect(parseSync('a.tsx', merged.theirs).errors).toEqual([]);
  });
});

async function pretty(text: string): Promise<string> {
  const { code, errors } = await format('part.tsx', text, { printWidth: 120, singleQuote: true });
  expect(errors).toEqual([]);
  return code;
}
