import { expect, test } from 'vitest';
import { answer, body, importDocument, listOf, object, ref, resourcePaths, TEXT } from '../testing/document.ts';

const CONTACT = object({ ContactID: TEXT, Name: TEXT });

async function fieldsOf(properties: object, more: { paths?: object; schemas?: object; item?: object } = {}) {
  const record = object({ id: TEXT, ...properties });
  const { file } = await importDocument({
    paths: {
      ...resourcePaths('/invoices', record, more.item ? { item: more.item } : {}),
      ...resourcePaths('/contacts', ref('Contact')),
      ...more.paths,
    },
    components: { schemas: { Contact: CONTACT, ...more.schemas } },
  });
  return file('resources/invoices').schema.properties;
}

test.each([
  ['contact_id', TEXT, 'contact_id', { type: 'string' }],
  ['contactId', { type: 'integer' }, 'contact_id', { type: 'string' }],
  ['contact_uuid', TEXT, 'contact_uuid', { type: 'string' }],
  ['contact_ids', listOf(TEXT), 'contact_ids', { type: 'array' }],
])('%s is a reference', async (wire, schema, field, kind) => {
  expect((await fieldsOf({ [wire]: schema }))[field]).toMatchObject({ 'x-reference': 'contacts', ...kind });
});

test('a record inside another record becomes a reference that names the key of the inner record', async () => {
  const fields = await fieldsOf({ Contact: ref('Contact'), payers: listOf(ref('Contact')) });
  expect(fields).toMatchObject({
    contact_id: { 'x-reference': 'contacts', 'x-at': { name: 'Contact', embed: 'ContactID' } },
    payer_ids: { type: 'array', 'x-reference': 'contacts', 'x-at': { name: 'payers', embed: 'ContactID' } },
  });
});

test('a short form of a record, such as ContactReference, becomes a reference', async () => {
  const schemas = { ContactReference: CONTACT };
  expect((await fieldsOf({ payer: ref('ContactReference') }, { schemas }))['payer_id']).toMatchObject({
    'x-reference': 'contacts',
  });
});

test('a reference is sent as a key alone if request bodies contain only the key', async () => {
  const item = { put: body(object({ contact: TEXT })) };
  const fields = await fieldsOf({ contact: ref('Contact') }, { item });
  expect(fields['contact_id']).toMatchObject({ 'x-at': { name: 'contact', embed: 'ContactID', sends: 'key' } });
  expect(fields['contact_id']).not.toHaveProperty('readOnly');
});

test('a property does not become a reference if its component belongs to two resources', async () => {
  const paths = resourcePaths('/suppliers', ref('Contact'));
  const fields = await fieldsOf({ payer: ref('Contact') }, { paths });
  expect(fields['payer']).toMatchObject({ type: 'object' });
});

test('a key of a resource that is not imported becomes a text field', async () => {
  const { file } = await importDocument({
    paths: {
      '/invoices': { get: answer(listOf(object({ id: TEXT, contact_id: TEXT }))) },
      '/invoices/{id}': { get: answer(object({ id: TEXT, contact_id: TEXT })) },
    },
  });
  expect(file('resources/invoices').schema.properties.contact_id).not.toHaveProperty('x-reference');
});
