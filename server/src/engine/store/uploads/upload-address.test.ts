import { expect, it } from 'vitest';
import { isUploadId, newUploadId, storedAddress, uploadIdIn } from './upload-address.ts';

const ID = '0123456789abcdef0123456789abcdef';

it('a new upload gets a random id of 32 digits and a URL path under the API', () => {
  expect(newUploadId()).toMatch(/^[0-9a-f]{32}$/u);
  expect(newUploadId()).not.toBe(newUploadId());
  expect(storedAddress(ID)).toBe(`/api/v1/uploads/${ID}`);
});

it.each([
  [storedAddress(ID), ID],
  [`${storedAddress(ID)}0`, undefined],
  [storedAddress(ID.slice(1)), undefined],
  [storedAddress(ID.toUpperCase()), undefined],
  [`https://elsewhere.example/api/v1/uploads/${ID}`, undefined],
  [ID, undefined],
  [7, undefined],
  [null, undefined],
])('the upload id found in the value %j is %j', (value, id) => {
  expect(uploadIdIn(value)).toBe(id);
});

it('an upload id is valid only if it consists of exactly 32 hexadecimal digits', () => {
  expect([ID, `${ID}0`, ID.slice(1), `g${ID.slice(1)}`, ''].map(isUploadId)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
