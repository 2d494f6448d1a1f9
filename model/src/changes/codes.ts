interface CodeText {
  readonly title: string;
  readonly explanation: string;
}

const RESOURCES = {
  TUC101: {
    title: 'A resource was added',
    explanation: 'It has new paths in the API and a new table. Clients and rows that are there do not notice.',
  },
  TUC102: {
    title: 'A resource was removed',
    explanation:
      'Its paths answer 404, which breaks clients. Its table stays until `tuyen db apply --drop`. If it only has another name now, write `"x-renamed-from"` with the earlier one.',
  },
  TUC103: {
    title: 'A resource was renamed',
    explanation:
      '`x-renamed-from` names it. Its path is another one, which breaks clients. Its table, saved filters, notes, the log and permissions of roles follow, and `tuyen upgrade` follows in ejected files.',
  },
  TUC104: {
    title: 'The actions of a resource changed',
    explanation: 'An action that was removed from `actions` has no route any more, which breaks clients that call it.',
  },
  TUC105: {
    title: 'Other callers may read or change the records',
    explanation:
      '`scope` and `owner` decide which offices see and change a record. Callers lose or get records, so look at each client.',
  },
  TUC106: {
    title: 'A rule over several fields changed',
    explanation:
      'Rules such as `if`, `allOf` and `dependentRequired` decide what a request may hold. A rule that may refuse what was accepted before breaks requests.',
  },
  TUC107: {
    title: 'The permission module of a resource changed',
    explanation: 'The slugs of all its permissions begin with another name. Roles and accounts in the database follow.',
  },
  TUC108: {
    title: 'The earlier name of something is said otherwise',
    explanation:
      'Databases that have not been changed since the rename find it by `x-renamed-from` and `x-renamed-values` alone. Remove them when no such database is left.',
  },
  TUC109: {
    title: 'A resource became or ceased to be a singleton',
    explanation: 'A singleton has one record an office at a path of its own, so the paths of the API are others.',
  },
  TUC110: {
    title: 'The timeline, the notes, the attachments or the assignee of a resource changed',
    explanation:
      '`timeline`, `notes`, `attachments` and `x-assignee` have paths of their own, which are gone where they were removed.',
  },
  TUC111: {
    title: 'A resource is stored by month, or no longer',
    explanation:
      'With "byMonth" PostgreSQL stores new entries in a partition for each month, and the existing table becomes the first partition. Without it the table stays divided, and the server adds no further months.',
  },
  TUC112: {
    title: 'The place of a resource changed',
    explanation:
      '`at` says which back end stores the records and how it names them. Records do not move by themselves. With a first `at`, the paths of the server answer 404, and the table stays until `tuyen db apply --drop`.',
  },
  TUC113: {
    title: 'A back end changed',
    explanation: 'Its address, its credentials or its dialect. Only requests to that back end notice.',
  },
} as const;

const FIELDS = {
  TUC201: {
    title: 'A field was added',
    explanation:
      'A field that a request must send breaks clients that do not know it; one with a default does not, because the server fills defaults before it checks a request. Rows that are there get the default.',
  },
  TUC202: {
    title: 'A field was removed',
    explanation:
      'Answers have it no longer, and a request that sends it is refused, because the server accepts no unknown key. Its column stays until `tuyen db apply --drop`. If it only has another name now, write `"x-renamed-from"` with the earlier one.',
  },
  TUC203: {
    title: 'A field was renamed',
    explanation:
      '`x-renamed-from` names it. Clients must use the new name in requests, answers and filters. Its column and saved filters follow.',
  },
  TUC204: {
    title: 'A field is of another kind',
    explanation:
      'Requests and answers hold another type of value. Rows are converted where no value loses anything; otherwise the start is refused.',
  },
  TUC205: {
    title: 'A field takes other values',
    explanation:
      'Narrower limits refuse requests that were accepted before, and rows that do not fit. Wider limits are safe: answers may then have values that clients have not seen before.',
  },
  TUC206: {
    title: 'A field became required or optional',
    explanation:
      'A required field without a default breaks requests that leave it out. An optional one breaks clients that rely on a value in each answer, because empty fields are null.',
  },
  TUC207: {
    title: 'Other callers may write or see a field',
    explanation:
      'A read-only field is ignored in requests, a secret is in no answer, and only public fields are in public answers. What no longer can be sent or read breaks clients.',
  },
  TUC208: {
    title: 'A field became unique, or ceased to be',
    explanation:
      'A value that another record has already is refused from now on. Rows with the same value twice prevent the start of the server.',
  },
  TUC209: {
    title: 'The search covers other fields',
    explanation: 'The parameter `q` looks only into fields with `x-searchable`.',
  },
  TUC210: {
    title: 'A default changed',
    explanation:
      'Requests that leave the field out get another value. Rows that are there stay as they are. Without a default, a required field must be sent.',
  },
  TUC211: {
    title: 'What can be chosen in a field, or when it is asked for, changed',
    explanation: '`x-options` and `x-when` decide what a request may hold, depending on its other fields.',
  },
  TUC212: {
    title: 'A reference leads to another resource or needs another permission',
    explanation: 'The ids that clients send and receive are those of other records, or fewer callers may send them.',
  },
  TUC213: {
    title: 'The serial number of a field changed',
    explanation: '`x-serial` numbers new records by a template. Numbers that were given stay.',
  },
} as const;

const VALUES = {
  TUC301: { title: 'An enum was added', explanation: 'Nothing has its values yet, other than fields that are listed.' },
  TUC302: {
    title: 'An enum was removed',
    explanation: 'What becomes of the fields that had its values is listed there.',
  },
  TUC303: {
    title: 'A value was added to an enum',
    explanation:
      'Requests may send it. Answers may have it: a client that lists all values in its code must expect more, so this is safe by the contract of the API, and worth a word to its clients.',
  },
  TUC304: {
    title: 'A value was removed from an enum',
    explanation:
      'Requests and filters with the value are refused, and so are rows that have it. If it only has another name now, write `"x-renamed-values"`.',
  },
  TUC305: {
    title: 'A value of an enum was renamed',
    explanation:
      '`x-renamed-values` names it. Clients must send and expect the new value. Rows and saved filters follow.',
  },
  TUC306: {
    title: 'A kind of field of the project was added or removed',
    explanation: 'What becomes of the fields that name it is listed there.',
  },
  TUC307: {
    title: 'A kind of field of the project checks otherwise',
    explanation:
      'Its pattern, code or base decides which values its fields take, and `transform` what is stored. Two patterns cannot be compared, so each such change may refuse what was accepted before. Rows are not looked through.',
  },
} as const;

const WORK = {
  TUC401: {
    title: 'A workflow was added, removed or has another state field',
    explanation: 'Only transitions change a state: with a workflow requests can no longer set the field.',
  },
  TUC402: { title: 'A transition was added', explanation: 'It has a path of its own. Clients need not call it.' },
  TUC403: {
    title: 'A transition was removed',
    explanation: 'Its path answers 404, which breaks clients that call it.',
  },
  TUC404: {
    title: 'A transition is possible in other cases',
    explanation:
      'States, callers and conditions that were added are safe; those that were removed refuse what was possible before.',
  },
  TUC411: { title: 'An operation was added', explanation: 'It has a path of its own. Clients need not call it.' },
  TUC412: {
    title: 'An operation was removed',
    explanation: 'Its path answers 404, which breaks clients that call it.',
  },
  TUC413: {
    title: 'An operation has another path, permission or condition',
    explanation: 'Calls that were possible before may be refused.',
  },
  TUC501: { title: 'A permission was added', explanation: 'No role has it until someone grants it.' },
  TUC502: {
    title: 'A permission was removed',
    explanation: 'What needed it is gone or needs another one. Roles that held it lose nothing else.',
  },
  TUC503: {
    title: 'Other offices or API clients may hold a permission',
    explanation: 'A role group or the access of API clients that was removed refuses calls that were possible before.',
  },
  TUC504: {
    title: 'The role groups changed',
    explanation: 'They decide which permissions an office can have.',
  },
  TUC505: {
    title: 'Accounts, roles or offices are stored otherwise',
    explanation: '`identity` of tuyen.config.json decides how callers sign in and where their permissions are.',
  },
} as const;

const PAGES = {
  TUC601: { title: 'A flow was added', explanation: 'It has an address of its own.' },
  TUC602: { title: 'A flow was removed', explanation: 'Its address no longer exists, and links to it lead nowhere.' },
  TUC603: {
    title: 'A flow has another address or sends other answers',
    explanation:
      'What receives its answers must expect them: the endpoint that `submit` names, and links to its address.',
  },
  TUC611: {
    title: 'A mail was added, removed, or has other variables',
    explanation: 'The code that sends a mail names it and gives its variables; `tsc` finds each place.',
  },
  TUC621: {
    title: 'A print was added, removed, or is possible in other cases',
    explanation: '`GET {resource}/{id}/prints/{name}` answers 404 where it was removed.',
  },
  TUC631: {
    title: 'A tab was added, removed, or shows other records',
    explanation: '`?tab=` with the name of a tab that was removed is refused. Lists by its name have other records.',
  },
  TUC641: {
    title: 'A scenario changed',
    explanation:
      'Tests ask for a scenario by its name, with its parameters, and go on with the records that its steps have named.',
  },
  TUC701: {
    title: 'The languages changed',
    explanation: 'Addresses and texts of a language that was removed are gone. The first language is the default.',
  },
  TUC702: {
    title: 'The region changed',
    explanation:
      'Amounts are stored in the smallest unit of the currency, and days begin in the time zone: another currency or time zone gives stored values another meaning, which a migration has to say.',
  },
  TUC703: {
    title: 'Files are written to or read from another place',
    explanation: '`tuyen generate` writes there from now on. Owned files do not move by themselves.',
  },
  TUC801: { title: 'Texts changed', explanation: 'Labels, help, messages and other words that people read.' },
  TUC802: {
    title: 'Screens changed',
    explanation: 'Columns, sections, filters, views, dashboards, menus and the look of prints. The API stays as it is.',
  },
  TUC803: { title: 'The order changed', explanation: 'Screens and documents list them so.' },
  TUC901: {
    title: 'A table changes for another reason',
    explanation: 'What `tuyen db plan` would say, and none of the other changes explains.',
  },
  TUC999: {
    title: 'A change that no rule knows',
    explanation:
      'No rule says what this key means, so it counts as breaking until someone has looked. Please report it: each key of the schema language needs a rule.',
  },
} as const;

export const CHANGE_CODES = {
  ...RESOURCES,
  ...FIELDS,
  ...VALUES,
  ...WORK,
  ...PAGES,
} as const satisfies Readonly<Record<string, CodeText>>;

export type ChangeCode = keyof typeof CHANGE_CODES;
