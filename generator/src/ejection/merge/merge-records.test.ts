import { both, drop, put, testMerges } from './testing/changes.ts';
import { INPUTS } from './testing/vehicles.ts';

const addInput = both(
  put('DateInput, TextInput', 'BooleanInput, DateInput, TextInput'),
  put('  route_id:', '  lift: <BooleanInput source="lift" />,\n  route_id:'),
);

const UGLY = `/* Copyright */
"use client"
import {DateInput,TextInput} from "react-admin"
import './x.css'
// about inputs
import { EnumInput, QuantityInput, ReferenceSelect } from "@tuyen/admin-kit"

export const inputs = {
    // the plate
    plate: <TextInput source={"plate"} isRequired/>, // a note
    kind: <EnumInput source="kind" enum="vehicle-kind" isRequired />,
    route_id: <Labeled>{/* hm */}<ReferenceSelect source="route_id" reference="routes"/></Labeled>
} satisfies Record<string, ReactElement>
`;

testMerges([
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
          "from '@tuyen/admin-kit';\n",
          "from '@tuyen/admin-kit';\nimport { vehicleInputs } from '../../generated/vehicles/inputs.gen.tsx';\n",
        )
        .replace('inputs = {', 'inputs = {\n  ...vehicleInputs,'),
    addInput,
    ['...vehicleInputs'],
    ['lift', 'BooleanInput'],
  ],
  [
    'a person hands the record to a function, the schema adds',
    INPUTS,
    both(put('inputs = {', 'inputs = withHints({'), put('};', '});'), put('max={200}', 'max={60}')),
    addInput,
    ['withHints({', 'lift:', 'max={60}'],
  ],
  [
    'a layout and comments of the owner’s own',
    INPUTS,
    () => UGLY,
    both(
      addInput,
      put('source="plate" isRequired', 'source="plate" isRequired icon={Icon}'),
      put('import {', "import Icon from 'icon';\nimport {"),
    ),
    [
      'use client',
      '// about inputs',
      '// the plate',
      '// a note',
      '{/* hm */}',
      'source="plate" isRequired icon={Icon}',
      'lift:',
      /use client[^]*import Icon from 'icon'/,
    ],
  ],
]);
