import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BACKEND } from '../testing/document.ts';
import { openapiSource } from '../openapi/source.ts';
import { bundle, refersToFiles } from './bundle.ts';
import { shapeReader } from './shape-reader.ts';

const FILES: Readonly<Record<string, unknown>> = {
  'schemas/pet.yaml': { type: 'object', properties: { owner: { $ref: 'owner.yaml#/Owner' }, self: { $ref: '#' } } },
  'schemas/owner.yaml': { Owner: { properties: { name: { $ref: '#/Name' } } }, Name: { type: 'string' } },
};
const bundled = (document: object) => bundle(document, (path) => FILES[path]);

test('references to files beside the document, and between them, become local', () => {
  const { shapeOf } = shapeReader(bundled({ pet: { $ref: './schemas/pet.yaml' } }));
  const document = bundled({ a: { $ref: 'schemas/pet.yaml' } });
  expect(document).toMatchObject({ a: { $ref: '#/x-files/schemas~1pet.yaml' } });
  const pet = shapeOf({ $ref: '#/x-files/schemas~1pet.yaml' });
  const owner = shapeOf(pet.properties.get('owner'));
  expect([pet.component, owner.component]).toEqual(['pet', 'Owner']);
  expect(shapeOf(owner.properties.get('name')).type).toBe('string');
  expect([...shapeOf(pet.properties.get('self')).properties.keys()]).toEqual(['owner', 'self']);
});

test.each(['https://example.org/pet.yaml', 'missing.yaml#/Pet', '../outside.yaml', '/etc/passwd'])(
  'a reference to %s stays, and is not read',
  (reference) => {
    const read: string[] = [];
    const document = bundle({ a: { $ref: reference } }, (path) => void read.push(path));
    expect([document, read]).toEqual([
      { a: { $ref: reference }, 'x-files': {} },
      reference.startsWith('missing') ? ['missing.yaml'] : [],
    ]);
  },
);

test('only a document that refers to files is bundled', () => {
  expect([refersToFiles('$ref: "#/a"'), refersToFiles('"$ref": "pet.yaml"'), refersToFiles('$ref: pet.yaml')]).toEqual([
    false,
    true,
    true,
  ]);
});

test('an import reads the files beside a document', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-beside-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'paths'));
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  const json = (schema: string) => `responses: { 200: { content: { application/json: { schema: ${schema} } } } }`;
  write('pet.yaml', 'type: object\nproperties: { id: { type: string }, name: { type: string } }');
  write('paths/pets.yaml', `get: { ${json('{ type: array, items: { $ref: ../pet.yaml } }')} }`);
  const text = `openapi: 3.0.0\npaths:\n  /pets: { $ref: paths/pets.yaml }\n  /pets/{id}: { get: { ${json('{ $ref: pet.yaml }')} } }\n`;
  const bytes = new TextEncoder().encode(text);
  const reading = await openapiSource.read({ from: 'shop.yaml', bytes, path: join(folder, 'shop.yaml') });
  expect(openapiSource.list(reading, BACKEND)).toEqual([
    { place: '/pets', resource: 'pets', fields: 1, actions: ['list', 'show'] },
  ]);
});

test('references to downloaded documents become local, also relative ones', () => {
  const documents: Readonly<Record<string, unknown>> = {
    'https://example.org/v1/pet.json': { Pet: { toy: { $ref: 'toy.json#/Toy' }, self: { $ref: '#/Pet' } } },
    'https://example.org/v1/toy.json': { Toy: { type: 'string' } },
  };
  const linked = { base: 'https://example.org/v1/api.json', read: (address: string) => documents[address] };
  const document = { a: { $ref: 'pet.json#/Pet' }, b: { $ref: 'https://other.example/x.json' } };
  const key = (name: string) => `#/x-files/https:~1~1example.org~1v1~1${name}`;
  expect(bundle(document, () => undefined, linked)).toEqual({
    a: { $ref: key('pet.json/Pet') },
    b: { $ref: 'https://other.example/x.json' },
    'x-files': {
      'https://example.org/v1/pet.json': {
        Pet: { toy: { $ref: key('toy.json/Toy') }, self: { $ref: key('pet.json/Pet') } },
      },
      'https://example.org/v1/toy.json': { Toy: { type: 'string' } },
    },
  });
});
