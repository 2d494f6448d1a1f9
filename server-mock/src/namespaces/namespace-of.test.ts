import { expect, it } from 'vitest';
import { namespaceOf } from './namespace-of.ts';

const of = (headers: Record<string, string>) => namespaceOf({ headers });

it("the namespace of a request comes from the header, then from the cookie, and defaults to ''", () => {
  expect(of({})).toBe('');
  expect(of({ 'x-qa-namespace': '' })).toBe('');
  expect(of({ cookie: 'a=1; x-qa-namespace=walk-3; b=2' })).toBe('walk-3');
  expect(of({ 'x-qa-namespace': 'one', cookie: 'x-qa-namespace=two' })).toBe('one');
});

it.each(['a b', '../x', 'ạ', 'x'.repeat(65)])('a request with the namespace name %s is rejected', (name) => {
  expect(() => of({ 'x-qa-namespace': name })).toThrow('qa_namespace');
});
