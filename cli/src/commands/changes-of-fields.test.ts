// @module-tag process
import type { AnyJson } from '../testing/in-git.ts';
import { APPOINTMENTS, PATIENTS, testRows, TEXT } from '../testing/changes-table.ts';

const field = (name: string, change: (schema: AnyJson) => void) => (file: AnyJson) =>
  change(file.schema.properties[name]);

testRows([
  [
    'an optional field is added',
    PATIENTS,
    (file) => void (file.schema.properties.allergies = TEXT),
    'TUC201',
    'patients.allergies',
    'safe',
    'safe',
  ],
  [
    'a required field is added',
    PATIENTS,
    ({ schema }) => {
      schema.properties.allergies = TEXT;
      schema.required.push('allergies');
    },
    'TUC201',
    'patients.allergies',
    'breaking',
    'breaking',
  ],
  [
    'a field of nested objects is added',
    'schemas/resources/staff.json',
    field('offices', ({ items }) => void (items.properties.kind = { ...TEXT, default: 'usual' })),
    'TUC201',
    'staff.offices.kind',
    'safe',
    'safe',
  ],
  [
    'a required field with a default is added',
    PATIENTS,
    ({ schema }) => {
      schema.properties.allergies = { ...TEXT, default: 'none' };
      schema.required.push('allergies');
    },
    'TUC201',
    'patients.allergies',
    'safe',
    'safe',
  ],
  [
    'a field is removed',
    APPOINTMENTS,
    (file) => {
      delete file.schema.properties.note;
      file.views[0].fields.pop();
    },
    'TUC202',
    'appointments.note',
    'breaking',
    'safe',
  ],
  [
    'a field is renamed',
    PATIENTS,
    ({ schema }) => {
      schema.properties.phone['x-renamed-from'] = 'phone';
      schema.properties.mobile = schema.properties.phone;
      delete schema.properties.phone;
    },
    'TUC203',
    'patients.mobile',
    'breaking',
    'safe',
  ],
  [
    'a field is of another kind',
    PATIENTS,
    field('phone', (schema) => {
      schema.type = 'integer';
      delete schema.maxLength;
    }),
    'TUC204',
    'patients.phone',
    'breaking',
    'breaking',
  ],
  [
    'a text becomes an email address',
    PATIENTS,
    field('phone', (schema) => void (schema.format = 'email')),
    'TUC204',
    'patients.phone',
    'breaking',
    'breaking',
  ],
  [
    'an amount becomes a number',
    APPOINTMENTS,
    field('price', (schema) => void delete schema['x-kind']),
    'TUC204',
    'appointments.price',
    'safe',
  ],
  [
    'a text may be longer',
    PATIENTS,
    field('phone', (schema) => void (schema.maxLength = 90)),
    'TUC205',
    'patients.phone',
    'safe',
    'safe',
  ],
  [
    'a text must be shorter',
    PATIENTS,
    field('phone', (schema) => void (schema.maxLength = 9)),
    'TUC205',
    'patients.phone',
    'breaking',
    'breaking',
  ],
  [
    'a number may be larger',
    APPOINTMENTS,
    field('price', (schema) => void (schema.maximum = 2000000)),
    'TUC205',
    'appointments.price',
    'safe',
    'safe',
  ],
  [
    'a number must be larger',
    APPOINTMENTS,
    field('price', (schema) => void (schema.minimum = 100)),
    'TUC205',
    'appointments.price',
    'breaking',
    'breaking',
  ],
  [
    'a pattern is added',
    PATIENTS,
    field('phone', (schema) => void (schema.pattern = '^[0-9]+$')),
    'TUC205',
    'patients.phone',
    'breaking',
    'breaking',
  ],
  [
    'a format is removed',
    PATIENTS,
    field('insurance_number', (schema) => void delete schema.format),
    'TUC205',
    'patients.insurance_number',
    'safe',
    'safe',
  ],
  [
    'a field becomes required',
    PATIENTS,
    (file) => void file.schema.required.push('phone'),
    'TUC206',
    'patients.phone',
    'breaking',
    'breaking',
  ],
  [
    'a field becomes optional',
    APPOINTMENTS,
    (file) => void file.schema.required.pop(),
    'TUC206',
    'appointments.price',
    'breaking',
    'safe',
  ],
  [
    'a field becomes read-only',
    PATIENTS,
    field('phone', (schema) => void (schema['x-computed'] = true)),
    'TUC207',
    'patients.phone',
    'breaking',
    undefined,
  ],
  [
    'a field becomes a secret',
    PATIENTS,
    field('phone', (schema) => void (schema['x-secret'] = true)),
    'TUC207',
    'patients.phone',
    'breaking',
    undefined,
  ],
  [
    'a field is no longer unique',
    'schemas/resources/branches.json',
    field('name', (schema) => void delete schema['x-unique']),
    'TUC208',
    'branches.name',
    'safe',
    'safe',
  ],
  [
    'a field becomes unique',
    PATIENTS,
    field('phone', (schema) => void (schema['x-unique'] = true)),
    'TUC208',
    'patients.phone',
    'breaking',
    'breaking',
  ],
  [
    'a field is no longer searched',
    PATIENTS,
    field('name', (schema) => void delete schema['x-searchable']),
    'TUC209',
    'patients.name',
    'breaking',
    undefined,
  ],
  [
    'a default is added',
    APPOINTMENTS,
    field('price', (schema) => void (schema.default = 0)),
    'TUC210',
    'appointments.price',
    'safe',
    undefined,
  ],
  [
    'a condition of a field is added',
    APPOINTMENTS,
    field('note', (schema) => void (schema['x-when'] = { state: 'BOOKED' })),
    'TUC211',
    'appointments.note',
    undefined,
    undefined,
  ],
  [
    'records are no longer assigned',
    APPOINTMENTS,
    (file) => {
      delete file.schema.properties.assigned_id['x-assignee'];
    },
    'TUC110',
    'appointments.assigned_id',
    'breaking',
    undefined,
  ],
  [
    'a reference leads elsewhere',
    APPOINTMENTS,
    field('doctor_id', (schema) => void (schema['x-reference'] = 'branches')),
    'TUC212',
    'appointments.doctor_id',
    'breaking',
    undefined,
  ],
  [
    'a label changes',
    PATIENTS,
    field('phone', (schema) => void (schema['x-label'].en = 'Mobile')),
    'TUC801',
    'patients.phone',
    undefined,
    undefined,
  ],
]);
