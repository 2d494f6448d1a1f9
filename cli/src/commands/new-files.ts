import type { StartedKind, StartedPart } from '@tuyen/generator/start';
import { STARTED_VIEWS, VIEW_STARTERS } from '@tuyen/model/view-starters';

interface NewFile<K extends StartedKind> {
  readonly kind: K;
  readonly description: string;
  readonly name: string;
  /**
   * Help text of the second argument, the name of the resource. Only the kinds of files that belong to a resource have
   * this argument.
   */
  readonly resource?: string;
  next(name: string): string;
}

/** The files that `tuyen new` can start, in the order of its help. The compiler reports a kind that is missing here. */
export const NEW_FILES: { readonly [K in StartedKind]: NewFile<K> } = {
  resource: {
    kind: 'resource',
    description: 'Create a resource',
    name: 'Plural name, as in its path: reading-rooms',
    next: () => 'Edit its labels and fields.',
  },
  enum: {
    kind: 'enum',
    description: 'Create an enum that several fields can use',
    name: 'Name of the enum: book-state',
    next: (name) => `Edit its values. A property has them by "$ref": "../enums/${name}.json".`,
  },
  kind: {
    kind: 'kind',
    description: 'Create a field kind of the project',
    name: 'Name of the kind, which is the format of a property: shelf-mark',
    next: (name) => `Edit its pattern, message and examples. A property has it by "format": "${name}".`,
  },
  backend: {
    kind: 'backend',
    description: 'Create the dialect of another back end',
    name: 'Name of the back end: billing',
    next: (name) =>
      `Edit its paths and parameters, and name it in "backends" of tuyen.config.json: "dialect": "schemas/backends/${name}.json".`,
  },
  permissions: {
    kind: 'permissions',
    description: 'Create a permission module without a resource',
    name: 'First part of its permission slugs: report',
    next: () => 'Edit its actions, and write under "groups" who may hold them.',
  },
  mail: {
    kind: 'mail',
    description: 'Create a mail that the server sends',
    name: 'Name of the mail: book-due',
    next: (name) => `Edit its variables and texts. A hook sends it by tx.mail({ template: '${name}', … }).`,
  },
  print: {
    kind: 'print',
    description: 'Create a document to print from a record',
    name: 'Name of the print: loan-slip',
    resource: 'Resource whose records are printed: loans',
    next: () => 'Edit its blocks.',
  },
  flow: {
    kind: 'flow',
    description: 'Create a form of several steps, for staff or for the portal',
    name: 'Name of the flow: lend-book',
    resource: 'Resource of the record that the flow creates: loans',
    next: () => 'Edit its steps and fields.',
  },
  dashboard: {
    kind: 'dashboard',
    description: 'Create the home page of a role',
    name: 'Name of the dashboard: branch',
    resource: 'Resource whose records the first tiles count: loans',
    next: () => 'Edit its tiles, and write under "groups" whom it is for.',
  },
  scenario: {
    kind: 'scenario',
    description: 'Create a named state of the test data',
    name: 'Name of the scenario: loan-overdue',
    resource: 'Resource of the first record: loans',
    next: (name) => `Edit its label and steps. A test asks for it by POST /__qa/scenarios/${name}.`,
  },
};

interface NewPart {
  readonly kind: StartedPart;
  readonly description: string;
  readonly name: string;
  next(name: string): string;
}

export const NEW_PARTS: readonly NewPart[] = [
  {
    kind: 'tab',
    description: 'Add a tab to a list: a named filter with the number of its records',
    name: 'Name in the URL: to-approve',
    next: () => 'Edit its filter, and its label if it has one.',
  },
  ...STARTED_VIEWS.map((kind): NewPart => {
    const { description, name, next } = VIEW_STARTERS[kind];
    return { kind, description, name, next: () => next };
  }),
  {
    kind: 'operation',
    description: 'Add an operation on a record besides editing and transitions',
    name: 'Name in the URL and in the permission: renew',
    next: (name) =>
      `Edit its label and input, write under "access" who may do it, and a hook "${name}" under the operations of the domain: without it the server does not start.`,
  },
];

/** @param paths files that were written for the language */
export function nextOfLocale(language: string, paths: readonly string[]): string {
  const texts = paths.filter((path) => path.includes('/locales/'));
  const first =
    texts.length > 0
      ? `Translate the texts in ${texts.join(' and ')}.`
      : `The texts of the tool exist in "${language}" already.`;
  return `${first} "tuyen lint" lists the labels that schema files lack in "${language}".`;
}
