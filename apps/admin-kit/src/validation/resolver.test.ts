import { expect, test } from 'vitest';
import type { JsonSchema, ProjectKind } from '@tuyen/model';
import type { CompiledValidator } from '@tuyen/model/validation';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { interpreterFor } from './interpreter.ts';
import { resolverFor, resolverOver } from './resolver.ts';

const kinds: ProjectKind[] = [
  { name: 'vn-plate', base: 'text', pattern: '^[0-9]{2}[A-Z]-[0-9]{5}$', message: { vi: 'x' }, examples: [] },
];
const schema: JsonSchema = {
  type: 'object',
  required: ['plate', 'seats', 'password'],
  properties: {
    plate: { type: 'string', format: 'vn-plate' },
    seats: { type: 'integer', minimum: 1, maximum: 200 },
    note: { type: 'string', maxLength: 5 },
    password: { type: 'string', minLength: 8 },
    kind: { type: 'string', enum: ['BUS', 'METRO'] },
    stops: {
      type: 'array',
      minItems: 1,
      items: { type: 'object', required: ['name'], properties: { name: { type: 'string', minLength: 1 } } },
    },
    address: { type: 'object', properties: { city: { type: 'string', minLength: 2 } } },
  },
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword of JSON Schema
  allOf: [{ if: { required: ['kind'], properties: { kind: { const: 'METRO' } } }, then: { required: ['note'] } }],
};

const ajv = new Ajv2020({ allErrors: true, strict: false, formats: { 'vn-plate': /^[0-9]{2}[A-Z]-[0-9]{5}$/u } });
const resolvers = {
  precompiled: resolverFor(ajv.compile(schema) as unknown as CompiledValidator),
  interpreted: resolverOver(interpreterFor(schema, kinds)),
};
const good = { plate: '30E-12345', seats: 45, password: 'long enough' };
const options = { fields: {}, shouldUseNativeValidation: false } as const;

async function messages(name: keyof typeof resolvers, values: object, storedSecrets: string[] = []) {
  const { errors } = await resolvers[name](values, { storedSecrets }, options as never);
  return flat(errors as Record<string, unknown>);
}

function flat(errors: Record<string, unknown>, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([key, value]): [string, unknown][] => {
      const at = path + key;
      const error = value as Record<string, unknown>;
      if (typeof error['message'] === 'string')
        return [[at, JSON.parse(error['message'].slice('@@react-admin@@'.length))]];
      return Object.entries(flat(error, `${at}.`));
    }),
  );
}

for (const name of ['precompiled', 'interpreted'] as const) {
  test(`${name} validator: a text is validated as the server stores it, trimmed and in Unicode form C`, async () => {
    const typed = { plate: ' 30E-12345\n', note: 'ếếếếế'.normalize('NFD'), address: { city: ' Hà Nội ' } };
    expect(await messages(name, { ...good, ...typed })).toEqual({});
    const blank = await messages(name, { ...good, plate: ' \u00a0', stops: [{ name: ' ' }] });
    expect(Object.keys(blank)).toEqual(['plate', 'stops.0.name']);
    expect(await messages(name, { ...good, password: '  123456' })).toEqual({});
  });

  test(`${name} validator: an invalid stored value does not block edits of other fields until it changes`, async () => {
    const stored = { ...good, id: 'x', seats: 300, stops: [{}] };
    const found = async (values: object) => {
      const { errors } = await resolvers[name](values, { stored }, options as never);
      return Object.keys(flat(errors as Record<string, unknown>)).toSorted();
    };
    expect(await found({ ...stored, note: 'new' })).toEqual([]);
    expect(await found({ ...stored, seats: 301, stops: [{}, {}] })).toEqual(['seats', 'stops.0.name', 'stops.1.name']);
    expect(await found({ ...stored, plate: '', kind: 'METRO' })).toEqual(['note', 'plate']);
  });

  test(`${name} validator: valid values pass, and empty inputs count as missing`, async () => {
    expect(await messages(name, good)).toEqual({});
    expect(await messages(name, { ...good, note: null, kind: '', address: { city: null }, id: 'x' })).toEqual({});
  });

  test(`${name} validator: a missing value is reported at its field, even in nested fields`, async () => {
    const required = { message: 'validation.required', args: {} };
    expect(await messages(name, { ...good, plate: null, stops: [{ name: null }] })).toEqual({
      plate: required,
      'stops.0.name': required,
    });
  });

  test(`${name} validator: the message for a value outside its limits states the limit`, async () => {
    const found = await messages(name, { ...good, seats: 500, note: 'too long', address: { city: 'X' } });
    expect(found).toMatchObject({
      seats: { message: 'validation.maximum', args: { limit: 200 } },
      note: { message: 'validation.maxLength', args: { limit: 5, smart_count: 5 } },
      'address.city': { message: 'validation.minLength', args: { limit: 2 } },
    });
  });

  test(`${name} validator: a project-specific field kind has its own error message`, async () => {
    expect(await messages(name, { ...good, plate: 'abc' })).toEqual({
      plate: { message: 'kinds.vn-plate.message', args: {} },
    });
  });

  test(`${name} validator: a condition on one field can make another field required`, async () => {
    expect(await messages(name, { ...good, kind: 'METRO' })).toEqual({
      note: { message: 'validation.required', args: {} },
    });
  });

  test(`${name} validator: the input of a stored secret may stay empty`, async () => {
    const { password: _, ...withoutPassword } = good;
    expect(await messages(name, withoutPassword)).toHaveProperty('password');
    expect(await messages(name, withoutPassword, ['password'])).toEqual({});
  });
}

test('the interpreted validator checks decimal multiples without rounding errors, as the server does', () => {
  const steps: JsonSchema = { type: 'object', properties: { rate: { type: 'number', multipleOf: 0.1 } } };
  const find = interpreterFor(steps, []);
  for (const rate of [0.3, 4.1, 19.9]) expect([rate, ...find({ rate })]).toEqual([rate]);
  expect([...find({ rate: 0.25 })]).toEqual([{ path: 'rate', keyword: 'multipleOf', params: { multipleOf: 0.1 } }]);
});
