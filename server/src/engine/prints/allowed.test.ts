import { type Print, type Resource, resourceNamed } from '@tuyen/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller, Row } from '../domain.ts';
import { Problem } from '../problem.ts';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { callerOf } from '@tuyen/server-mock/testing/session';
import { isPrinted, mayPrint, type OfferParts, printOffers, printsOf } from './allowed.ts';

let library: Library;
let loans: Resource;
let clerk: Caller;
let reader: Caller;
beforeAll(async () => {
  library = await openLibrary();
  const found = resourceNamed(library.engine.model, 'loans');
  if (!found) throw new Error('the library has loans');
  loans = found;
  clerk = await callerOf(library.engine, 'clerk');
  reader = await callerOf(library.engine, 'reader');
});
afterAll(() => library.app.close());

const print = (name: string, more: Partial<Print> = {}): Print => ({
  name,
  source: `schemas/prints/${name}.json`,
  label: { vi: `vi: ${name}`, en: name },
  resource: 'loans',
  list: false,
  permission: 'loan.read',
  papers: ['A4'],
  blocks: [],
  ...more,
});
const COPIES = { printed: 'due_on', transition: 'lend', count: 'prints' };
const SLIP = print('slip', { copies: COPIES });

function printing(prints: readonly Print[], refusal?: Error): OfferParts {
  const { engine } = library;
  return {
    ...engine,
    model: { ...engine.model, prints },
    write: {
      ...engine.write,
      authorizer: (caller) => ({
        ...engine.write.authorizer(caller),
        move: async (resource, record, transition) => {
          if (refusal) throw refusal;
          expect([resource.name, record['id'], transition]).toEqual(['loans', 'a', 'lend']);
          return engine.write.authorizer(caller).move(resource, record, transition);
        },
      }),
    },
  };
}
const offers = (engine: OfferParts, record: Row, caller = clerk) => printOffers(engine, loans, caller, record);

it('printsOf returns exactly the printed documents that the model defines for the given resource', () => {
  const prints = [print('a'), print('b', { resource: 'books' }), print('c')];
  expect(printsOf(printing(prints), loans).map(({ name }) => name)).toEqual(['a', 'c']);
});

it('a record offers only the documents that the caller may print and whose condition the record satisfies', async () => {
  const engine = printing([
    print('plain'),
    print('list', { list: true }),
    print('lending', { permission: 'loan.lend' }),
    print('asked', { when: { state: 'ASKED' } }),
  ]);
  expect(await offers(engine, { id: 'a', state: 'ASKED' })).toEqual([
    { name: 'plain', label: 'plain' },
    { name: 'list', label: 'list', list: true },
    { name: 'lending', label: 'lending' },
    { name: 'asked', label: 'asked' },
  ]);
  expect(await offers(engine, { id: 'a', state: 'LENT' }, { ...reader, language: 'vi' })).toEqual([
    { name: 'plain', label: 'vi: plain' },
    { name: 'list', label: 'vi: list', list: true },
  ]);
});

it("printing a document requires the document's own permission slug and the permission to read the record", () => {
  const { engine } = library;
  const own = print('own', { permission: 'book.update' });
  expect(mayPrint(engine, clerk, loans, own)).toBe(true);
  expect(mayPrint(engine, reader, loans, own)).toBe(false);
  expect(mayPrint(engine, clerk, { ...loans, module: 'catalogue' }, own)).toBe(false);
});

it('a record counts as printed if it has a print time or a print count', () => {
  expect(isPrinted(SLIP, {})).toBe(false);
  expect(isPrinted(SLIP, { prints: 0 })).toBe(false);
  expect(isPrinted(SLIP, { prints: 1 })).toBe(true);
  expect(isPrinted(SLIP, { due_on: '2026-03-16' })).toBe(true);
  expect(isPrinted(print('plain'), { due_on: '2026-03-16', prints: 1 })).toBe(false);
});

it("a printed document is offered again as a copy if the caller may run the copy's transition", async () => {
  const offer = (again: boolean) => [{ name: 'slip', label: 'slip', copies: { transition: 'lend', again } }];
  const again = { id: 'a', prints: 1, state: 'ASKED', office_id: clerk.officeId };
  expect(await offers(printing([SLIP]), { id: 'a' })).toEqual(offer(false));
  expect(await offers(printing([SLIP]), again)).toEqual(offer(true));
  expect(await offers(printing([SLIP]), again, reader)).toEqual([]);
  expect(await offers(printing([SLIP], new Problem(409, 'transition_not_allowed')), again)).toEqual([]);
  await expect(offers(printing([SLIP], new Error('no database')), again)).rejects.toThrow('no database');
});
