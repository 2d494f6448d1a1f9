import { expect, it } from 'vitest';
import { addressParts, headersOf } from './received.ts';

it.each([
  ['/books', '/books', {}],
  ['/books?', '/books', {}],
  ['/books?page=1&tag=a&tag=b', '/books', { page: ['1'], tag: ['a', 'b'] }],
  ['/books?title=a+b%3F?c', '/books', { title: ['a b??c'] }],
  ['?page=1', '', { page: ['1'] }],
  ['/caf%C3%A9/a%2Fb?page=1', '/café/a%2Fb', { page: ['1'] }],
  ['/%zz/%C3%A9', '/%zz/é', {}],
])('the received URL %s is split into the path %j and the query %j', (address, path, query) => {
  expect(addressParts(address)).toEqual({ path, query });
});

it('a query parameter may be named like an inherited property, such as "toString"', () => {
  expect(Object.entries(addressParts('/books?toString=1&toString=2').query)).toEqual([['toString', ['1', '2']]]);
});

it('the recorded headers have lowercase names and text values, and omit missing headers', () => {
  expect(headersOf({ 'X-Kind': 'a', age: 7, 'set-cookie': ['a=1', 'b=2'], none: undefined })).toStrictEqual({
    'x-kind': 'a',
    age: '7',
    'set-cookie': 'a=1, b=2',
  });
});
