import { expect, it } from 'vitest';
import { draftLinkIn } from './draft-link.ts';

it('the link to unsent answers is read from the hash of the address, and other hashes are none', () => {
  expect(draftLinkIn('#draft=a-1.b_2.c3')).toEqual({ id: 'a-1', key: 'b_2', seal: 'c3' });
  for (const hash of ['', '#person', '#draft=', '#draft=a.b', '#draft=a.b.', '#draft=a.b.c.d', '#draft=a.b.<c>'])
    expect(draftLinkIn(hash)).toBeUndefined();
});
