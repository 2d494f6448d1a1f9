import { describe, expect, test } from 'vitest';
import { Imports } from './imports.ts';
import { attributes } from './jsx.ts';
import { jsx } from '../admin/element-jsx.ts';
import { library } from '../../testing/library.ts';
import { camel, enumType, enumTypes, namesOf, pascal, singular } from './names.ts';

describe('Names in generated code', () => {
  test.each([
    ['vehicles', 'vehicle'],
    ['cities', 'city'],
    ['agencies', 'agency'],
    ['ticket-prices', 'ticket-price'],
    ['app-releases', 'app-release'],
    ['branches', 'branch'],
    ['addresses', 'address'],
    ['boxes', 'box'],
    ['buses', 'bus'],
    ['statuses', 'status'],
    ['houses', 'house'],
    ['status', 'status'],
    ['days', 'day'],
    ['news', 'new'],
  ])('the singular of the resource name %s is %s', (plural, one) => {
    expect(singular(plural)).toBe(one);
  });

  test('names in kebab-case and snake_case become identifiers in camel case', () => {
    expect(pascal('reading-rooms')).toBe('ReadingRooms');
    expect(camel('status_history')).toBe('statusHistory');
  });

  test('the type of an enum gets a different name if a resource already has that name', async () => {
    const { model } = await library();
    const [first] = model.enums;
    if (!first) throw new Error('The library has enums.');
    const taken = { ...model, enums: [...model.enums, { ...first, name: 'book' }, { ...first, name: 'books' }] };
    expect(namesOf(taken, 'books').type).toBe('Book');
    expect(enumType(taken, 'book')).toBe('BookValue');
    expect(enumType(taken, 'books')).toBe('Books');
    expect(new Set(enumTypes(taken)).size).toBe(taken.enums.length);
  });
});

test('identifiers of resources are unique and avoid reserved words', async () => {
  const { model } = await library();
  const [first] = model.resources;
  if (!first) throw new Error('The library has resources.');
  const names = ['news', 'new', 'books', 'book-inputs', 'book-tabs', 'class', 'await', 'undefined'];
  const some = { ...model, resources: names.map((name) => ({ ...first, name })) };
  expect(names.map((name) => [namesOf(some, name).type, namesOf(some, name).plural])).toEqual([
    ['News', 'news'],
    ['New', 'newResource'],
    ['Book', 'books'],
    ['BookInputs', 'bookInputs'],
    ['BookTabs', 'bookTabs'],
    ['Class', 'classResource'],
    ['Await', 'awaitResource'],
    ['Undefined', 'undefinedResource'],
  ]);
});

describe('Import statements in generated code', () => {
  test('imports are sorted by distance, from packages to near files, and types use `import type`', () => {
    const imports = new Imports();
    imports.value('./inputs.gen.tsx', 'vehicleInputs');
    imports.value('../../custom/vehicles/columns.tsx', 'columns as vehicleColumns');
    imports.value('react-admin', 'DataTable.Col');
    imports.value('react-admin', 'DataTable.NumberCol');
    imports.value('react-admin', 'BooleanField');
    imports.value('@tuyen/admin-kit', 'EnumField');
    imports.type('../enums.gen.ts', 'Status');
    imports.value('@mui/icons-material/Map', 'default as MapIcon');
    expect(imports.print().split('\n')).toEqual([
      "import MapIcon from '@mui/icons-material/Map';",
      "import { BooleanField, DataTable } from 'react-admin';",
      "import { EnumField } from '@tuyen/admin-kit';",
      "import { columns as vehicleColumns } from '../../custom/vehicles/columns.tsx';",
      "import type { Status } from '../enums.gen.ts';",
      "import { vehicleInputs } from './inputs.gen.tsx';",
      '',
    ]);
  });
});

test('an import gets a different local name if the module already declares or imports that name', () => {
  const imports = new Imports('RecordForm');
  expect([
    imports.value('@tuyen/admin-kit', 'RecordForm'),
    imports.value('@tuyen/admin-kit', 'RecordForm'),
    imports.value('./a1.gen.ts', 'a1'),
    imports.value('./a-1.gen.ts', 'a1'),
    imports.value('@tuyen/admin-kit', 'RecordForm.Part'),
    imports.declare('a1'),
    imports.value('./kind.ts', 'default as a1'),
  ]).toEqual(['RecordForm2', 'RecordForm2', 'a1', 'a12', 'RecordForm2.Part', 'a13', 'a14']);
  expect(imports.print().split('\n')).toEqual([
    "import { RecordForm as RecordForm2 } from '@tuyen/admin-kit';",
    "import { a1 as a12 } from './a-1.gen.ts';",
    "import { a1 } from './a1.gen.ts';",
    "import a14 from './kind.ts';",
    '',
  ]);
});

describe('Printing of JSX code', () => {
  test('a printed JSX element has its prop `source` first and imports its component', () => {
    const imports = new Imports();
    const props = { isRequired: true, source: 'seats', max: 200, choices: ['a'], unit: undefined };
    expect(jsx({ source: 'seats', widget: 'number-input', props }, imports)).toBe(
      '<NumberInput source="seats" isRequired max={200} choices={["a"]} />',
    );
    expect(imports.print()).toContain('NumberInput');
  });

  test('text that JSX would interpret as code is printed in braces', () => {
    expect(attributes({ label: 'a "b" <c> & d' })).toBe(' label={"a \\"b\\" <c> & d"}');
    expect(attributes({ pattern: '{x}' })).toBe(' pattern={"{x}"}');
  });

  test('the children of a JSX element are printed inside it', () => {
    const child = {
      source: 'heading',
      widget: 'text-input',
      props: { source: 'heading' },
    } as const;
    const element = {
      source: 'chapters',
      widget: 'nested-list-input',
      props: { source: 'chapters' },
      children: [child],
    } as const;
    expect(jsx(element, new Imports())).toBe(
      '<NestedListInput source="chapters"><TextInput source="heading" /></NestedListInput>',
    );
  });
});
