// @module-tag process
import { APPOINTMENTS, LABEL, testRows } from '../testing/changes-table.ts';

const FLOW = 'schemas/flows/walk-in.json';
const PRINT = 'schemas/prints/appointment-slip.json';
const CONFIG = 'tuyen.config.json';
const MAIL = 'schemas/mails/reminder.json';

const REMINDER = {
  name: 'reminder',
  label: LABEL,
  variables: { code: 'text' },
  subject: LABEL,
  body: [{ paragraph: { de: '{code}', en: '{code}' } }],
};

testRows([
  [
    'a tab is removed',
    APPOINTMENTS,
    (file) => {
      file.tabs = [{ ...file.tabs[0], name: 'here' }];
      file.views[0].tab = 'here';
    },
    'TUC631',
    'appointments tab waiting',
    'breaking',
    undefined,
  ],
  [
    'a view shows other fields',
    APPOINTMENTS,
    (file) => void file.views[2].fields.push('price'),
    'TUC802',
    'appointments view calendar parts fields price',
    undefined,
    undefined,
  ],
  [
    'a column is added',
    APPOINTMENTS,
    (file) => void file.list.columns.push('note'),
    'TUC802',
    'appointments list columns note',
    undefined,
    undefined,
  ],
  [
    'a flow asks for more',
    FLOW,
    (file) => void file.steps[0].fields.push('appointments.note'),
    'TUC603',
    'flow walk-in step visit fields note',
    'safe',
    undefined,
  ],
  [
    'a print has a paper less',
    PRINT,
    (file) => void file.papers.pop(),
    'TUC621',
    'print appointment-slip papers 80mm',
    'breaking',
    undefined,
  ],
  [
    'a print looks otherwise',
    PRINT,
    (file) => void file.blocks.pop(),
    'TUC802',
    'print appointment-slip blocks',
    undefined,
    undefined,
  ],
  [
    'a mail is added',
    MAIL,
    (file) => Object.assign(file, REMINDER),
    'TUC611',
    'mail reminder',
    undefined,
    undefined,
    'safe',
  ],
  [
    'a dashboard shows less',
    'schemas/dashboards/reception.json',
    (file) => void file.tiles.pop(),
    'TUC802',
    'dashboard reception tile waiting',
    undefined,
    undefined,
  ],
  [
    'a parameter of a scenario is removed',
    'schemas/scenarios/patient-waiting.json',
    (file) => {
      delete file.parameters;
      file.steps[1].body.price = 3000;
    },
    'TUC641',
    'scenario patient-waiting parameters properties price',
    'breaking',
    undefined,
  ],
  [
    'the sentence of a scenario is another one',
    'schemas/scenarios/patient-waiting.json',
    (file) => void (file.label.en = 'Somebody waits.'),
    'TUC801',
    'scenario patient-waiting label',
    undefined,
    undefined,
  ],
  [
    'the currency is another one',
    CONFIG,
    (file) => void (file.region.currency.minorUnit = 0),
    'TUC702',
    'region currency minorUnit',
    'breaking',
    'breaking',
  ],
  [
    'owned files are elsewhere',
    CONFIG,
    (file) => void (file.admin.custom = 'src/own'),
    'TUC703',
    'admin custom',
    undefined,
    undefined,
    'breaking',
  ],
  [
    'a text of the back-office changes',
    'schemas/locales/en/admin.json',
    (file) => void (file.app = { title: 'Practice' }),
    'TUC801',
    'texts en admin',
    undefined,
    undefined,
  ],
]);
