import type { FolderKind } from '@tuyen/model/load';
import { singular } from '../emit/print/names.ts';
import { humanize, type Say } from './words.ts';

export interface StartContext {
  /** Name of the file: `reading-rooms`. */
  readonly name: string;
  /** Resource that the file belongs to. Undefined if files of this kind belong to no resource. */
  readonly resource: string;
  /** Required fields of a new record of the resource, or else its first field. */
  readonly fields: readonly string[];
  readonly say: Say;
}

/**
 * Kinds of files that `tuyen new` can start: every kind that has its own folder. The kind `permission-module` is called
 * `permissions`, like its folder.
 */
type StarterName = Exclude<FolderKind, 'permission-module'> | 'permissions';

interface Starter {
  /** Name of the subfolder of the schemas folder. */
  readonly folder: string;
  readonly meta: FolderKind;
  /** Returns a file that passes lint, with placeholder texts to replace. */
  readonly content: (context: StartContext) => object;
}

/**
 * The files that `tuyen new` can start. To add another kind of file, add an entry here and its texts in
 * `cli/src/commands/new-files.ts`; nothing reports a missing text.
 */
export const STARTERS = {
  resource: {
    folder: 'resources',
    meta: 'resource',
    content: ({ name, say }) => ({
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
  },
  enum: {
    folder: 'enums',
    meta: 'enum',
    content: ({ name, say }) => ({
      type: 'string',
      enum: ['FIRST', 'SECOND'],
      'x-label': say({ en: humanize(name) }),
      'x-values': { FIRST: say({ en: 'First', vi: 'Thứ nhất' }), SECOND: say({ en: 'Second', vi: 'Thứ hai' }) },
    }),
  },
  kind: {
    folder: 'kinds',
    meta: 'kind',
    content: ({ say }) => ({
      base: 'text',
      pattern: '^[A-Z]{2}-[0-9]{3}$',
      transform: 'upper',
      message: say({ en: 'Two letters and three digits: AB-001.', vi: 'Hai chữ cái và ba chữ số: AB-001.' }),
      examples: ['AB-001', 'CD-002'],
    }),
  },
  permissions: {
    folder: 'permissions',
    meta: 'permission-module',
    content: ({ name, say }) => ({
      module: name,
      label: say({ en: humanize(name) }),
      actions: { read: say({ en: 'Read', vi: 'Xem' }) },
    }),
  },
  mail: {
    folder: 'mails',
    meta: 'mail',
    content: ({ name, say }) => ({
      name,
      label: say({ en: humanize(name) }),
      variables: { name: 'text', link: 'link?' },
      subject: say({ en: humanize(name) }),
      body: [
        { paragraph: say({ en: 'Dear {name},', vi: 'Kính gửi {name},' }) },
        { button: say({ en: 'Open', vi: 'Mở' }), link: 'link' },
      ],
    }),
  },
  dashboard: {
    folder: 'dashboards',
    meta: 'dashboard',
    content: ({ name, resource, say }) => ({
      name,
      label: say({ en: humanize(name) }),
      tiles: [
        {
          name: 'new-this-week',
          kind: 'figure',
          label: say({ en: 'New this week', vi: 'Mới trong tuần' }),
          resource,
          date: 'created_at',
          period: 'week',
        },
        {
          name: 'last-30-days',
          kind: 'trend',
          label: say({ en: 'Last 30 days', vi: '30 ngày qua' }),
          resource,
          date: 'created_at',
        },
      ],
    }),
  },
  flow: {
    folder: 'flows',
    meta: 'flow',
    content: ({ name, resource, fields, say }) => ({
      name,
      for: 'staff',
      title: say({ en: humanize(name) }),
      steps: [
        {
          name: 'first',
          title: say({ en: 'First step', vi: 'Bước một' }),
          fields: fields.map((field) => `${resource}.${field}`),
        },
      ],
      submit: { path: resource, shows: fields },
    }),
  },
  print: {
    folder: 'prints',
    meta: 'print',
    content: ({ name, resource, say }) => ({
      name,
      label: say({ en: humanize(name) }),
      resource,
      blocks: [
        { heading: say({ en: humanize(name) }) },
        { fields: ['created_at', 'created_by'] },
        { text: say({ en: 'Printed {print.time}', vi: 'In lúc {print.time}' }), small: true },
      ],
    }),
  },
  scenario: {
    folder: 'scenarios',
    meta: 'scenario',
    content: ({ name, resource, say }) => ({
      name,
      label: say({ en: humanize(name) }),
      parameters: { id: { type: 'string' } },
      steps: [{ name: 'record', find: resource, filter: { id: '{id}' }, sort: '-created_at' }],
    }),
  },
} as const satisfies Readonly<Record<StarterName, Starter>>;

export type StartedKind = keyof typeof STARTERS;

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
