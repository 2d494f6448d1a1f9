import { expect, test } from 'vitest';
import { stripAnnotations } from './strip-annotations.ts';

test('annotations such as labels are removed from a schema at any depth, but properties with their names stay', () => {
  expect(
    stripAnnotations({
      type: 'object',
      title: 'Book',
      default: {},
      'x-label': { en: 'Book' },
      required: ['title', 'x-own'],
      properties: {
        title: { type: 'string', title: 'Title', 'x-label': {} },
        'x-own': { const: 'x-own' },
        list: { items: { enum: ['title'], 'x-a': 1 } },
        properties: { properties: { title: { title: 'A' } } },
      },
      anyOf: [{ 'x-a': 1, required: ['title'] }, { dependentRequired: { 'x-a': ['title'] } }],
    }),
  ).toEqual({
    type: 'object',
    required: ['title', 'x-own'],
    properties: {
      title: { type: 'string' },
      'x-own': { const: 'x-own' },
      list: { items: { enum: ['title'] } },
      properties: { properties: { title: {} } },
    },
    anyOf: [{ required: ['title'] }, { dependentRequired: { 'x-a': ['title'] } }],
  });
});
