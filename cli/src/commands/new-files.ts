import type { StartedKind, StartedPart } from '@tuyen/generator/start';

interface NewFile {
  readonly kind: StartedKind;
  readonly description: string;
  readonly name: string;
  /** Description of the second argument, for kinds that belong to a resource. */
  readonly resource?: string;
  next(name: string): string;
}

export const NEW_FILES: readonly NewFile[] = [
  {
    kind: 'resource',
    description: 'write the file of a new resource',
    name: 'plural, as in its path: reading-rooms',
    next: () => 'Edit its labels and fields.',
  },
  {
    kind: 'enum',
    description: 'write the file of values that several fields share',
    name: 'such as book-state',
    next: (name) => `Edit its values. A property has them by "$ref": "../enums/${name}.json".`,
  },
  {
    kind: 'kind',
    description: 'write the file of a kind of field of the project',
    name: 'the format of a property: shelf-mark',
    next: (name) => `Edit its pattern, message and examples. A property has it by "format": "${name}".`,
  },
  {
    kind: 'permissions',
    description: 'write the file of a module of permissions without a resource',
    name: 'the first part of its slugs: report',
    next: () => 'Edit its actions, and write under "groups" who may hold them.',
  },
  {
    kind: 'mail',
    description: 'write the file of a mail that the server sends',
    name: 'such as book-due',
    next: (name) => `Edit its variables and texts. A hook sends it by tx.mail({ template: '${name}', … }).`,
  },
  {
    kind: 'print',
    description: 'write the file of a document that is printed of a record',
    name: 'such as loan-slip',
    resource: 'whose records are printed: loans',
    next: () => 'Edit its blocks.',
  },
  {
    kind: 'flow',
    description: 'write the file of a page for work at a counter',
    name: 'such as lend-book',
    resource: 'of which it makes a record: loans',
    next: () => 'Edit its steps and fields.',
  },
  {
    kind: 'dashboard',
    description: 'write the file of the home page of a role',
    name: 'such as branch',
    resource: 'whose records its first tiles count: loans',
    next: () => 'Edit its tiles, and write under "groups" whom it is for.',
  },
  {
    kind: 'scenario',
    description: 'write the file of a named state that testers ask the server for',
    name: 'such as loan-overdue',
    resource: 'whose record it begins with: loans',
    next: (name) => `Edit its label and steps. A test asks for it by POST /__qa/scenarios/${name}.`,
  },
];

interface NewPart {
  readonly kind: StartedPart;
  readonly description: string;
  readonly name: string;
  next(name: string): string;
}

export const NEW_PARTS: readonly NewPart[] = [
  {
    kind: 'tab',
    description: 'add a tab over the list of a resource: a named filter with the number of its records',
    name: 'in its address: to-approve',
    next: () => 'Edit its filter, and its label if it has one.',
  },
  {
    kind: 'queue',
    description: 'add a page on which records that wait are worked off one by one',
    name: 'in its address: to-approve',
    next: () => 'Edit its label and fields, and give its actions keys.',
  },
  {
    kind: 'board',
    description: 'add a page with a column for each state of a workflow',
    name: 'in its address: by-state',
    next: () => 'Edit its label and fields.',
  },
  {
    kind: 'timeline',
    description: 'add a page with the records of a day as bars in lanes',
    name: 'in its address: day',
    next: () => 'Edit its label, lanes and times.',
  },
  {
    kind: 'operation',
    description: 'add what can be done with a record beyond editing and moving it',
    name: 'in its address and its permission: renew',
    next: (name) =>
      `Edit its label and input, write under "access" who may do it, and a hook "${name}" under the operations of the domain: without it the server does not start.`,
  },
];
