/*
 * Every diagnostic of the loader by its stable code. `tuyen explain CODE` prints these texts. A code is never
 * reused. Each code has a test.
 */

export interface CodeText {
  readonly title: string;
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
      'The file is not valid JSON from this position on. Only the first syntax error of a file is reported, because it usually causes the others.',
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
      'An object has the same key twice. JSON parsers silently use the last one, so the first would be lost. Remove one.',
  },
  TUY105: {
    title: 'Nested too deeply',
    explanation:
      'A file may have 48 levels of brackets, about a dozen nested fields. Move deeper data to a resource of its own and refer to it with x-reference.',
  },
  TUY106: {
    title: 'Unusable file name',
    explanation:
      'File names become REST paths, tables, folders and permission slugs. Use lowercase letters, digits and single hyphens: reading-rooms.json.',
  },
  TUY107: {
    title: 'Path leaves the project',
    explanation:
      'Paths in tuyen.config.json are relative to it and stay inside the project, so that nothing outside is read or written.',
  },
  TUY109: {
    title: 'Not UTF-8',
    explanation:
      'JSON is UTF-8. Other bytes would appear as question marks in every screen and generated file. Save the file as UTF-8.',
  },
  TUY110: {
    title: 'Invisible character',
    explanation:
      'Control characters, text direction marks and unpaired surrogates are invisible and cause errors on terminals, in spreadsheets and in generated files. New lines (\\n) and tabs (\\t) are allowed.',
  },
  TUY111: {
    title: 'Schema file that is not JSON',
    explanation:
      'Only files whose names end in .json are read, so a YAML file or JSON with comments in a schema folder would have no effect. Write it as JSON, or move it out of the folder.',
  },
  TUY112: {
    title: 'Schema folder with a misspelled name',
    explanation:
      'Only the folders resources, enums, kinds, permissions, flows, mails, prints, dashboards, scenarios and locales are read, and the file menu.json. This name is close to one of them, and what it contains would have no effect. Rename it, or move it out of the schemas folder.',
  },
  TUY113: {
    title: 'Number that would be rounded',
    explanation:
      'JavaScript reads a whole number beyond ±9007199254740991, a number with more than 17 significant digits, and an exponent such as 1e400 as another number. A limit or default would silently change. Write a number that is exact.',
  },
  TUY108: {
    title: 'File cannot be read',
    explanation:
      'There is something with the name of a JSON file, but it cannot be read: a folder, a broken link, or a file without read permission.',
  },
} as const;

const NAMES = {
  TUY201: {
    title: 'Name and file name differ',
    explanation: 'A resource, a flow or a permission module is found by its file name, so its name must be the same.',
  },
  TUY202: {
    title: 'Duplicate name',
    explanation:
      'Two things that are looked up by name have the same name: two files, two sections of a page, two groups, or an enum file and an inline enum (whose name consists of the resource and the property).',
  },
  TUY203: {
    title: 'No such resource',
    explanation:
      'x-reference, and "identity" and "effects" of tuyen.config.json, name a resource by the name of its file in schemas/resources/, in the plural as there: "routes".',
  },
  TUY204: {
    title: 'No such enum',
    explanation:
      'A $ref, or "serialTemplates" of tuyen.config.json, names a file that schemas/enums/ does not hold. Add the file or fix the name.',
  },
  TUY205: {
    title: '$ref to something else',
    explanation:
      'A $ref refers to a file of schemas/enums/, written as ../enums/order-status.json. Other files, URLs and fragments are not supported, nor is a $ref in a rule (allOf, if, then …).',
  },
  TUY206: {
    title: 'No such kind of field',
    explanation:
      'x-kind names one of the kinds in model/src/kinds/, such as money, rich-text, image. Omit it if type and format determine the kind.',
  },
  TUY207: {
    title: 'No such format',
    explanation:
      'A format is one that JSON Schema names (date, email, uri …), phone, or a file of schemas/kinds/. An unknown format would check nothing.',
  },
  TUY208: {
    title: 'No such menu group',
    explanation:
      '"menu" names a group of schemas/menu.json. The default is "other"; null removes the resource from the menu.',
  },
  TUY209: {
    title: 'No such field',
    explanation:
      'Titles, columns, filters, sort, sections, conditions and workflows name fields of the same resource: properties of its schema, or the system fields id, version, created_at, updated_at, created_by, and office_id where the scope is office.',
  },
  TUY210: {
    title: 'Reserved name',
    explanation:
      'The tool uses the name itself: as a path of the API (auth, meta, public …), a page of the back-office (login, profile …) or a folder of generated pages (dashboards, flows), or a kind as a format (date, phone …). "constructor" is a property of every JavaScript object, so nothing can be found under this name.',
  },
  TUY211: {
    title: 'Unusable name',
    explanation:
      'Names of resources, modules, actions, transitions and operations become paths and slugs (module.action). Use lowercase letters, digits and single hyphens.',
  },
  TUY212: {
    title: 'No such permission for a reference',
    explanation:
      '"use" of an x-reference is the permission that referring to a record needs: read (the default), public (none), or another action of the module of that resource, such as update.',
  },
  TUY214: {
    title: 'No such time zone',
    explanation:
      '"timeZone" of tuyen.config.json is a name of the IANA database, such as Europe/Berlin, so that daylight saving is known. An offset such as +07:00 is not a time zone name.',
  },
  TUY215: {
    title: 'Rename that cannot be followed',
    explanation:
      '"x-renamed-from" and "x-renamed-values" say which earlier name kept rows have. The earlier name must be free: one that is still in use, that two things claim, or that goes in a circle would mix up their rows. Rename in two steps, with a start of the server between them.',
  },
  TUY216: {
    title: 'Name too long for the database',
    explanation:
      'A resource is a table and a field is a column. PostgreSQL truncates names of more than 63 bytes, so that two names may become one; the server appends up to 7 for helper tables and columns. Fields inside lists and objects may be longer.',
  },
  TUY217: {
    title: 'Icon used twice in the menu',
    explanation:
      'Two menu items, of resources or staff flows, name the same icon. The collapsed menu shows mostly icons, so each needs its own. Without "icon", an item has a neutral icon.',
  },
  TUY218: {
    title: 'No such menu item in the group',
    explanation:
      '"items" of a menu group orders the resources and flows whose "menu" names that group. Other names would have no effect.',
  },
  TUY213: {
    title: 'No such serial template',
    explanation:
      'x-serial names a value of the enum in "serialTemplates" of tuyen.config.json, which lists the templates of the server\'s domain. Without a template the engine uses plain numbers (loan-000001).',
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
  TUY303: { title: 'Missing key', explanation: 'A required key is missing.' },
  TUY304: { title: 'Value not among the allowed ones', explanation: 'The key has a fixed list of allowed values.' },
  TUY305: {
    title: 'Value outside its limits',
    explanation: 'The value is too long, too short, too large, too small, a duplicate, or has the wrong format.',
  },
} as const;

const FIELDS = {
  TUY401: {
    title: 'Unknown JSON Schema keyword',
    explanation: 'The keyword exists neither in JSON Schema 2020-12 nor in this project. A validator would ignore it.',
  },
  TUY402: {
    title: 'Unusable field name',
    explanation:
      'Fields are columns and JSON keys. Use lowercase letters, digits and single underscores, such as route_id.',
  },
  TUY403: {
    title: 'Reserved field name',
    explanation:
      'Every resource has id, version, created_at, updated_at and created_by, and office_id if its scope is office (which a file may declare). q is the search parameter. On request, responses add can and origins to a record, and the record of route_id under route; they would hide a field of that name. ctid, xmin, xmax, cmin, cmax and tableoid are columns that PostgreSQL adds to every table.',
  },
  TUY404: {
    title: 'Required but not declared',
    explanation: '"required" lists a name that "properties" lacks: no record could ever be valid.',
  },
  TUY405: {
    title: 'Invalid regular expression',
    explanation:
      'Patterns are ECMAScript regular expressions with the flag u, as in browsers. In JSON, write each backslash twice.',
  },
  TUY406: {
    title: 'No value between the limits',
    explanation:
      'No value satisfies both limits: a minimum is above its maximum, or no whole number or multiple lies between them. The tightest limits count, those of allOf too.',
  },
  TUY407: {
    title: 'Value breaks its own schema',
    explanation:
      'A default, an example, a constant or an enum value is invalid by the schema of its own property; a default of a flow, by that of its field; a default of a record, by a rule of the record that applies to its defaults. A form would start with an error.',
  },
  TUY409: {
    title: 'Kind and type do not match',
    explanation: 'The kind that x-kind names is stored as another JSON type, e.g. money is an integer.',
  },
  TUY410: {
    title: 'Field without a type',
    explanation:
      'A field needs a type (an array also items), a $ref to an enum file, or an x-kind. Otherwise no input, column or table type can be chosen.',
  },
  TUY411: {
    title: 'Keys contradict each other',
    explanation: 'Two keys of the field exclude each other, such as x-secret and x-public.',
  },
  TUY412: { title: 'Field depends on itself', explanation: 'A condition names the field that it hides.' },
  TUY413: {
    title: 'Condition never holds',
    explanation:
      'The condition requires a value that the field cannot have, so the dependent part would never be shown. In a rule (if, then …) the rule would never apply, or no record could satisfy it.',
  },
  TUY414: {
    title: 'Options that do not match the field',
    explanation:
      '"x-options" limits what can be chosen: "values" for an enum, "where" for a reference. Compared fields have single values; with "today" they are dates.',
  },
  TUY415: {
    title: 'Unsupported JSON Schema keyword',
    explanation:
      'The keyword is one of JSON Schema 2020-12, but the validators that run in the browser do not know it, so that the server alone would check it. model/meta/property.schema.json lists the supported keywords. Write the rule with these, or in a hook of the server.',
  },
  TUY416: {
    title: 'Keyword without effect',
    explanation:
      'The keyword changes nothing where it is: it restricts values of another type, or its value allows everything. Objects never accept other properties than those declared, also with "additionalProperties": true. Remove it, so that no reader relies on it.',
  },
} as const;

const SCREENS = {
  TUY501: {
    title: 'Field cannot be used there',
    explanation:
      'Secrets are never shown, filtered or sorted by; long, nested and uploaded values are neither filtered nor sorted by.',
  },
  TUY502: {
    title: 'Field appears twice on a page',
    explanation: 'Two inputs of one field would overwrite each other.',
  },
  TUY503: {
    title: 'Required field not in the form',
    explanation:
      'The form has hand-written sections and none of them asks for a required field, so no record can be created. Add it, give it a default, or mark it x-computed.',
  },
  TUY504: {
    title: 'Title without a field',
    explanation: 'The title identifies a record, so it needs at least one field in braces: {code} – {name}.',
  },
  TUY505: {
    title: 'Fields in no section',
    explanation:
      'The form or the page of a record (show) has hand-written sections, and none of them has a field that people fill in. Add the field to a section, or mark it x-computed. In show, secret fields may be left out.',
  },
  TUY510: {
    title: 'Invalid workflow field',
    explanation:
      'The state is an enum field ($ref to an enum file, or enum with x-values); the history is a list of objects with to, and any of from, at, by and note.',
  },
  TUY511: { title: 'No such state', explanation: 'The workflow names a state that the enum of its field lacks.' },
  TUY512: {
    title: 'Unreachable state',
    explanation: 'No path of transitions leads to the state from the initial one: a transition may be missing.',
  },
  TUY513: {
    title: 'Ambiguous transitions',
    explanation:
      'Two transitions have the same name and a common start state, and their conditions can hold at the same time, so it is undefined which one applies.',
  },
  TUY514: {
    title: 'Invalid operation',
    explanation:
      'An operation has a name that nothing else of the resource has, acts on the record wherever it has a condition, and names in "result" only fields of its "answer".',
  },
  TUY515: {
    title: 'Invalid tab',
    explanation:
      'A tab is a named filter over the list. Its name is its own, its label too unless it lists the records of one state: then it has the label of the state, each operator is one that the field understands, and a value is one that the field can have; "today", "today+30" and "today-7" are days, so only a date or a date with time is compared with them.',
  },
  TUY516: {
    title: 'Not for several records',
    explanation: 'A transition for several records at once needs no input, and staff make it.',
  },
  TUY520: {
    title: 'Invalid related list',
    explanation:
      'A related list is on the show page of a record and holds the records of another resource whose field "by" refers to it. Two lists of one resource need labels that say what makes them different.',
  },
  TUY530: {
    title: 'View that cannot work',
    explanation:
      'A view names what its resource has: transitions for staff that lead on from the states of its filter, operations on a record, uploads as evidence, inputs that fit. Each key does one thing.',
  },
  TUY522: {
    title: 'Entries by month that would not stay as they are',
    explanation:
      'Entries with "byMonth" are removed by month and otherwise stay as they are: no action edits or deletes them, no record refers to them, and they have no unique fields, because each month is stored by itself.',
  },
  TUY523: {
    title: 'Resource that the server cannot use',
    explanation:
      'With "serves", the server itself reads and writes the records: addresses of webhooks, and the log of what was sent. It needs both resources, and fields of these names and kinds. `tuyen new webhooks` writes them; labels, columns and sections may change.',
  },
  TUY521: {
    title: 'Timeline or attachments that no page shows',
    explanation:
      'The timeline and the attachments are on the show page of a record, and the notes on a record are in its timeline. Without either they could be neither written nor read.',
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
      'A module has the base actions of its resources (read, create, update, delete), the transitions for staff, the operations without a "slug", and those listed in "actions". An operation names one of these as its "slug".',
  },
  TUY603: {
    title: 'Files disagree about a module',
    explanation:
      'Several files share a permission module and assign an action to different role groups. Keep the assignment in one of them only.',
  },
  TUY604: {
    title: 'Invalid owner',
    explanation:
      '"owner" restricts who may change a record that every office can read: staff of the office that the named field refers to, or of the "top-office". With the scope office, a record already belongs to its office.',
  },
  TUY605: {
    title: 'Invalid field of the identity',
    explanation:
      '"identity" of tuyen.config.json names the fields of accounts, roles and offices. Each must have the kind that its use needs: sign-in fields are unique, the password is secret, references lead to the resource that "identity" names. A field that is not named is the one with the usual name; null says that there is none.',
  },
  TUY606: {
    title: 'No offices',
    explanation:
      'A project whose "identity" names no offices has one office, which is not stored. The scope "office", "owner" and the offices of accounts need a resource with offices.',
  },
  TUY607: {
    title: 'No such type of office',
    explanation:
      '"organisationType" of a role group is a value of the field that "identity" names as the type of offices. Offices of another type are in another group, so a misspelled one has no members.',
  },
  TUY608: {
    title: 'No access to the back-office',
    explanation:
      'A back-office needs accounts that can sign in and that can have permissions. The resource of "identity.users" needs a password, and a field that makes an account a superuser or gives it permissions, itself or by a role.',
  },
} as const;

const BACKENDS = {
  TUY651: {
    title: 'No such back end',
    explanation:
      '"backend" in the "at" of a resource names an entry of "backends" in tuyen.config.json. Without "at" the project\'s own server stores the records.',
  },
  TUY652: {
    title: 'No such dialect',
    explanation:
      'The dialect of a back end is one that the tool ships (simple-rest, json-server, postgrest, nestjsx-crud, jsonapi) or a file of schemas/backends, written as schemas/backends/billing.json. A back end has a dialect, or a module as its provider, or both.',
  },
  TUY653: {
    title: 'Unusable address or secret of a back end',
    explanation:
      'The server calls a back end over https, or over http on this machine. It reads the secret from an environment variable, so that no file contains it: "secret": "env:BILLING_TOKEN".',
  },
  TUY654: {
    title: 'Unusable request to a back end',
    explanation:
      'A request has one method with its path. A path may contain {path} (the path of the resource\'s "at"), {id} (the key of the record; not in a list or a create) and {within} (the key of the record above, if "at" has "within").',
  },
  TUY655: {
    title: 'Not possible on another back end',
    explanation:
      'Offices, workflows, notes, timelines, views and the like are done by the project\'s own server. A resource with "at" cannot have them. Flows, prints, mails, dashboards and scenarios run on the own server, which cannot read the fields of such a resource. They can show a reference to one of its records.',
  },
  TUY656: {
    title: 'Action that the back end lacks',
    explanation:
      'The dialect of the back end does not say how this is done. Screens offer only what it says. A form that edits a record reads it first, so it needs "get" and "update".',
  },
} as const;

const FLOWS = {
  TUY701: {
    title: 'No such field of a resource',
    explanation: 'A flow takes its fields from resources, written as resource.field: customers.full_name.',
  },
  TUY702: {
    title: 'Condition on a later field',
    explanation: 'A condition of a flow names fields of the same flow, in the same step or an earlier one.',
  },
  TUY703: {
    title: 'Conditions form a cycle',
    explanation: 'The conditions of some fields depend on each other, so none of the fields is ever shown.',
  },
  TUY704: {
    title: 'Two fields with one key',
    explanation: 'The flow would send two fields under one key. Give one of them another name with "as".',
  },
  TUY705: { title: 'Field is set by the server', explanation: 'Only the server sets computed fields and serials.' },
  TUY706: {
    title: 'Two flows with one route',
    explanation: 'A route can have only one page, and a page of the portal has a name of its own.',
  },
  TUY707: {
    title: 'Quote and priced fields do not match',
    explanation:
      'A flow with a quote (submit.quote) marks the fields that the price depends on with "priced": true. Only these are sent. A flow without a quote has no such fields.',
  },
  TUY708: {
    title: 'required_by has no effect',
    explanation:
      'required_by makes a field required if its choices differ in a key, or have the value true under it. It has no effect on a field that is always required.',
  },
  TUY709: {
    title: 'No control in the portal',
    explanation:
      'A form of the portal asks for one answer at a time: of a nested object it takes the parts, such as orders.address.street; lists of texts or objects, JSON and positions have no control there.',
  },
  TUY710: {
    title: 'Route and audience do not match',
    explanation:
      'A flow of the portal is found by its route. A flow of staff has none: it is at /flows/<name> in the back-office.',
  },
  TUY711: {
    title: 'Key of another audience',
    explanation: 'Some keys are read by the portal only, others by the back-office only. Here the key has no effect.',
  },
  TUY712: {
    title: 'Flow of staff without a task',
    explanation:
      'A flow of staff submits to a resource, of which it creates a record (orders), or to an operation on a resource (orders/operations/sell).',
  },
  TUY713: {
    title: 'Field that clients cannot write',
    explanation:
      'What a flow of staff asks is sent to a resource or an operation, which must have a field of that name that clients write.',
  },
  TUY714: {
    title: 'Unknown name in a flow of staff',
    explanation:
      'submit.price names a field of the answer, submit.payment an answer of the flow, submit.print a document of the resource, submit.shows fields of its records; lookup names a unique field of the referenced resource, shows any.',
  },
  TUY715: {
    title: 'Control that does not fit the field',
    explanation:
      'Buttons show the choices of an enum or a reference; lookup and shows are about the record that a reference names.',
  },
  TUY716: {
    title: 'Choices that wait for no answer',
    explanation:
      'A name in braces in "options.path" is another answer of the flow. A page of the portal may know more than its form asks for, such as the record that it is about: such a name is that of the parameter which it fills (card_kind={card_kind}). Any other name is never answered, so the choices would never come.',
  },
  TUY717: {
    title: 'Link to no page',
    explanation:
      'A link after a refusal leads to a page of the back-office: a resource (/orders), a view of it (/orders/views/queue), a flow of staff (/flows/sell-ticket), or a page of the project, which the back-office checks when it starts. So does a parameter that begins with a slash (?back=/flows/sell-ticket).',
  },
  TUY718: {
    title: 'Key of a portal page without effect',
    explanation:
      'Some keys of "page" and "result" are read only beside others: "note" and "none" by questions, "form_title" and "gate" by a form; "pending", "otherwise" and "body" by the page of a record that "load" names, whose "path" ends with the id of the record.',
  },
  TUY719: {
    title: 'Questions that need a form',
    explanation:
      'A page with the look "questions" loads no form library. It has one step with short texts: a code, a phone number, an email address. Only questions can be sent with GET. Anything else is a form.',
  },
} as const;

const TEXTS = {
  TUY801: {
    title: 'No label',
    explanation: 'Users see labels, not names of fields. Write a label in every language of the project.',
  },
  TUY802: {
    title: 'Language missing',
    explanation: 'Every text is written in every language that tuyen.config.json lists.',
  },
  TUY803: {
    title: 'Unknown language',
    explanation: 'The text is written in a language that tuyen.config.json does not list, or under no language tag.',
  },
  TUY804: { title: 'Empty text', explanation: 'An empty text hides that a translation is missing.' },
  TUY805: {
    title: 'Text missing in a language',
    explanation: 'A text of a shell is missing in a language. Users of that language would see the default language.',
  },
  TUY806: {
    title: 'Two fields with one label',
    explanation: 'Users know fields by their labels. Two fields of one record with the same label look like one.',
  },
  TUY807: {
    title: 'Action named like the button that leaves its dialog',
    explanation:
      'The dialog of the action would have two buttons with one name: one that does it and one that leaves. Name an action after its effect.',
  },
  TUY808: {
    title: 'Placeholder missing in a language',
    explanation:
      'A text with a placeholder shows a value. Readers of a language without the placeholder do not see it.',
  },
} as const;

const VALUES = {
  TUY901: { title: 'Value twice in an enum', explanation: 'Remove one of them.' },
  TUY902: {
    title: 'Value without a label',
    explanation: 'Every value of an enum needs a label in "x-values", in an enum file and in an inline enum.',
  },
  TUY903: { title: 'Label without a value', explanation: '"x-values" has a label for a value that is not in "enum".' },
  TUY904: {
    title: 'Example breaks the pattern',
    explanation: 'The examples of a project kind are used as sample data, so they must match its pattern.',
  },
  TUY905: {
    title: 'Code of a kind cannot be loaded',
    explanation:
      '"code" of a project kind names a module of the project, relative to the kind\'s file: "../../kinds/iban.ts". It is missing, outside the project, or stops with an error when it is imported.',
  },
  TUY906: {
    title: 'Module does not export the code of a kind',
    explanation:
      'The module of a project kind exports an object of the type KindCode by default: the function check, and format and sample if it needs them.',
  },
  TUY907: {
    title: 'Code refuses a value of its own kind',
    explanation:
      'The examples and samples of a project kind are used as sample data, so its code must accept them: check answers true, format answers a text, and neither throws.',
  },
  TUY908: {
    title: 'Code of a kind was not checked',
    explanation:
      'Node loads TypeScript from 22.18 on. An older one can lint and generate, but does not run the code of project kinds. The server refuses to start without it.',
  },
  TUY909: {
    title: 'Key without effect on this base',
    explanation:
      'A pattern tests texts, and only text and phone have a transform, prefixes, an inputMode and an autocomplete. On a kind over another base the key would do nothing.',
  },
} as const;

const MAILS = {
  TUY961: {
    title: 'Unknown variable of a mail',
    explanation:
      'Texts, rows, links and conditions of a mail name its variables. A placeholder takes a text, a button a link. A misspelled name would appear in the mail as it is written.',
  },
  TUY962: {
    title: 'Unused variable of a mail',
    explanation: 'The code that sends the mail fills in every variable. One that no text shows is work without effect.',
  },
  TUY963: {
    title: 'Ambiguous block of a mail',
    explanation: 'A mail consists of blocks, each of which is a paragraph, a list of rows or a button with its link.',
  },
  TUY964: {
    title: 'Mail about no resource',
    explanation: 'The preview of a mail takes a record of the resource that it reports about.',
  },
  TUY965: {
    title: 'Long text message',
    explanation:
      'A text message is sent in segments, and each of them is paid for. A segment has 160 characters of the GSM alphabet, or 70 if one character is not in it.',
  },
} as const;

const PRINTS = {
  TUY951: {
    title: 'No such field to print',
    explanation:
      'A print names fields by paths: code, customer.full_name (the field of the record that customer_id refers to), address.street. A reference by its own name is the title of its record. Secrets are never printed. The objects of a nested list are printed by a table with "rows".',
  },
  TUY952: {
    title: 'Ambiguous block',
    explanation:
      'Each block of a print is one thing: a heading, a text, fields, a table and so on. A list of records has tables, and texts without fields of a record.',
  },
  TUY953: {
    title: 'Invalid part of a print',
    explanation:
      'A print names a permission slug of the project, fields and a transition of its resource that can count its copies, and rich text of a singleton as template. "letterhead" of tuyen.config.json names fields of the offices and of singletons.',
  },
} as const;

const DASHBOARDS = {
  TUY971: {
    title: 'Two dashboards for one group',
    explanation:
      'Everybody has one first page: a role group, superusers, and everybody without a dashboard of their own have at most one each.',
  },
  TUY972: {
    title: 'Ambiguous tile',
    explanation:
      'What a tile needs follows from its kind: a trend a date, a chart a field to count by, a todo the field that says since or until when. A key that another kind has would do nothing here.',
  },
  TUY973: {
    title: 'Invalid part of a tile',
    explanation:
      'Sums are of numbers, periods of dates, charts of enums and references; bounds of filters are numbers, dates or relative times (today-7, month, now-15m); secrets are never shown.',
  },
} as const;

const SCENARIOS = {
  TUY981: {
    title: 'Nothing of this name in the scenario',
    explanation:
      'A text in braces, "on" and "update" name a parameter, an earlier step, or the clock ({clock.now}, {clock.today-7}, {clock.month+1}). A step that finds or creates has the fields of its resource: {order.code}.',
  },
  TUY982: {
    title: 'Ambiguous step',
    explanation:
      'A step does one thing: it has one of find, create, update, transition, operation and call. A key that another kind of step has would do nothing here.',
  },
  TUY983: {
    title: 'Invalid part of a scenario',
    explanation:
      'Transitions and operations are those of the record; a filter of a scenario has no caller of its own; a parameter that nothing inserts would change nothing.',
  },
} as const;

export const CODES = {
  ...READING,
  ...NAMES,
  ...SHAPE,
  ...FIELDS,
  ...SCREENS,
  ...PERMISSIONS,
  ...BACKENDS,
  ...FLOWS,
  ...TEXTS,
  ...VALUES,
  ...MAILS,
  ...PRINTS,
  ...DASHBOARDS,
  ...SCENARIOS,
} as const satisfies Readonly<Record<string, CodeText>>;

export type Code = keyof typeof CODES;
