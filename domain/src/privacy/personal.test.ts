import { fileURLToPath } from 'node:url';
import { loadProject } from '@tuyen/model/load';
import { expect, it } from 'vitest';
import { PERSONAL } from './personal.ts';

/**
 * Kinds of fields, such as dates and enums, whose values cannot contain a name. Values of all other kinds, such as
 * texts and files, can name a person.
 */
const CHOSEN = new Set(['boolean', 'date', 'enum', 'integer', 'month', 'reference', 'reference-list']);

it('an erasure covers every text and file that a form of the portal asks for, except the code of a card', () => {
  const { model } = loadProject(fileURLToPath(new URL('../../..', import.meta.url)));
  const forms = model?.flows.filter((flow) => flow.for === 'portal') ?? [];
  const asked = forms.flatMap(({ steps }) => steps.flatMap(({ fields }) => fields));
  const written = asked.filter(({ field }) => !CHOSEN.has(field.kind)).map(({ ref, name }) => ref ?? name);
  const personal = Object.entries(PERSONAL).flatMap(([resource, names]) => names.map((name) => `${resource}.${name}`));
  expect(personal).toContain('orders.delivery_address');
  expect([...new Set(written)].filter((ref) => !personal.includes(ref))).toEqual(['customer-cards.card_code']);
});
