// @vitest-environment jsdom
import { createTheme } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import type { Enum } from '@tuyen/model';
import type { ReactNode } from 'react';
import { AdminContext, Form, testDataProvider, TextInput } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { ModelProvider } from '../model/model-context.tsx';
import { createModelStore, EMPTY_MODEL } from '../model/model-store.ts';
import { themeComponents } from '../theme/theme-components.ts';
import { EnumInput } from './choice/enum-input.tsx';
import { EnumListInput } from './choice/enum-list-input.tsx';
import { GeoPointInput } from './geo-point-input.tsx';
import { ImageUploadInput } from './upload/image-upload-input.tsx';
import { NestedListInput } from './nested/nested-list-input.tsx';
import { NestedObjectInput } from './nested/nested-object-input.tsx';
import { RichTextInput } from './rich-text/rich-text-input.tsx';
import { TextListInput } from './text-list-input.tsx';
import { UploadInput } from './upload/upload-input.tsx';

afterEach(cleanup);

const enumOf = (name: string, size: number) =>
  ({
    name,
    label: {},
    source: '',
    values: Array.from({ length: size }, (_, value) => ({ value, label: { en: `${name} ${value}` } })),
  }) as unknown as Enum;

function show(input: ReactNode) {
  const store = createModelStore(async () => EMPTY_MODEL, { enums: [enumOf('few', 3), enumOf('many', 12)] });
  const theme = createTheme({ components: themeComponents as never });
  render(
    <ModelProvider store={store}>
      <AdminContext dataProvider={testDataProvider()} theme={theme as never}>
        <Form resource="things" record={{ id: 1, place: null, parts: [], box: {} }}>
          {input}
        </Form>
      </AdminContext>
    </ModelProvider>,
  );
}

const name = (required: boolean) => (required ? /^Thing.*form\.required/ : /^Thing(?!.*form\.required)/);
const inner = <TextInput source="inner" />;

test.each([
  [
    'few values',
    (isRequired: boolean) => <EnumListInput source="some" enum="few" label="Thing" isRequired={isRequired} />,
  ],
  ['a place', (isRequired: boolean) => <GeoPointInput source="place" label="Thing" isRequired={isRequired} />],
  ['a file', (isRequired: boolean) => <UploadInput source="file" label="Thing" isRequired={isRequired} />],
  ['a picture', (isRequired: boolean) => <ImageUploadInput source="image" label="Thing" isRequired={isRequired} />],
  [
    'a list of objects',
    (isRequired: boolean) => (
      <NestedListInput source="parts" label="Thing" isRequired={isRequired}>
        {inner}
      </NestedListInput>
    ),
  ],
  [
    'an object',
    (isRequired: boolean) => (
      <NestedObjectInput source="box" label="Thing" isRequired={isRequired}>
        {inner}
      </NestedObjectInput>
    ),
  ],
])('the accessible name of a required input group contains the word "required": %s', (_, input) => {
  show(input(true));
  screen.getByRole('group', { name: name(true) });
  cleanup();
  show(input(false));
  screen.getByRole('group', { name: name(false) });
});

test.each([
  [
    'one value',
    'combobox',
    (isRequired: boolean) => <EnumInput source="one" enum="few" label="Thing" isRequired={isRequired} />,
  ],
  [
    'many values',
    'combobox',
    (isRequired: boolean) => <EnumListInput source="some" enum="many" label="Thing" isRequired={isRequired} />,
  ],
  [
    'texts',
    'combobox',
    (isRequired: boolean) => <TextListInput source="texts" label="Thing" isRequired={isRequired} />,
  ],
  [
    'formatted text',
    'textbox',
    (isRequired: boolean) => <RichTextInput source="text" label="Thing" isRequired={isRequired} />,
  ],
] as const)('a required input marks its control as required: %s', async (_, role, input) => {
  const says = async () => {
    const control = await screen.findByRole(role, { name: /^Thing/ });
    return control.matches(':required, [aria-required=true]');
  };
  show(input(true));
  expect(await says()).toBe(true);
  cleanup();
  show(input(false));
  expect(await says()).toBe(false);
});

test('a required coordinate field marks both of its inputs as required', () => {
  show(<GeoPointInput source="place" label="Thing" isRequired />);
  expect(screen.getAllByRole('textbox').map((part) => part.matches(':required, [aria-required=true]'))).toEqual([
    true,
    true,
  ]);
});
