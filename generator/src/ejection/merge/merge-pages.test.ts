import { both, drop, put, testMerges } from './testing/changes.ts';
import { CREATE, FORM, LIST, OWN_FORM } from './testing/vehicles.ts';

const addToForm = put('{vehicleInputs.seats}\n', '{vehicleInputs.seats}\n      {vehicleInputs.lift}\n');
const FIELDS = '      {vehicleInputs.plate}\n      {vehicleInputs.kind}\n      {vehicleInputs.seats}\n';
const addColumn = put('{vehicleColumns.seats}\n', '{vehicleColumns.seats}\n      {vehicleColumns.lift}\n');

testMerges([
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
      put("from '@tuyen/admin-kit';\n", "from '@tuyen/admin-kit';\nimport { Row } from './row.tsx';\n"),
      put(
        '      {vehicleInputs.kind}\n      {vehicleInputs.seats}\n',
        '      <Row>\n        {vehicleInputs.kind}\n        {vehicleInputs.seats}\n      </Row>\n',
      ),
    ),
    addToForm,
    ['      </Row>\n      {vehicleInputs.lift}\n    </FormSection>'],
  ],
  [
    'a person replaces the fields of a section, the schema adds one behind them',
    FORM,
    put(FIELDS, '      <p>Mine.</p>\n'),
    addToForm,
    ['      <p>Mine.</p>\n      {vehicleInputs.lift}\n    </FormSection>'],
  ],
  [
    'a person replaces the fields of a section, the schema adds one before them',
    FORM,
    put(FIELDS, '      <p>Mine.</p>\n'),
    put('{vehicleInputs.plate}\n', '{vehicleInputs.lift}\n      {vehicleInputs.plate}\n'),
    ['<FormSection name="main">\n      {vehicleInputs.lift}\n      <p>Mine.</p>'],
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
    'both move a field to the same section',
    FORM,
    both(
      drop('      {vehicleInputs.seats}'),
      put('      {vehicleInputs.expires_on}', '      {vehicleInputs.expires_on}\n      {vehicleInputs.seats}'),
    ),
    both(
      drop('      {vehicleInputs.seats}'),
      put('      {vehicleInputs.route_id}', '      {vehicleInputs.seats}\n      {vehicleInputs.route_id}'),
    ),
    ['{vehicleInputs.expires_on}\n      {vehicleInputs.seats}'],
  ],
  [
    'the schema moves a field to another section, a person has moved another within their own',
    FORM,
    both(
      drop('      {vehicleInputs.plate}'),
      put('      {vehicleInputs.seats}', '      {vehicleInputs.seats}\n      {vehicleInputs.plate}'),
    ),
    both(
      drop('      {vehicleInputs.seats}'),
      put('      {vehicleInputs.route_id}', '      {vehicleInputs.seats}\n      {vehicleInputs.route_id}'),
    ),
    ['{vehicleInputs.kind}\n      {vehicleInputs.plate}\n', '<FormSection name="more">\n      {vehicleInputs.seats}'],
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
    'a person hands the page to a function with options, the schema adds',
    LIST,
    both(put('= () => (', '= watched(() => ('), put('\n);', '\n), { often: true });')),
    addColumn,
    ['watched(', '{ often: true }', '{vehicleColumns.seats}\n', '{vehicleColumns.lift}\n'],
  ],
  [
    'a person wraps the page in a fragment beside a dialog, the schema adds',
    LIST,
    both(
      put('  <ResourceList', '  <><ResourceList'),
      put('  </ResourceList>', '  </ResourceList><Notes /></>'),
      put("from '@tuyen/admin-kit';\n", "from '@tuyen/admin-kit';\nimport { Notes } from './notes.tsx';\n"),
    ),
    addColumn,
    ['<Notes />', '{vehicleColumns.seats}\n', '{vehicleColumns.lift}\n'],
  ],
  [
    'a table of one column gets another one instead',
    LIST.replace(/ {6}\{vehicleColumns.kind}\n {6}\{vehicleColumns.seats}\n/, ''),
    put('rowClick="show"', 'rowClick="edit"'),
    put('vehicleColumns.plate', 'vehicleColumns.name'),
    ['<DataTable rowClick="edit">{vehicleColumns.name}</DataTable>'],
    ['vehicleColumns.plate'],
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
    'create and edit share no form any more, a person has changed the page around it',
    CREATE,
    both(
      put('<RecordCreate>', '<><RecordCreate onCreated={report}>'),
      put('</RecordCreate>', '</RecordCreate><Key /></>'),
      put('\nexport', '\nconst report = () => undefined;\n\nexport'),
    ),
    () => OWN_FORM,
    [
      'const resolver = resolverFor(validateVehicle);',
      '<RecordCreate onCreated={report}>\n      <RecordForm resolver={resolver}>\n        <FormSection name="main">',
      'FormSection, RecordCreate, RecordForm, resolverFor',
      '<Key />',
    ],
    ['<VehicleForm', 'form.gen.tsx'],
  ],
  [
    'create and edit come to share a form, a person has changed the page around it',
    OWN_FORM,
    put('<RecordCreate>', '<RecordCreate onCreated={report}>'),
    () => CREATE,
    ['<RecordCreate onCreated={report}>\n    <VehicleForm />\n  </RecordCreate>'],
    ['resolver', 'FormSection'],
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
    ['<DataTable.Col source="age" />', /seats[^]*plate[^]*kind/],
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
]);
