/*
 * Every diagnostic that the loader gives, by its stable code: `tuyen explain CODE` prints these words. A code is never
 * reused for something else. A test provokes each of them.
 */

export interface CodeText {
  readonly title: string;
  /** Why it matters and what to do. */
  readonly explanation: string;
}

const READING = {
  TUY100: {
    title: 'No tuyen.config.json',
    explanation:
      'A project is a folder with a tuyen.config.json, which says where the schemas are and which languages it has. Run the command there, or name the folder with --root.',
  },
  TUY101: {
    title: 'Not JSON',
    explanation:
      'The file cannot be read as JSON from this place on. Only the first slip of a file is told, since the rest mostly follows from it.',
  },
  TUY102: {
    title: 'Trailing comma',
    explanation: 'JSON allows no comma after the last item of a list or object. Remove it.',
  },
  TUY103: {
    title: 'Comment in JSON',
    explanation: 'JSON has no comments. Remove it, or write what it says under the key "$comment".',
  },
  TUY104: {
    title: 'Key written twice',
    explanation:
      'An object has the same key twice. JSON readers quietly take the last one, so half of what was written would be lost. Remove one.',
  },
  TUY105: {
    title: 'Nested too deeply',
    explanation:
      'A file may nest 48 levels of brackets, about a dozen nested fields. Deeper data is better a resource of its own, referred to by x-reference.',
  },
  TUY106: {
    title: 'Unusable file name',
    explanation:
      'File names become REST paths, tables, folders and permission slugs. They are small letters, digits and single hyphens: stop-points.json.',
  },
  TUY107: {
    title: 'Path leaves the project',
    explanation:
      'Paths in tuyen.config.json are relative to it and stay inside the project, so that nothing is ever read or written elsewhere.',
  },
  TUY109: {
    title: 'Not UTF-8',
    explanation:
      'JSON is UTF-8. A byte that is none would stand as a question mark in every screen and file that follows from it. Save the file as UTF-8.',
  },
  TUY110: {
    title: 'Invisible character',
    explanation:
      'Control characters, marks that turn the direction of writing, and halves of characters are invisible, and do harm on terminals, in spreadsheets and in generated files. New lines (\\n) and tabs (\\t) are fine.',
  },
  TUY108: {
    title: 'File cannot be read',
    explanation:
      'Something stands there under the name of a JSON file, yet the system refuses to read it: a folder, a link that leads nowhere, or missing rights.',
  },
} as const;

const NAMES = {
  TUY201: {
    title: 'Name and file name differ',
    explanation: 'A resource, a portal page or a permission module is found by its file name: both must be the same.',
  },
  TUY202: {
    title: 'Name taken twice',
    explanation:
      'Two things that are found by name have the same one: two files, two sections of a page, two groups, or an enum file and the values that a property itself lists (they are called after the resource and the property).',
  },
  TUY203: {
    title: 'No such resource',
    explanation:
      'x-reference and the identity of tuyen.config.json name a resource by the name of its file in schemas/resources/, in the plural as there: "routes".',
  },
  TUY204: {
    title: 'No such enum',
    explanation:
      'A $ref, or "serialTemplates" of tuyen.config.json, names a file that schemas/enums/ does not hold. Add the file or fix the name.',
  },
  TUY205: {
    title: '$ref leads elsewhere',
    explanation:
      'A $ref leads to a file of schemas/enums/, written as ../enums/order-status.json. Files elsewhere, addresses and fragments are not followed.',
  },
  TUY206: {
    title: 'No such kind of field',
    explanation:
      'x-kind names one of the kinds in model/src/kinds/, such as money, rich-text, image. Where type and format tell the kind, leave it out.',
  },
  TUY207: {
    title: 'No such format',
    explanation:
      'A format is one that JSON Schema names (date, email, uri …), phone, or a file of schemas/kinds/. An unknown one would check nothing.',
  },
  TUY208: {
    title: 'No such menu group',
    explanation:
      '"menu" names a group of schemas/menu.json; left out it is "other", and null keeps the resource out of the menu.',
  },
  TUY209: {
    title: 'No such field',
    explanation:
      'Titles, columns, filters, sort, sections, conditions and workflows name fields of the same resource: properties of its schema, or the system fields id, version, created_at, updated_at, created_by, and office_id where the scope is office.',
  },
  TUY210: {
    title: 'Reserved resource name',
    explanation:
      'The API itself answers under this path (auth, meta, public …), or JavaScript gives the name a meaning.',
  },
  TUY211: {
    title: 'Unusable name',
    explanation:
      'Names of resources, modules, actions and transitions become paths and slugs (module.action): small letters, digits and single hyphens.',
  },
  TUY212: {
    title: 'No such right to a reference',
    explanation:
      '"use" of an x-reference says which right naming a record needs: read (as if left out), public (none), or another action of the module of that resource, such as update.',
  },
  TUY214: {
    title: 'No such time zone',
    explanation:
      '"timeZone" of tuyen.config.json is a name of the IANA database, such as Europe/Berlin, so that daylight saving is known. An offset such as +07:00 is none.',
  },
  TUY213: {
    title: 'No such serial template',
    explanation:
      'x-serial names a value of the enum that "serialTemplates" of tuyen.config.json points to: the templates that the server\'s domain fills. The engine would number the field plainly (loan-000001).',
  },
} as const;

const SHAPE = {
  TUY301: {
    title: 'Unknown key',
    explanation:
      'The key has no meaning here, so its value would be ignored. A former name is unknown too: "colour" is now "color". The files of model/meta/ list and explain every key; an editor that follows "$schema" completes them.',
  },
  TUY302: {
    title: 'Wrong type',
    explanation: 'The key is right but its value is of another type, such as a string in place of a list.',
  },
  TUY303: { title: 'Missing key', explanation: 'Something without which the file has no meaning is left out.' },
  TUY304: { title: 'Value not among the allowed ones', explanation: 'The key takes one of a few values only.' },
  TUY305: {
    title: 'Value outside its limits',
    explanation:
      'The value is too long, too short, too large, too small, stands twice or is not written as it should be.',
  },
} as const;

const FIELDS = {
  TUY401: {
    title: 'Unknown JSON Schema keyword',
    explanation:
      'Neither JSON Schema 2020-12 nor this project knows the keyword. A validator would ignore it and check nothing.',
  },
  TUY402: {
    title: 'Unusable field name',
    explanation: 'Fields are columns and JSON keys: small letters, digits and single underscores, such as route_id.',
  },
  TUY403: {
    title: 'Reserved field name',
    explanation:
      'Every resource has id, version, created_at, updated_at and created_by of itself (office_id where the scope is office, which a file may describe itself), and q is the search parameter. Answers add can and origins to a record, and under route the record that route_id refers to, where a request asks for them: a field of such a name would be hidden.',
  },
  TUY404: {
    title: 'Required but not there',
    explanation: '"required" lists a name that "properties" lacks: no record could ever be valid.',
  },
  TUY405: {
    title: 'Invalid regular expression',
    explanation:
      'Patterns are ECMAScript regular expressions with the flag u, as browsers know them. In JSON a backslash is written twice.',
  },
  TUY406: { title: 'Minimum above maximum', explanation: 'No value lies between the two limits.' },
  TUY407: {
    title: 'Value breaks its own schema',
    explanation:
      'A default, an example or an enumerated value does not keep the rules that stand beside it; a form would begin with an error.',
  },
  TUY409: {
    title: 'Kind and type do not fit',
    explanation: 'The kind that x-kind names is stored as another JSON type, e.g. money is an integer.',
  },
  TUY410: {
    title: 'Kind cannot be told',
    explanation:
      'A field needs a type (an array also what its items are), a $ref to an enum file, or an x-kind; else no input, column or table type can be chosen.',
  },
  TUY411: {
    title: 'Keys contradict each other',
    explanation: 'Two keys of the field exclude each other, such as x-secret and x-public.',
  },
  TUY412: { title: 'Field hangs on itself', explanation: 'A condition names the field that it hides.' },
  TUY413: {
    title: 'Condition never holds',
    explanation: 'The condition asks for a value that the field cannot have, so what hangs on it would never be shown.',
  },
  TUY414: {
    title: 'Options that do not fit the field',
    explanation:
      '"x-options" narrows what can be chosen: "values" of an enumeration, "where" of a reference. It compares single values, and days where it says "today".',
  },
} as const;

const SCREENS = {
  TUY501: {
    title: 'Field cannot stand there',
    explanation:
      'Secrets are never shown, filtered or sorted by; long, nested and uploaded values are neither filtered nor sorted by.',
  },
  TUY502: { title: 'Field twice on a page', explanation: 'Two inputs of one field would overwrite each other.' },
  TUY503: {
    title: 'Required field not in the form',
    explanation:
      'The form has hand-written sections and none of them asks for a required field, so nobody can create a record with it. Add it, give it a default, or mark it x-computed.',
  },
  TUY504: {
    title: 'Title without a field',
    explanation: 'A title is how one record is called, so it names at least one field in braces: {code} – {name}.',
  },
  TUY510: {
    title: 'Unfit workflow field',
    explanation:
      'The state is an enum field ($ref to an enum file, or enum with x-values); the history is a list of objects with to, and any of from, at, by and note.',
  },
  TUY511: { title: 'No such state', explanation: 'The workflow names a state that the enum of its field lacks.' },
  TUY512: {
    title: 'Unreachable state',
    explanation: 'No path of transitions leads to the state from the initial one: a transition may be missing.',
  },
  TUY513: {
    title: 'Two transitions in one',
    explanation:
      'Two rows have the same name, share a state they start from, and their conditions can hold at the same time: which of them would move the record?',
  },
} as const;

const PERMISSIONS = {
  TUY601: {
    title: 'No such role group',
    explanation: 'Role groups are listed in schemas/permissions/role-groups.json.',
  },
  TUY602: {
    title: 'No such action',
    explanation:
      'The module has the base actions that its resources offer (read, create, update, delete), the transitions that staff make, and what "actions" adds.',
  },
  TUY603: {
    title: 'Files disagree over a module',
    explanation:
      'Several files share a permission module and give one action to different role groups. Say it in one of them only.',
  },
  TUY604: {
    title: 'Unfit owner',
    explanation:
      '"owner" says whose staff alone change a record that every office reads: the office that the named field refers to, or "top-office". Records of one office (scope office) have their owner already.',
  },
} as const;

const PORTAL = {
  TUY701: {
    title: 'No such field on offer',
    explanation: 'A portal page takes its fields from resources, written as resource.field: customers.full_name.',
  },
  TUY702: {
    title: 'Condition on a field not asked yet',
    explanation: 'A condition of a portal page names fields of the same page, in the same step or an earlier one.',
  },
  TUY703: {
    title: 'Conditions in a ring',
    explanation: 'Fields wait for each other to be filled in, so none of them is ever shown.',
  },
  TUY704: {
    title: 'Two answers of one name',
    explanation: 'The page would send two fields under one key. Give one of them another name with "as".',
  },
  TUY705: { title: 'Field is not for people', explanation: 'Computed fields and serials are set by the server alone.' },
  TUY706: { title: 'Two pages with one route', explanation: 'An address shows one page.' },
  TUY707: {
    title: 'Price and answers do not agree',
    explanation:
      'A page that asks for a price (submit.quote) marks the fields that the price depends on with "priced": true: these alone are sent.',
  },
  TUY708: {
    title: 'Choices cannot decide',
    explanation:
      'required_by makes a field required for some choices: it needs all of them, so a searched list cannot have it, and a field that is required anyway has no use for it.',
  },
  TUY709: {
    title: 'No control in the portal',
    explanation:
      'A form of the portal asks for one answer at a time: of a nested object it takes the parts, such as orders.address.street; lists of texts or objects, JSON and positions have no control there.',
  },
} as const;

const TEXTS = {
  TUY801: {
    title: 'No label',
    explanation: 'People see labels, never names of fields. Write one in every language of the project.',
  },
  TUY802: {
    title: 'Language missing',
    explanation: 'Every text is written in every language that tuyen.config.json lists.',
  },
  TUY803: {
    title: 'Unknown language',
    explanation: 'The text is written in a language that tuyen.config.json does not list, or under no language tag.',
  },
  TUY804: { title: 'Empty text', explanation: 'A text without words hides that it is missing.' },
  TUY805: {
    title: 'Words in one language only',
    explanation:
      'A text of a shell is written in one language and not in another, where the default language would be shown instead.',
  },
} as const;

const VALUES = {
  TUY901: { title: 'Value twice in an enum', explanation: 'Remove one of them.' },
  TUY902: {
    title: 'Value without a label',
    explanation:
      'Every value that people choose from is described in "x-values": in an enum file, and where a property itself lists its values.',
  },
  TUY903: { title: 'Label without a value', explanation: '"x-values" describes something that "enum" lacks.' },
  TUY904: {
    title: 'Example breaks the pattern',
    explanation: 'The examples of a project kind are used as fixtures, so they match its pattern.',
  },
} as const;

export const CODES = {
  ...READING,
  ...NAMES,
  ...SHAPE,
  ...FIELDS,
  ...SCREENS,
  ...PERMISSIONS,
  ...PORTAL,
  ...TEXTS,
  ...VALUES,
} as const satisfies Readonly<Record<string, CodeText>>;

export type Code = keyof typeof CODES;
