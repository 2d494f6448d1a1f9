import type { Model, Print, PrintBlock, PrintedBlock } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, Row } from '../domain.ts';
import { storedAddress } from '../store/uploads/upload-address.ts';
import { type Library, libraryModel, openLibrary } from '@tuyen/server-mock/testing/library';
import { sessionOf } from '@tuyen/server-mock/testing/session';
import { layOut, type PrintRequest } from './lay-out.ts';

const MODEL: Model = {
  ...libraryModel(),
  letterhead: {
    name: ['preferences.greeting', 'offices.name'],
    logo: ['preferences.stamp'],
    lines: ['offices.name', 'offices.nothing', 'offices.organisation_type', 'preferences.loan_days'],
  },
};

let library: Library;
let caller: Caller;
let main: string;
beforeAll(async () => {
  library = await openLibrary({ model: MODEL });
  caller = await callerOf('root');
  main = library.office('Main');
});
afterAll(() => library.app.close());

async function callerOf(account: string): Promise<Caller> {
  const { profile } = await sessionOf(library.engine, account);
  return {
    actor: { kind: 'staff', userId: profile.id, profile },
    profile,
    officeId: profile.office_id,
    readableOffices: undefined,
    language: 'en',
    clientKind: undefined,
  };
}

const NAME = { vi: 'Sách', en: 'The book' };
const printOf = (resource: string, blocks: readonly PrintBlock[], list = false): Print => ({
  name: 'sheet',
  source: 'schemas/prints/sheet.json',
  label: NAME,
  resource,
  list,
  permission: 'book.read',
  papers: ['A5', 'A4'],
  blocks,
});

const AUTHOR = 'Nguyễn Du';
const BOOK: Row = { id: 'b', title: 'Kiều', isbn: '978-1', pages: 1200, price: 0, rare: true, author_id: 'gone' };

async function printed(
  blocks: readonly PrintBlock[],
  records: readonly Row[] = [BOOK],
  more: Partial<PrintRequest> & { readonly resource?: string; readonly list?: boolean; readonly as?: Caller } = {},
): Promise<readonly PrintedBlock[]> {
  const { resource = 'books', list = false, as = caller, ...asked } = more;
  const print = printOf(resource, blocks, list);
  return (await layOut(library.engine, as, { print, records, language: 'en', paper: 'A4', ...asked })).blocks;
}

const text = (said: string): PrintBlock => ({
  block: 'text',
  text: { en: said, vi: `vi: ${said}` },
  align: 'left',
  strong: false,
  small: false,
});
const textOf = async (said: string, ...rest: [records?: readonly Row[], more?: Parameters<typeof printed>[2]]) => {
  const [block] = await printed([text(said)], ...rest);
  return block && 'text' in block ? block.text : undefined;
};

describe('Layout of a printed document', () => {
  it('a printed document has a title in its language, its selected and available papers, and an optional mark', async () => {
    const print = printOf('books', [{ block: 'line' }, { block: 'space', size: 7 }]);
    const whole = {
      name: 'sheet',
      title: 'Sách',
      language: 'vi',
      paper: 'A5',
      papers: ['A5', 'A4'],
      languages: ['vi', 'en'],
      blocks: [{ block: 'line' }, { block: 'space', size: 7 }],
    };
    const asked = { print, records: [BOOK], language: 'vi', paper: 'A5' } as const;
    expect(await layOut(library.engine, caller, asked)).toEqual(whole);
    expect(await layOut(library.engine, caller, { ...asked, mark: '' })).toEqual({ ...whole, mark: '' });
  });

  it('a printed document shows a block only if the condition of the block holds', async () => {
    const when = { rare: true };
    expect(await printed([{ block: 'line', when }])).toEqual([{ block: 'line' }]);
    expect(await printed([{ block: 'line', when }], [{ ...BOOK, rare: false }])).toEqual([]);
  });
});

describe('Texts of a printed document', () => {
  it('printed texts have their configured alignment and style, in the requested language', async () => {
    const block = { ...text('A'), align: 'right', strong: true, small: true } as const;
    expect(await printed([block])).toEqual([{ block: 'text', text: 'A', align: 'right', strong: true, small: true }]);
    expect(await printed([text('A')], [BOOK], { language: 'vi' })).toEqual([
      { block: 'text', text: 'vi: A', align: 'left', strong: false, small: false },
    ]);
    expect(await printed([{ block: 'heading', text: NAME, align: 'center' }])).toEqual([
      { block: 'heading', text: 'The book', align: 'center' },
    ]);
  });

  it('in a printed text, a field path is replaced with its value or with nothing, and an unknown placeholder stays', async () => {
    expect(await textOf('{title}, { isbn }: {pages}/{weight}. {nothing} {author_id.nothing}')).toBe(
      'Kiều, 978-1: 1.200/. {nothing} {author_id.nothing}',
    );
  });

  it('a printed text can contain the print time, the user, the office and the number of records', async () => {
    const words = '{print.time}|{print.date}|{print.by}|{print.office}|{print.count}|{print.page}';
    const [time, date, ...rest] = (await textOf(words))?.split('|') ?? [];
    const { formats, clock } = library.engine;
    expect(time).toBe(formats.dateTime(clock.now().toISOString()));
    expect(date).toBe(formats.date(formats.zone.dayOf(clock.now())));
    expect(rest).toEqual(['root', 'Xin chào', '1', '{print.page}']);
    expect(await textOf('{print.count}', [BOOK, BOOK], { list: true })).toBe('2');
  });

  it('a printed text names the printing user only if an existing person prints, not an API client', async () => {
    const by = (actor: Caller['actor']) => textOf('by {print.by}.', [BOOK], { as: { ...caller, actor } });
    expect(await by({ kind: 'client', clientId: 'c', permissions: [] })).toBe('by .');
    const { profile } = caller;
    if (!profile) throw new Error('root is a person');
    expect(await by({ kind: 'staff', userId: 'gone', profile })).toBe('by .');
  });
});

describe('Letterhead of a printed document', () => {
  it("a printed document has the letterhead of the record's office, or of the caller's office for several records", async () => {
    const head = (lines: readonly string[]) => [{ block: 'letterhead', name: 'Xin chào', lines }];
    const blocks: readonly PrintBlock[] = [{ block: 'letterhead' }];
    expect(await printed(blocks)).toEqual(head(['Main', 'MAIN']));
    const branch = { ...BOOK, office_id: library.office('Branch') };
    expect(await printed(blocks, [branch])).toEqual(head(['Branch', 'BRANCH']));
    expect(await printed(blocks, [branch], { list: true })).toEqual(head(['Main', 'MAIN']));
    expect(await printed(blocks, [BOOK], { as: { ...caller, officeId: null } })).toEqual(head([]));
  });
});

describe('Fields and totals of a printed document', () => {
  const fields = [
    { path: 'title', strong: true },
    { path: 'price', label: { en: 'Cost' }, strong: false },
    { path: 'weight', strong: false },
    { path: 'rare', strong: false },
    { path: 'nothing', strong: false },
  ];

  it('a printed document shows only fields with a value, with the label of the document or of the field', async () => {
    expect(await printed([{ block: 'fields', fields, columns: 2 }])).toEqual([
      {
        block: 'fields',
        values: [
          { label: 'Title', value: 'Kiều', strong: true },
          { label: 'Cost', value: '0đ', strong: false },
          { label: 'Rare', value: 'Yes', strong: false },
        ],
        columns: 2,
      },
    ]);
    expect(await printed([{ block: 'fields', fields, columns: 1 }], [{}])).toEqual([]);
  });

  it('the totals of a printed document omit zero amounts, except totals that are marked as strong', async () => {
    const totals = (strong: boolean): PrintBlock => ({
      block: 'totals',
      fields: [
        { path: 'price', strong },
        { path: 'pages', strong: false },
      ],
    });
    const pages = { label: 'Pages', value: '1.200', strong: false };
    expect(await printed([totals(false)])).toEqual([{ block: 'totals', values: [pages] }]);
    expect(await printed([totals(true)])).toEqual([
      { block: 'totals', values: [{ label: 'Price', value: '0đ', strong: true }, pages] },
    ]);
    expect(await printed([totals(false)], [{ price: 0 }])).toEqual([]);
  });
});

describe('Tables of a printed document', () => {
  const column = (path: string, total = false) =>
    ({ path, strong: false, align: total ? 'right' : 'left', width: 2, total }) as const;
  const chapters = { ...BOOK, chapters: [{ name: 'One', draft: false }, 'no chapter', { name: 'Two' }] };
  const table = (columns: readonly ReturnType<typeof column>[], rows?: string, numbered = false): PrintBlock => ({
    block: 'table',
    ...(rows !== undefined && { rows }),
    numbered,
    columns,
  });
  const NONE = { block: 'text', text: 'None.', align: 'left', strong: false, small: true };
  const HEADING: PrintBlock = { block: 'heading', text: { en: 'Chapters' }, align: 'left' };

  it('a printed table of a nested list has a row per entry and the field labels as headings', async () => {
    expect(await printed([table([column('name'), column('draft')], 'chapters')], [chapters])).toEqual([
      {
        block: 'table',
        columns: [
          { label: 'Name', align: 'left', width: 2 },
          { label: 'Draft', align: 'left', width: 2 },
        ],
        rows: [
          ['One', 'No'],
          ['Two', ''],
        ],
      },
    ]);
  });

  it('a printed table numbers its rows if the document says so', async () => {
    const label = { en: 'Chapter' };
    const named = [{ ...column('name'), label }];
    expect(await printed([table(named, 'chapters', true)], [chapters])).toEqual([
      {
        block: 'table',
        columns: [
          { label: 'No.', align: 'right', width: 0.6 },
          { label: 'Chapter', align: 'left', width: 2 },
        ],
        rows: [
          ['1', 'One'],
          ['2', 'Two'],
        ],
      },
    ]);
  });

  it('a printed table of several records has a row per record and a labeled row of sums', async () => {
    const records = [BOOK, { title: 'Emma', pages: 300, price: 1000 }, { title: 'Ulysses' }];
    const columns = [column('title'), column('isbn'), column('pages', true), column('price', true)];
    const rows = [
      ['Kiều', '978-1', '1.200', '0đ'],
      ['Emma', '', '300', '1.000đ'],
      ['Ulysses', '', '', ''],
    ];
    const heads = [
      { label: 'Title', align: 'left', width: 2 },
      { label: 'ISBN', align: 'left', width: 2 },
      { label: 'Pages', align: 'right', width: 2 },
      { label: 'Price', align: 'right', width: 2 },
    ];
    expect(await printed([table(columns)], records, { list: true })).toEqual([
      { block: 'table', columns: heads, rows, totals: ['Total', '', '1.500', '1.000đ'] },
    ]);
    expect(await printed([table(columns, undefined, true)], records, { list: true })).toEqual([
      {
        block: 'table',
        columns: [{ label: 'No.', align: 'right', width: 0.6 }, ...heads],
        rows: rows.map((row, index) => [String(index + 1), ...row]),
        totals: ['', 'Total', '', '1.500', '1.000đ'],
      },
    ]);
    expect(await printed([table([column('pages', true), column('title')])], [BOOK], { list: true })).toMatchObject([
      { totals: ['1.200', 'Total'] },
    ]);
  });

  it('a printed document omits empty tables, and writes a note if a heading directly precedes the table', async () => {
    const empty = table([column('name')], 'chapters');
    expect(await printed([empty])).toEqual([]);
    expect(await printed([HEADING, empty])).toEqual([{ block: 'heading', text: 'Chapters', align: 'left' }, NONE]);
    expect(await printed([HEADING, { block: 'line' }, empty])).toHaveLength(2);
    expect(await printed([HEADING, { block: 'fields', fields: [], columns: 1 }])).toHaveLength(1);
    expect(await printed([table([column('name')], 'nothing')])).toEqual([]);
  });

  it('a table whose condition is false prints nothing, not even the note below a heading', async () => {
    const empty = { ...table([column('name')], 'chapters'), when: { rare: true } };
    const common = { ...BOOK, rare: false };
    expect(await printed([HEADING, empty])).toHaveLength(2);
    expect(await printed([HEADING, empty], [common])).toEqual([{ block: 'heading', text: 'Chapters', align: 'left' }]);
  });

  it('a printed table can list the records that refer to the printed record, oldest first', async () => {
    const { write } = library.engine;
    const author = await write.transaction({}, (tx) => tx.create('authors', { name: AUTHOR }));
    const other = await write.transaction({}, (tx) => tx.create('authors', { name: 'Other' }));
    const [first, second] = await write.transaction({}, async (tx) => [
      await tx.create('books', { title: 'Second by name', author_id: author['id'] }),
      await tx.create('books', { title: 'First by name', author_id: author['id'] }),
      await tx.create('books', { title: 'Of another', author_id: other['id'] }),
    ]);
    for (const book of [first, second, second])
      await write.transaction({}, (tx) => tx.create('loans', { book_id: book?.['id'], office_id: main }));
    const books = [table([column('title'), column('author_id')], 'books.author_id')];
    expect(await printed(books, [author], { resource: 'authors' })).toMatchObject([
      {
        columns: [{ label: 'Title' }, { label: 'Author' }],
        rows: [
          ['Second by name', AUTHOR],
          ['First by name', AUTHOR],
        ],
      },
    ]);
    const loans = [table([column('book_id')], 'loans.book_id.author_id', true)];
    expect(await printed(loans, [author], { resource: 'authors' })).toMatchObject([
      {
        rows: [
          ['1', 'Second by name'],
          ['2', 'First by name'],
          ['3', 'First by name'],
        ],
      },
    ]);
    expect(await printed(loans, [{ id: 'gone' }], { resource: 'authors' })).toEqual([]);
  });
});

describe('Codes and signatures of a printed document', () => {
  const code = (path: string, kind: 'qr' | 'barcode' = 'barcode'): PrintBlock => ({
    block: 'code',
    code: kind,
    path,
    size: 12,
  });

  it('a printed code encodes a value and shows the text of the value below, and nothing is printed without a value', async () => {
    expect(await printed([code('isbn')])).toEqual([
      { block: 'code', code: { code: 'barcode', bars: expect.any(Array) }, text: '978-1', size: 12 },
    ]);
    expect(await printed([code('isbn', 'qr')])).toMatchObject([{ code: { code: 'qr' }, text: '978-1' }]);
    expect(await printed([code('shelf_mark')])).toEqual([]);
    expect(await printed([code('nothing')])).toEqual([]);
  });

  it('a code on a print preview contains the word "PREVIEW" instead of the value', async () => {
    expect(await printed([code('isbn')], [BOOK], { preview: true })).toMatchObject([{ text: 'PREVIEW' }]);
    expect(await printed([code('shelf_mark')], [BOOK], { preview: true })).toEqual([]);
  });

  it('a signature on a printed document shows a name if the document specifies who signs', async () => {
    const places = [
      { label: { en: 'Reader' } },
      { label: { en: 'Clerk' }, name: 'print.by' },
      { label: { en: 'Book' }, name: 'title' },
      { label: { en: 'Nothing' }, name: 'nothing' },
    ];
    expect(await printed([{ block: 'signatures', places }])).toEqual([
      {
        block: 'signatures',
        places: [
          { label: 'Reader', name: '' },
          { label: 'Clerk', name: 'root' },
          { label: 'Book', name: 'Kiều' },
          { label: 'Nothing', name: '' },
        ],
      },
    ]);
  });
});

describe('Print template of an office', () => {
  const paragraph = (...texts: readonly string[]) => [
    { block: 'rich', parts: [{ part: 'paragraph', align: 'left', runs: texts.map((one) => ({ text: one })) }] },
  ];

  it('a print template of an office replaces the blocks of the document', async () => {
    expect(await printed([{ block: 'line' }], [BOOK], { template: '<p>Of {title}</p>' })).toEqual(
      paragraph('Of ', 'Kiều'),
    );
    expect(await printed([{ block: 'line' }], [BOOK], { template: '' })).toEqual([{ block: 'line' }]);
  });

  it('a print template of an office replaces placeholders with values, codes and texts', async () => {
    const html = '<p><b>{title}</b> {print.count} {nothing} {weight}|{barcode:isbn}</p><p>{qr: isbn } {qr:weight}</p>';
    const [block] = await printed([], [BOOK], { template: html });
    const code = { part: 'code', text: '978-1', align: 'center' };
    expect(block).toEqual({
      block: 'rich',
      parts: [
        {
          part: 'paragraph',
          align: 'left',
          runs: [
            { text: 'Kiều', bold: true },
            { text: ' ' },
            { text: '1' },
            { text: ' ' },
            { text: '{nothing}' },
            { text: ' ' },
            { text: '' },
            { text: '|' },
          ],
        },
        { ...code, code: { code: 'barcode', bars: expect.any(Array) } },
        { ...code, code: { code: 'qr', modules: expect.any(Array) } },
      ],
    });
  });

  it('a print template of an office never parses inserted values as HTML', async () => {
    expect(await printed([], [{ title: '<b>Kiều</b>\n2' }], { template: '<p>{title}</p>' })).toEqual(
      paragraph('<b>Kiều</b>\n2'),
    );
  });

  it('a printed document uses the stored print template of the office by default', async () => {
    const stored = async (field: string) => {
      const print = { ...printOf('books', [{ block: 'line' }]), template: { resource: 'preferences', field } };
      return (await layOut(library.engine, caller, { print, records: [BOOK], language: 'en', paper: 'A4' })).blocks;
    };
    expect(await stored('greeting')).toEqual(paragraph('Xin chào'));
    expect(await stored('loan_days')).toEqual([{ block: 'line' }]);
    expect(await stored('stamp')).toEqual([{ block: 'line' }]);
  });
});

it('a standard document names related records that the caller may not read, but the print template of an office does not', async () => {
  const author = await library.engine.write.transaction({}, (tx) => tx.create('authors', { name: AUTHOR }));
  const records = [{ ...BOOK, author_id: author['id'] }];
  const template = '<p>{author_id}|{author.name}|</p>';
  const reader = await callerOf('reader');
  const runs = async (as: Caller) => {
    const [block] = await printed([], records, { as, template });
    const [part] = block?.block === 'rich' ? block.parts : [];
    return part?.part === 'paragraph' ? part.runs.map((run) => run.text).join('') : undefined;
  };
  expect(await textOf('{author_id}|{author.name}|', records, { as: reader })).toBe(`${AUTHOR}|${AUTHOR}|`);
  expect(await runs(reader)).toBe('||');
  expect(await runs(caller)).toBe(`${AUTHOR}|${AUTHOR}|`);
});

describe('Printed values of field paths', () => {
  it('a printed reference to several records names each record except deleted records', async () => {
    const [first, second] = await library.engine.write.transaction({}, async (tx) => [
      await tx.create('books', { title: 'One' }),
      await tx.create('books', { title: 'Two' }),
    ]);
    const related = [second?.['id'], 'gone', first?.['id']];
    expect(await textOf('{related_ids}.', [{ related_ids: related }])).toBe('Two, One.');
    expect(await textOf('{related_ids}.', [{ related_ids: null }])).toBe('.');
  });

  it('a printed path can lead into an object of the record, and prints nothing without that object', async () => {
    expect(await textOf('{safe.room}.', [{ safe: { room: 'A1' } }])).toBe('A1.');
    expect(await textOf('{safe.room}.', [{ safe: 'A1' }])).toBe('.');
    expect(await textOf('{safe.room}.', [{ safe: null }])).toBe('.');
    expect(await textOf('{author.name}.', [{ author_id: 'gone' }])).toBe('.');
  });
});

it('the letterhead logo must be a picture uploaded to this server and is never enlarged', async () => {
  const { uploads, write } = library.engine;
  const { default: sharp } = await import('sharp');
  const bytes = await sharp({ create: { width: 960, height: 40, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const picture = await uploads.put({ name: 'stamp.jpg', type: 'image/jpeg', bytes });
  const other = await uploads.put({ name: 'stamp.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-') });
  const { id } = await write.transaction({}, (tx) => tx.create('preferences', { office_id: main }));
  const logoOf = async (stamp: string) => {
    await library.engine.note('preferences', String(id), { stamp });
    const [head] = await printed([{ block: 'letterhead' }]);
    return head?.block === 'letterhead' ? head.logo : 'no letterhead';
  };
  expect(await logoOf(storedAddress('0'.repeat(32)))).toBeUndefined();
  expect(await logoOf('https://library.example/stamp.png')).toBeUndefined();
  expect(await logoOf(other.url)).toBeUndefined();
  const [start, data = ''] = (await logoOf(picture.url))?.split(',') ?? [];
  expect(start).toBe('data:image/png;base64');
  const { format, width, height } = await sharp(Buffer.from(data, 'base64')).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 480, height: 20 });
});
