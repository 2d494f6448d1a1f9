// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { AdminContext, Form, testDataProvider, TextInput } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { ReferenceListSelect } from '../inputs/choice/reference-list-select.tsx';
import { GeoPointInput } from '../inputs/geo-point-input.tsx';
import { NestedListInput } from '../inputs/nested/nested-list-input.tsx';
import { NestedObjectInput } from '../inputs/nested/nested-object-input.tsx';
import { TextListInput } from '../inputs/text-list-input.tsx';
import { ModelProvider } from '../model/model-context.tsx';
import { createModelStore, EMPTY_MODEL } from '../model/model-store.ts';
import { unsavedFields } from './unsaved-fields.ts';

afterEach(cleanup);

const inner = <TextInput source="inner" defaultValue="x" />;

test.each([
  ['a list of objects', () => <NestedListInput source="parts">{inner}</NestedListInput>],
  ['an object', () => <NestedObjectInput source="box">{inner}</NestedObjectInput>],
  ['a list of texts', () => <TextListInput source="tags" />],
  ['a list of references', () => <ReferenceListSelect source="lines" reference="lines" />],
  ['a place', () => <GeoPointInput source="place" />],
])('text typed in one input still counts as unsaved after a second input (for %s) loads', async (_, inputOf) => {
  render(
    <ModelProvider store={createModelStore(async () => EMPTY_MODEL)}>
      <AdminContext dataProvider={testDataProvider()}>
        <Form resource="things">
          <TextInput source="name" label="Name" />
          <Later>{inputOf()}</Later>
          <UnsavedNames />
        </Form>
      </AdminContext>
    </ModelProvider>,
  );
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'A' } });
  await expect.poll(unsaved).toBe('name');
  fireEvent.click(screen.getByText('the rest comes'));
  await act(async () => undefined);
  expect(unsaved()).toBe('name');
});

const unsaved = () => screen.getByRole('status').textContent;

function UnsavedNames() {
  const { control, getValues } = useFormContext();
  void useFormState().dirtyFields;
  return <output>{unsavedFields({ control, getValues }).join()}</output>;
}

function Later({ children }: { readonly children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  return isThere ? children : <button onClick={() => setThere(true)}>the rest comes</button>;
}
