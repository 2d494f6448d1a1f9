import { describe, expect, it } from 'vitest';
import { Problem } from '../../problem.ts';
import { clientKinds } from './client-kinds.ts';

const kinds = clientKinds([
  { name: 'DESK', credentials: ['session'] },
  { name: 'SHELF', credentials: ['session', 'key'], without: ['author', 'book.delete'] },
  { name: 'SILENT', credentials: ['key'], slugs: false, closed: ['public', 'auth/login'] },
  { name: 'WEB', credentials: ['none'], without: [] },
]);
const none = clientKinds([]);

function refusalOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [error.status, error.code, error.params];
  }
}
const mismatch = (kind: string) => [403, 'client_kind_mismatch', { kind }];
const unknown = (kind: string) => [400, 'unknown_client_kind', { kind }];

describe('Client kind of a request', () => {
  it('the client kind of a request is the kind that the request claims, or else the first kind for its credentials', () => {
    const session = [undefined, 'SHELF', 'WEB', 'TELEX'].map((claimed) => refusalOf(() => kinds.forSession(claimed)));
    expect(session).toEqual(['DESK', 'SHELF', mismatch('WEB'), unknown('TELEX')]);
    const anonymous = [undefined, 'WEB', 'DESK', 'TELEX'].map((claimed) =>
      refusalOf(() => kinds.forAnonymous(claimed)),
    );
    expect(anonymous).toEqual(['WEB', 'WEB', [401, 'unauthorized', {}], unknown('TELEX')]);
  });

  it('the client kind of an API key is its configured kind, otherwise the first kind for keys', () => {
    expect([undefined, 'DESK', 'TELEX'].map((own) => kinds.forKey(own))).toEqual(['SHELF', 'DESK', 'SHELF']);
  });

  it('a client kind that a request claims must match the kind of its credentials', () => {
    const check = (claimed: string | undefined, own: string | undefined) =>
      refusalOf(() => kinds.checkClaim(claimed, own));
    expect(check(undefined, 'DESK')).toBeUndefined();
    expect(check('DESK', 'DESK')).toBeUndefined();
    expect(check('SHELF', 'DESK')).toEqual(mismatch('SHELF'));
    expect(check('DESK', undefined)).toEqual(mismatch('DESK'));
    expect(check('TELEX', 'DESK')).toEqual(unknown('TELEX'));
  });

  it('the client kind of a request is undefined if the project has no client kinds', () => {
    expect([none.forSession('X'), none.forAnonymous('X'), none.forKey('X')]).toEqual([undefined, undefined, undefined]);
    expect(refusalOf(() => none.checkClaim('X', undefined))).toBeUndefined();
    expect([none.allows('X', 'book.read'), none.opens('X', 'books')]).toEqual([true, true]);
  });
});

it('a client kind allows every slug except its excluded slugs and modules', () => {
  const slugs = ['author.read', 'book.delete', 'book.read', 'authors.read'];
  const allowed = (kind: string | undefined) => slugs.filter((slug) => kinds.allows(kind, slug));
  expect(allowed('SHELF')).toEqual(['book.read', 'authors.read']);
  expect(allowed('SILENT')).toEqual([]);
  for (const kind of [undefined, 'DESK', 'WEB', 'TELEX']) expect(allowed(kind)).toEqual(slugs);
});

it('a client kind allows every path except its closed paths and the paths below them', () => {
  const paths = ['public', 'public/books', 'publicity', 'auth/login', 'auth/logout', 'auth', 'books'];
  const open = (kind: string | undefined) => paths.filter((path) => kinds.opens(kind, path));
  expect(open('SILENT')).toEqual(['publicity', 'auth/logout', 'auth', 'books']);
  for (const kind of [undefined, 'DESK', 'TELEX']) expect(open(kind)).toEqual(paths);
});
