import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runFolder } from '../../../tests/support/run-folder.ts';
import { loadProject, loadProjectWithCode } from '../project/load-project.ts';
import type { Project } from '../load/project.ts';
import type { Files, EarlierLoad } from '../load/read.ts';

/*
 * Example project for tests. Its domain is a small public library with books and loans, not the ticketing of this
 * repository.
 */

const label = (vi: string, en: string) => ({ vi, en });
const name = { type: 'string', maxLength: 100, 'x-searchable': true, 'x-label': label('Tên', 'Name') };

export const FILES: Readonly<Record<string, unknown>> = {
  'tuyen.config.json': {
    schemas: 'schemas',
    languages: ['vi', 'en'],
    identity: { users: 'users', roles: 'roles', offices: 'branches' },
    server: { out: 'server/generated' },
  },
  'schemas/menu.json': { groups: [{ name: 'stock', label: label('Kho sách', 'Stock') }] },
  'schemas/permissions/role-groups.json': {
    groups: [
      { name: 'head', label: label('Thư viện trung tâm', 'Head library'), organisationType: 'HEAD' },
      { name: 'branch', label: label('Chi nhánh', 'Branch'), organisationType: 'BRANCH' },
    ],
  },
  'schemas/permissions/report.json': {
    module: 'report',
    label: label('Báo cáo', 'Reports'),
    actions: { overdue: label('Sách quá hạn', 'Overdue books') },
    groups: { overdue: ['head'] },
  },
  'schemas/enums/loan-state.json': {
    type: 'string',
    enum: ['OPEN', 'RETURNED', 'LOST'],
    'x-label': label('Trạng thái', 'State'),
    'x-values': {
      OPEN: { ...label('Đang mượn', 'On loan'), color: 'info' },
      RETURNED: { ...label('Đã trả', 'Returned'), color: 'success' },
      LOST: { ...label('Bị mất', 'Lost'), color: 'danger' },
    },
  },
  'schemas/kinds/shelf-mark.json': {
    base: 'text',
    pattern: '^[A-Z]{2}-[0-9]{3}$',
    transform: 'upper',
    message: label('Ký hiệu gồm hai chữ và ba số.', 'Two letters and three digits.'),
    examples: ['AB-123', 'VN-042'],
  },
  'schemas/resources/branches.json': {
    name: 'branches',
    module: 'branch',
    label: label('Chi nhánh', 'Branch'),
    schema: { type: 'object', required: ['name'], properties: { name } },
  },
  'schemas/resources/roles.json': {
    name: 'roles',
    module: 'role',
    label: label('Vai trò', 'Role'),
    schema: { type: 'object', required: ['name'], properties: { name } },
  },
  'schemas/resources/users.json': {
    name: 'users',
    module: 'user',
    label: label('Người dùng', 'User'),
    schema: {
      type: 'object',
      required: ['name', 'email'],
      properties: {
        name,
        email: { type: 'string', format: 'email', 'x-unique': true, 'x-label': label('E-mail', 'E-mail') },
        password: { type: 'string', minLength: 8, 'x-secret': true, 'x-label': label('Mật khẩu', 'Password') },
      },
    },
  },
  'schemas/resources/books.json': {
    name: 'books',
    module: 'book',
    label: label('Sách', 'Book'),
    plural: { en: 'Books' },
    menu: 'stock',
    title: '{mark} – {name}',
    access: { openApi: ['read'] },
    schema: {
      type: 'object',
      required: ['name', 'mark'],
      properties: {
        name,
        mark: { type: 'string', format: 'shelf-mark', 'x-unique': true, 'x-label': label('Ký hiệu', 'Shelf mark') },
        pages: { type: 'integer', minimum: 1, maximum: 5000, 'x-label': label('Số trang', 'Pages') },
        price: { type: 'integer', 'x-kind': 'money', minimum: 0, 'x-label': label('Giá', 'Price') },
        lent: { type: 'boolean', default: false, 'x-label': label('Cho mượn', 'For loan') },
        bought_on: { type: 'string', format: 'date', 'x-label': label('Ngày mua', 'Bought on') },
        summary: { type: 'string', 'x-kind': 'rich-text', 'x-label': label('Tóm tắt', 'Summary') },
        authors: {
          type: 'array',
          'x-label': label('Tác giả', 'Authors'),
          items: {
            type: 'object',
            required: ['name'],
            properties: { name, born: { type: 'integer', 'x-label': label('Năm sinh', 'Born') } },
          },
        },
      },
    },
  },
  'schemas/resources/loans.json': {
    name: 'loans',
    module: 'loan',
    label: label('Phiếu mượn', 'Loan'),
    scope: 'office',
    access: { actions: { export: label('Xuất tệp', 'Export') }, groups: { '*': 'all', export: ['head'] } },
    schema: {
      type: 'object',
      required: ['book_id', 'state', 'by_post', 'address'],
      properties: {
        number: { type: 'string', 'x-serial': 'loan', 'x-label': label('Số phiếu', 'Number') },
        book_id: { type: 'string', 'x-reference': 'books', 'x-label': label('Sách', 'Book') },
        state: { $ref: '../enums/loan-state.json' },
        due_on: { type: 'string', format: 'date', 'x-label': label('Hạn trả', 'Due on') },
        by_post: { type: 'boolean', default: false, 'x-label': label('Gửi bưu điện', 'By post') },
        address: {
          type: 'string',
          maxLength: 200,
          'x-when': { by_post: true },
          'x-label': label('Địa chỉ', 'Address'),
        },
        history: {
          type: 'array',
          'x-label': label('Lịch sử', 'History'),
          items: { type: 'object', properties: { to: { $ref: '../enums/loan-state.json' } } },
        },
      },
    },
    list: { columns: ['number', 'book_id', 'state', 'due_on'], filters: ['state', 'book_id'], sort: '-due_on' },
    form: {
      sections: [{ name: 'main', label: label('Phiếu', 'Loan'), fields: ['book_id', 'due_on', 'by_post', 'address'] }],
    },
    workflow: {
      field: 'state',
      initial: 'OPEN',
      history: 'history',
      transitions: [
        {
          name: 'give-back',
          label: label('Trả sách', 'Give back'),
          from: 'OPEN',
          to: 'RETURNED',
          by: ['staff', 'customer'],
        },
        {
          name: 'lose',
          label: label('Báo mất', 'Report lost'),
          from: ['OPEN'],
          to: 'LOST',
          by: 'staff',
          tone: 'danger',
          input: {
            type: 'object',
            required: ['reason'],
            properties: { reason: { type: 'string', minLength: 3, 'x-label': label('Lý do', 'Reason') } },
          },
        },
      ],
    },
  },
  'schemas/flows/borrow.json': {
    name: 'borrow',
    for: 'portal',
    route: '/borrow',
    title: label('Mượn sách', 'Borrow a book'),
    steps: [
      {
        name: 'book',
        title: label('Sách', 'Book'),
        fields: [{ field: 'loans.book_id', options: { path: 'public/books', label: '{name}' } }, 'loans.by_post'],
      },
      {
        name: 'person',
        title: label('Bạn đọc', 'Reader'),
        fields: [
          { field: 'users.name', as: 'reader' },
          { field: 'loans.address', when: { 'loans.by_post': true }, required: true },
        ],
      },
    ],
    submit: { path: 'public/loans', captcha: true },
  },
  'schemas/flows/lend.json': {
    name: 'lend',
    for: 'staff',
    icon: 'MenuBook',
    title: label('Cho mượn', 'Lend'),
    steps: [
      {
        name: 'book',
        title: label('Sách', 'Book'),
        fields: [
          { field: 'loans.book_id', lookup: 'mark', shows: ['name', 'authors'] },
          { field: 'loans.due_on', default: 'today' },
          'loans.by_post',
          'loans.address',
        ],
      },
    ],
    submit: {
      path: 'loans',
      shows: ['number', 'due_on'],
      links: [{ code: 'book_lent', label: label('Phiếu mượn', 'Loans'), to: '/loans' }],
    },
  },
  'schemas/mails/book-due.json': {
    name: 'book-due',
    label: label('Sách đến hạn', 'Book due'),
    record: 'loans',
    variables: { title: 'text', fine: 'text?', details: 'rows', link: 'link' },
    subject: label('Đến hạn trả {title}', 'Return {title}'),
    body: [
      { paragraph: label('Mời bạn trả {title}.', 'Please return {title}.') },
      { paragraph: label('Tiền phạt: {fine}', 'Fine: {fine}'), when: 'fine' },
      { rows: 'details' },
      { button: label('Gia hạn', 'Renew'), link: 'link' },
    ],
  },
  'schemas/dashboards/branch.json': {
    name: 'branch',
    label: label('Hôm nay', 'Today'),
    groups: ['branch'],
    tiles: [
      {
        name: 'overdue',
        kind: 'todo',
        label: label('Quá hạn', 'Overdue'),
        resource: 'loans',
        filter: { state: 'OPEN', due_on: { to: 'today' } },
        due: 'due_on',
        columns: ['number', 'book_id'],
      },
      {
        name: 'lent',
        kind: 'figure',
        label: label('Cho mượn', 'Lent'),
        resource: 'loans',
        date: 'created_at',
        period: 'day',
      },
      {
        name: 'bought',
        kind: 'trend',
        label: label('Mua', 'Bought'),
        resource: 'books',
        sum: 'price',
        date: 'bought_on',
      },
      { name: 'states', kind: 'chart', label: label('Trạng thái', 'States'), resource: 'loans', group: 'state' },
      { name: 'till', kind: 'figure', label: label('Két', 'Till'), figure: 'till', money: true },
    ],
  },
  'schemas/scenarios/book-lost.json': {
    name: 'book-lost',
    label: label('Một cuốn sách bị báo mất.', 'A book was reported as lost.'),
    parameters: {
      number: { type: 'string', maxLength: 20 },
      due_on: { type: 'string', format: 'date', default: '{clock.today-7}' },
    },
    steps: [
      { name: 'loan', find: 'loans', filter: { number: '{number}', state: 'OPEN' }, sort: '-due_on' },
      { update: 'loan', body: { due_on: '{due_on}' } },
      { transition: 'lose', on: 'loan', body: { reason: 'Book of {loan.due_on}' } },
      { name: 'again', create: 'loans', body: { book_id: '{loan.book_id}' } },
      { call: 'POST /__qa/clock/move', body: { ms: 1000 } },
    ],
  },
  'schemas/locales/vi/admin.json': { menu: { home: 'Trang chủ' } },
  'schemas/locales/en/admin.json': { menu: { home: 'Home' } },
};

export type Edit = (text: string) => string;

/**
 * Returns the text of every example file. `edits` contains functions that change the text of the named files. A file
 * that becomes an empty text is treated as missing.
 */
export function exampleTexts(edits: Readonly<Record<string, Edit>> = {}): Readonly<Record<string, string>> {
  const texts = Object.entries(FILES).map(([file, value]) => [file, JSON.stringify(value, null, 2)] as const);
  const edited = texts.map(([file, text]) => [file, edits[file]?.(text) ?? text] as const);
  const added = Object.entries(edits).filter(([file]) => !(file in FILES));
  return Object.fromEntries([...edited, ...added.map(([file, edit]) => [file, edit('')] as const)]);
}

/**
 * Writes the texts to one temporary folder that all tests share, and loads the project from it. Only changed files are
 * read again.
 */
export function loadTexts(texts: Readonly<Record<string, string>>, known: EarlierLoad = {}): Project {
  return loadProject(changedTo(texts), { documents, ...known });
}

export function withTexts<T>(texts: Readonly<Record<string, string>>, use: (root: string) => T): T {
  const root = written(texts);
  try {
    return use(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

export async function loadTextsWithCode(
  texts: Readonly<Record<string, string>>,
  known: EarlierLoad = {},
): Promise<Project> {
  return loadProjectWithCode(changedTo(texts), { documents, ...known });
}

const documents = new Map<string, Files>();
/**
 * Current contents of the temporary folder that all tests share. Only files whose text has changed are written, because
 * most tests change only one or two files.
 */
const present = new Map<string, string>();
let folder: string | undefined;

function changedTo(texts: Readonly<Record<string, string>>): string {
  folder ??= mkdtempSync(join(runFolder(), 'example-'));
  for (const file of [...present.keys()].filter((one) => !texts[one])) {
    rmSync(join(folder, file));
    present.delete(file);
  }
  for (const [file, text] of Object.entries(texts)) {
    if (text === '' || text === present.get(file)) continue;
    write(folder, file, text);
    present.set(file, text);
  }
  return folder;
}

function written(texts: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-load-'));
  for (const [file, text] of Object.entries(texts).filter(([, one]) => one !== '')) {
    write(root, file, text);
  }
  return root;
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

export function loadExample(edits: Readonly<Record<string, Edit>> = {}): Project {
  return loadTexts(exampleTexts(edits));
}

export function replace(from: string, to: string): Edit {
  return (text) => {
    if (!text.includes(from)) throw new Error(`The example lacks ${from}`);
    return text.replace(from, to);
  };
}

export function set(path: readonly (string | number)[], value: unknown): Edit {
  return (text) => {
    const document = JSON.parse(text) as Record<string, unknown>;
    const last = path.at(-1) as string;
    const holder = path.slice(0, -1).reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], document);
    (holder as Record<string, unknown>)[last] = value;
    return JSON.stringify(document, null, 2);
  };
}

/** Adds a property. If the resource's file has sections of a form, adds it to the first one too. */
export function property(name: string, schema: object): Edit {
  const added = set(['schema', 'properties', name], { 'x-label': label(`Thử ${name}`, `Trial ${name}`), ...schema });
  return (text) => {
    const fields: unknown = JSON.parse(text).form?.sections?.[0]?.fields;
    const isPlaced = !Array.isArray(fields) || fields.includes(name);
    return isPlaced ? added(text) : set(['form', 'sections', 0, 'fields'], [...fields, name])(added(text));
  };
}

export function resourceNamed(name: string): string {
  return JSON.stringify({ ...(FILES['schemas/resources/users.json'] as object), name });
}
