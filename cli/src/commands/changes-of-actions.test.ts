// @module-tag process
import type { AnyJson } from '../testing/in-git.ts';
import { APPOINTMENTS, LABEL, PATIENTS, testRows, TEXT } from '../testing/changes-table.ts';

const STATES = 'schemas/enums/appointment-state.json';

const transition = (change: (transition: AnyJson, file: AnyJson) => void) => (file: AnyJson) =>
  change(file.workflow.transitions[2], file);
const operation = (change: (operation: AnyJson) => void) => (file: AnyJson) => change(file.operations[0]);

testRows([
  [
    'a value is added to an enum',
    STATES,
    (file) => {
      file.enum.push('LATE');
      file['x-values'].LATE = LABEL;
    },
    'TUC303',
    'enum appointment-state LATE',
    'safe',
    'safe',
  ],
  [
    'a project kind has another pattern',
    'schemas/kinds/insurance-number.json',
    (file) => void (file.pattern = '^[A-Z]\\d{3,9}$'),
    'TUC307',
    'kind insurance-number pattern',
    'breaking',
    undefined,
  ],
  [
    'an action is removed',
    PATIENTS,
    (file) => void (file.actions = ['list', 'show', 'create', 'edit']),
    'TUC104',
    'patients action delete',
    'breaking',
    undefined,
  ],
  [
    'records are of all offices',
    PATIENTS,
    (file) => void (file.scope = 'office'),
    'TUC105',
    'patients scope',
    'breaking',
    undefined,
  ],
  [
    'a rule over several fields is added',
    PATIENTS,
    (file) => void (file.schema.dependentRequired = { born_on: ['phone'] }),
    'TUC106',
    'patients dependentRequired',
    'breaking',
    undefined,
  ],
  [
    'a timeline is added',
    PATIENTS,
    (file) => void (file.timeline = true),
    'TUC110',
    'patients timeline',
    'safe',
    undefined,
  ],
  [
    'a transition is removed',
    APPOINTMENTS,
    (file) => {
      file.workflow.transitions.pop();
      file.views[0].actions.pop();
    },
    'TUC403',
    'appointments transition cancel',
    'breaking',
    undefined,
  ],
  [
    'a transition is added',
    APPOINTMENTS,
    transition((one, file) => void file.workflow.transitions.push({ ...one, name: 'miss' })),
    'TUC402',
    'appointments transition miss',
    'safe',
    undefined,
  ],
  [
    'a transition begins in fewer states',
    APPOINTMENTS,
    transition((one) => void one.from.shift()),
    'TUC404',
    'appointments transition cancel from BOOKED',
    'breaking',
    undefined,
  ],
  [
    'a transition begins in more states',
    APPOINTMENTS,
    transition((one) => void one.from.push('TREATED')),
    'TUC404',
    'appointments transition cancel from TREATED',
    'safe',
    undefined,
  ],
  [
    'a transition leads elsewhere',
    APPOINTMENTS,
    transition((one) => void (one.to = 'TREATED')),
    'TUC404',
    'appointments transition cancel to',
    'breaking',
    undefined,
  ],
  [
    'a transition asks for a reason',
    APPOINTMENTS,
    transition((one) => void (one.input = { type: 'object', required: ['reason'], properties: { reason: TEXT } })),
    'TUC201',
    'appointments transition cancel input reason',
    'breaking',
    undefined,
  ],
  [
    'an operation is removed',
    PATIENTS,
    (file) => void delete file.operations,
    'TUC412',
    'patients operation remind',
    'breaking',
    undefined,
  ],
  [
    'an operation answers more',
    PATIENTS,
    operation((one) => void (one.answer.properties.sent = TEXT)),
    'TUC201',
    'patients operation remind answer sent',
    'safe',
    undefined,
  ],
  [
    'an operation answers less',
    PATIENTS,
    operation((one) => {
      one.answer.properties = { sent: TEXT };
      one.answer.required = [];
      delete one.result;
    }),
    'TUC202',
    'patients operation remind answer appointments',
    'breaking',
    undefined,
  ],
  [
    'permissions begin with another name',
    PATIENTS,
    (file) => void (file.module = 'client'),
    'TUC107',
    'module client',
    'breaking',
    undefined,
  ],
  [
    'an API client may hold a permission',
    PATIENTS,
    (file) => void (file.access = { openApi: ['read'] }),
    'TUC503',
    'module patient action read openApi',
    'safe',
    undefined,
  ],
]);
