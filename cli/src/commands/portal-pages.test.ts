// @module-tag process
import { expect, test } from 'vitest';
import { Library } from '../testing/library.ts';
import { typeProblems } from '../testing/type-problems.ts';

const FLOW = 'schemas/flows/reserve.json';
const PAGE = 'web/readers/custom/pages/reserve/page.tsx';
const RESULT = 'web/readers/custom/pages/reserve/result.tsx';

function addResult(library: Library): void {
  library.edit(
    FLOW,
    '"steps": [',
    '"result": { "path": "/reserve/result/{id}", "load": "public/reservations/{id}", "facts": ["books.isbn"] },\n  "steps": [',
  );
}

function addLead(library: Library): void {
  library.edit(
    FLOW,
    '"steps": [',
    '"page": { "lead": { "vi": "Giữ ba ngày.", "en": "Kept for three days." } },\n  "steps": [',
  );
}

test('tuyen new flow --for portal writes a portal flow that passes lint and has a page in the generated list', async () => {
  const library = await Library.generated();
  const { code, out, error } = await library.run('new', 'flow', 'suggest', 'books', '--for', 'portal');
  expect([code, error, out]).toEqual([0, '', expect.stringContaining('Write POST public/books')]);
  expect(await library.run('lint')).toMatchObject({ code: 0, out: expect.stringContaining('no problems') });
  expect((await library.run('generate')).code).toBe(0);
  expect(library.read('web/readers/generated/pages.gen.ts')).toContain("name: 'suggest',");
  expect(library.has('web/readers/generated/suggest/page.gen.tsx')).toBe(true);
  expect(await typeProblems(library)).toBe('');
});

test('tuyen new flow --for portal explains what a project without a portal lacks, and writes nothing', async () => {
  const library = new Library();
  library.edit('tuyen.config.json', '"portal": {', '"portal": {}, "former": {');
  const before = library.snapshot();
  const { code, error } = await library.run('new', 'flow', 'suggest', 'books', '--for', 'portal');
  expect([code, error]).toEqual([2, expect.stringContaining('Write "portal": { "out": "portal/generated"')]);
  const wrong = await library.run('new', 'flow', 'suggest', 'books', '--for', 'visitors');
  expect([wrong.code, wrong.error]).toEqual([
    2,
    expect.stringContaining('--for is "visitors". Write staff or portal.'),
  ]);
  expect(library.snapshot()).toEqual(before);
});

test('tuyen eject lists the pages of a portal flow and copies one page, and the copy replaces the generated page', async () => {
  const library = await Library.generated();
  addResult(library);
  const generated = await library.run('generate');
  expect(generated.code).toBe(0);
  expect((await library.run('eject', 'reserve')).out.match(/^\w+(?= .*can be ejected$)/gm)).toEqual(['page', 'result']);
  const { code, out } = await library.run('eject', 'reserve', 'page');
  expect(code).toBe(0);
  expect(out).toContain(`wrote     ${PAGE}`);
  const page = library.read(PAGE);
  expect(page).toMatch(/^\/\/ Yours to edit\. Ejected from schemas\/flows\/reserve\.json: /);
  expect(page).toContain("import { reserveForm } from '../../../generated/reserve/form.gen.ts'");
  expect(page).toContain('export default function ReservePage(');
  expect(library.read('web/readers/generated/pages.gen.ts')).toContain("module: '../custom/pages/reserve/page.tsx'");
  expect((await library.run('eject', 'reserve', 'result')).code).toBe(0);
  expect((await library.run('check')).code).toBe(0);
  expect((await library.run('eject', 'reserve')).out).toMatch(/^result .*ejected/m);
  expect(await typeProblems(library)).toBe('');
});

test('an ejected portal page keeps manual edits and receives additions to the schema', async () => {
  const library = await Library.generated();
  await library.run('eject', 'reserve', 'page');
  library.edit(PAGE, '<FormRunner', '<p>Mine</p>\n      <FormRunner');
  addLead(library);
  expect((await library.run('generate')).out).toContain('1 ejected part is outdated: reserve/page.tsx');
  const { code, out } = await library.run('upgrade', 'reserve', 'page');
  expect(code).toBe(0);
  expect(out).toContain(`merged    ${PAGE}`);
  const page = library.read(PAGE);
  expect(page).toContain('<p>Mine</p>');
  expect(page).toContain(`<p className="lead">{words.t('pages.reserve.lead')}</p>`);
  expect((await library.run('check')).code).toBe(0);
  expect((await library.run('upgrade')).out).toContain('1 ejected part is up to date with the schemas');
});

test('tuyen upgrade adapts an ejected portal page that was moved to the folder of a renamed flow', async () => {
  const library = await Library.generated();
  await library.run('eject', 'reserve', 'page');
  library.edit(PAGE, '<FormRunner', '<p>Mine</p>\n      <FormRunner');
  const moved = PAGE.replace('/reserve/', '/borrow/');
  library.write('schemas/flows/borrow.json', library.read(FLOW).replace('"name": "reserve"', '"name": "borrow"'));
  library.remove(FLOW);
  library.write(moved, library.read(PAGE));
  library.remove(PAGE);
  const { code } = await library.run('upgrade');
  expect(code).toBe(0);
  const page = library.read(moved);
  expect(page).toContain('<p>Mine</p>');
  expect(page).toContain('export default function BorrowPage(');
  expect(page).toContain("import { borrowForm } from '../../../generated/borrow/form.gen.ts'");
  expect(page).toContain("words.t('pages.borrow.title')");
  expect((await library.run('check')).code).toBe(0);
  expect(library.read('web/readers/generated/pages.gen.ts')).toContain("module: '../custom/pages/borrow/page.tsx'");
});

test('tuyen upgrade renames a field that the result page of a flow shows, even if that page is ejected', async () => {
  const library = await Library.generated();
  addResult(library);
  await library.run('eject', 'reserve', 'result');
  library.edit('schemas/resources/books.json', '"isbn": {', '"number": { "x-renamed-from": "isbn",');
  expect((await library.run('upgrade')).code).toBe(0);
  expect(library.read(FLOW)).toContain('"facts": ["books.number"]');
  expect(library.read(RESULT)).toContain("{ name: 'number', label: 'resources.books.fields.number'");
  expect((await library.run('check')).code).toBe(0);
});

test('rebuilding a lost manifest restores the entry of an ejected portal page', async () => {
  const library = await Library.generated();
  await library.run('eject', 'reserve', 'page');
  const lock = library.read('tuyen.lock.json');
  library.remove('tuyen.lock.json');
  expect((await library.run('generate')).code).toBe(0);
  expect(library.read('tuyen.lock.json')).toBe(lock);
  library.remove(PAGE);
  await library.run('generate');
  expect(library.read('tuyen.lock.json')).not.toContain('custom/pages');
  expect(library.read('web/readers/generated/pages.gen.ts')).toContain("module: './reserve/page.gen.tsx'");
});

test('TUY869 is reported, with its position, if a portal flow names a module that does not exist', async () => {
  const library = await Library.generated();
  library.edit(FLOW, '"steps": [', '"page": { "above": "../../web/above.tsx" },\n  "steps": [');
  const { code, out } = await library.run('lint');
  expect(code).toBe(1);
  expect(out).toMatch(/error TUY869 {2}schemas\/flows\/reserve\.json:6:22[^]*There is no module web\/above\.tsx\./);
  library.write('web/above.tsx', 'export default () => null;\n');
  expect((await library.run('lint')).code).toBe(0);
});

test('a custom portal page is reported with its path if it replaces no generated page or lacks its export', async () => {
  const library = await Library.generated();
  library.write(PAGE, 'export const ReservePage = () => null;\n');
  library.write(RESULT, 'export default () => null;\n');
  library.write('web/readers/custom/pages/reserv/page.tsx', 'export default () => null;\n');
  library.write('web/readers/custom/pages/reserve/own-part.tsx', 'export const own = 1;\n');
  const { code, out } = await library.run('lint');
  expect(code).toBe(1);
  expect(out).toMatch(/error TUY853 {2}web\/readers\/custom\/pages\/reserve\/page\.tsx[^]*by default/);
  expect(out).toMatch(/error TUY852 {2}web\/readers\/custom\/pages\/reserve\/result\.tsx/);
  expect(out).toMatch(/warning TUY851 {2}web\/readers\/custom\/pages\/reserv\b[^]*Did you mean "reserve"\?/);
  expect(out).not.toContain('own-part');
});
