import { expect, test } from 'vitest';
import { withEdits } from './apply-edits.ts';

const FILE = `{
  "name": "orders",
  "schema": {
    "required": ["number"],
    "properties": {
      "number": { "type": "string", "maxLength": 20 },

      "note": {
        "type": "string"
      }
    }
  }
}
`;

test('an edit of an import leaves the order, the empty lines and the line breaks of the rest as they are', () => {
  const text = withEdits(FILE, [
    { path: ['schema', 'properties', 'number', 'maxLength'], value: 30 },
    { path: ['schema', 'properties', 'note', 'maxLength'], value: 500 },
    { path: ['schema', 'required', 1], value: 'note', isInsertion: true },
  ]);
  expect(text).toBe(`{
  "name": "orders",
  "schema": {
    "required": ["number", "note"],
    "properties": {
      "number": { "type": "string", "maxLength": 30 },

      "note": {
        "type": "string",
        "maxLength": 500
      }
    }
  }
}
`);
});

test('a new property is written on one line if it fits', () => {
  const text = withEdits(FILE, [
    { path: ['schema', 'properties', 'paid'], value: { type: 'boolean', 'x-label': { en: 'Paid' } } },
  ]);
  expect(text).toContain('      "paid": { "type": "boolean", "x-label": { "en": "Paid" } }\n');
  expect(JSON.parse(text).schema.properties.paid).toEqual({ type: 'boolean', 'x-label': { en: 'Paid' } });
});

test('the member before a new one keeps its line', () => {
  const file = `{
  "a": { "type": "string", "x-label": { "en": "A" } },
  "list": [
    { "b": [1, 2] }
  ]
}
`;
  const text = withEdits(file, [
    { path: ['list', 1], value: { c: 3 }, isInsertion: true },
    { path: ['d'], value: { type: 'string' } },
  ]);
  expect(text).toBe(`{
  "a": { "type": "string", "x-label": { "en": "A" } },
  "list": [
    { "b": [1, 2] },
    { "c": 3 }
  ],
  "d": { "type": "string" }
}
`);
  const after = withEdits(`{\r\n\t"a": { "b": { "c": 1 } }\r\n}`, [{ path: ['d'], value: 1 }]);
  expect(after).toBe(`{\r\n\t"a": { "b": { "c": 1 } },\r\n\t"d": 1\r\n}`);
});

test('removed keys and items leave no empty places', () => {
  const text = withEdits(FILE, [
    { path: ['schema', 'properties', 'note'], value: undefined },
    { path: ['schema', 'required', 0], value: undefined },
    { path: ['schema', 'properties', 'number', 'maxLength'], value: undefined },
  ]);
  expect(text).toContain('      "number": { "type": "string" }\n');
  expect(text).toContain('    "required": [],\n');
  expect(JSON.parse(text).schema.properties).toEqual({ number: { type: 'string' } });
});

test('a file with tabs and Windows line breaks keeps them', () => {
  const text = withEdits('{\r\n\t"name": "orders"\r\n}\r\n', [{ path: ['menu'], value: null }]);
  expect(text).toBe('{\r\n\t"name": "orders",\r\n\t"menu": null\r\n}\r\n');
});
