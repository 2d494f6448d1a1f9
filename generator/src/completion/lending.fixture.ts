const FILES: Readonly<Record<string, unknown>> = {
  'tuyen.config.json': {
    schemas: 'schemas',
    languages: ['en'],
    identity: { users: 'users', offices: 'branches' },
    serialTemplates: 'serial',
    backends: { billing: { dialect: 'schemas/backends/billing.json' } },
  },
  'schemas/backends/billing.json': {},
  'schemas/menu.json': { groups: [{ name: 'stock', label: { en: 'Stock' } }] },
  'schemas/permissions/role-groups.json': { groups: [{ name: 'head', organisationType: 'HEAD' }] },
  'schemas/permissions/report.json': { module: 'report', actions: { overdue: { en: 'Overdue' } } },
  'schemas/enums/loan-state.json': { type: 'string', enum: ['OPEN', 'LOST'] },
  'schemas/enums/serial.json': { type: 'string', enum: ['loan-number'] },
  'schemas/enums/organisation.json': { type: 'string', enum: ['HEAD'] },
  'schemas/kinds/shelf-mark.json': { base: 'text' },
  'schemas/prints/loan-slip.json': { name: 'loan-slip', resource: 'loans' },
  'schemas/resources/users.json': { name: 'users', schema: { properties: { username: { type: 'string' } } } },
  'schemas/resources/branches.json': {
    name: 'branches',
    schema: { properties: { organisation_type: { $ref: '../enums/organisation.json' } } },
  },
  'schemas/resources/books.json': {
    name: 'books',
    schema: { properties: { title: { type: 'string' }, mark: { type: 'string', format: 'shelf-mark' } } },
  },
  'schemas/resources/loans.json': {
    name: 'loans',
    module: 'loan',
    access: { actions: { export: { en: 'Export' } } },
    schema: {
      properties: {
        due_on: { type: 'string', format: 'date' },
        state: { $ref: '../enums/loan-state.json' },
        book_id: { type: 'string', 'x-reference': 'books' },
        lines: { type: 'array', items: { type: 'object', properties: { page: { type: 'integer' } } } },
      },
    },
    tabs: [{ name: 'mine', filter: { state: 'OPEN' } }],
    workflow: { field: 'state', transitions: [{ name: 'lose' }] },
    operations: [
      { name: 'remind', input: { properties: { note: { type: 'string' } } } },
      { name: 'take-stock', on: 'resource' },
    ],
  },
};

export const LENDING: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, value]) => [path, JSON.stringify(value)]),
);
