import {
  DOCUMENT_KINDS,
  type DocumentTypeName,
  type FolderKind,
  startDocument,
  type StartContext,
} from '@tuyen/model/load';
import { singular } from '../emit/print/names.ts';
import { humanize } from './words.ts';

/** The label of a new file follows from its name. */
export type NamedStart = Omit<StartContext, 'label'>;

/**
 * Kinds of files that `tuyen new` can start: every kind that has its own folder. The kind `permission-module` is called
 * `permissions`, like its folder.
 */
export type StartedKind = Exclude<FolderKind, 'permission-module'> | 'permissions';

interface Starter {
  readonly folder: string;
  readonly meta: FolderKind;
  readonly content: (context: NamedStart) => object;
}

/**
 * Initial content of new schema files whose kind is no document type, such as resources. The initial content of
 * documents is defined in the model, beside each document type.
 */
const CONTENT = {
  resource: ({ name, say }) => ({
    name,
    module: singular(name),
    label: say({ en: humanize(singular(name)) }),
    plural: say({ en: humanize(name) }),
    title: '{code} – {name}',
    schema: {
      type: 'object',
      required: ['code', 'name'],
      properties: {
        code: { ...text(20), 'x-unique': true, 'x-searchable': true, 'x-label': say({ en: 'Code', vi: 'Mã' }) },
        name: { ...text(200), 'x-searchable': true, 'x-label': say({ en: 'Name', vi: 'Tên' }) },
      },
    },
  }),
  enum: ({ name, say }) => ({
    type: 'string',
    enum: ['FIRST', 'SECOND'],
    'x-label': say({ en: humanize(name) }),
    'x-values': { FIRST: say({ en: 'First', vi: 'Thứ nhất' }), SECOND: say({ en: 'Second', vi: 'Thứ hai' }) },
  }),
  kind: ({ say }) => ({
    base: 'text',
    pattern: '^[A-Z]{2}-[0-9]{3}$',
    transform: 'upper',
    message: say({ en: 'Two letters and three digits: AB-001.', vi: 'Hai chữ cái và ba chữ số: AB-001.' }),
    examples: ['AB-001', 'CD-002'],
  }),
  backend: () => ({
    defaults: {
      list: { get: '{path}', page: { kind: 'page', page: 'page', size: 'size', max: 100 } },
      record: {
        get: '{path}/{id}',
        create: { post: '{path}' },
        update: { patch: '{path}/{id}' },
        delete: { delete: '{path}/{id}' },
      },
    },
    errors: { message: 'message', fields: 'errors' },
  }),
  permissions: ({ name, say }) => ({
    module: name,
    label: say({ en: humanize(name) }),
    actions: { read: say({ en: 'Read', vi: 'Xem' }) },
  }),
} as const satisfies Readonly<Record<Exclude<StartedKind, DocumentTypeName>, Starter['content']>>;

function starter<K extends FolderKind, C extends Starter['content']>(meta: K, content: C) {
  return { folder: DOCUMENT_KINDS[meta].folder, meta, content };
}

function documentStarter(name: DocumentTypeName): Starter {
  return starter(name, (context) =>
    startDocument(name, { ...context, label: context.say({ en: humanize(context.name) }) }),
  );
}

/** The files that `tuyen new` can start. The compiler reports a kind of file that is missing here. */
export const STARTERS = {
  resource: starter('resource', CONTENT.resource),
  enum: starter('enum', CONTENT.enum),
  kind: starter('kind', CONTENT.kind),
  backend: starter('backend', CONTENT.backend),
  permissions: starter('permission-module', CONTENT.permissions),
  flow: documentStarter('flow'),
  mail: documentStarter('mail'),
  print: documentStarter('print'),
  dashboard: documentStarter('dashboard'),
  scenario: documentStarter('scenario'),
} as const satisfies Readonly<Record<StartedKind, Starter>>;

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
