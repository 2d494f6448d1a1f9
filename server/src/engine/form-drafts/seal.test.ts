import { expect, it } from 'vitest';
import { formDraftSubject, seal, unseal } from './seal.ts';

it('sealed answers are opened by their own key only, and not after a change', () => {
  const { sealed, key } = seal('Nguyễn Thị Minh Anh');
  expect(unseal(sealed, key)).toBe('Nguyễn Thị Minh Anh');
  expect(sealed).not.toContain(Buffer.from('Nguyễn').toString('base64url').slice(0, 6));
  expect(unseal(sealed, seal('x').key)).toBeUndefined();
  expect(unseal(`${sealed.slice(0, -3)}AAA`, key)).toBeUndefined();
  for (const broken of ['', 'AAAA']) expect(unseal(broken, key)).toBeUndefined();
  expect(unseal(sealed, 'short')).toBeUndefined();
});

it('spelling variants of an address have the same subject', () => {
  expect(formDraftSubject(' An@Example.vn ')).toBe(formDraftSubject('an@example.vn'));
  expect(formDraftSubject('an@example.vn')).not.toContain('an@');
});
