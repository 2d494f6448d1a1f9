import { isWider } from '../../model/json/is-wider.ts';
import { breaking, safe, type ChangeVerdict } from '../change.ts';
import type { ModelDifference } from '../difference.ts';
import { always, differenceText, forApi, permission, restriction, unnoticed, type ChangeRules } from './rule.ts';

function resource(difference: ModelDifference): ChangeVerdict {
  const { how, items } = difference;
  if (how === 'added') return { code: 'TUC101', text: 'added', api: safe('new paths') };
  if (how === 'removed') return { code: 'TUC102', text: 'removed', api: breaking('its paths answer 404') };
  const was = Object(items.at(-1)?.before)['name'];
  return { code: 'TUC103', text: `renamed, was ${was}`, api: breaking('its path is another one') };
}

function crossFieldRule(difference: ModelDifference): ChangeVerdict {
  const key = difference.path.at(-1) ?? '';
  const { before, after } = difference;
  const wider = isWider(before === undefined ? {} : { [key]: before }, after === undefined ? {} : { [key]: after });
  const api = wider ? safe('more requests are accepted') : breaking('requests that break it are refused');
  return { code: 'TUC106', text: `${key} ${differenceText(difference)}`, api };
}

const screens = unnoticed('TUC802');
const texts = unnoticed('TUC801');
const notFound = breaking('its path answers 404');
const newPath = safe('a new path');

const RECORDS: ChangeRules = {
  'resources/*': resource,
  'resources/*/renamedFrom': unnoticed('TUC108'),
  'resources/*/module': always('TUC107', breaking('the slugs of its permissions begin with another name')),
  'resources/*/scope': always('TUC105', breaking('callers see other records')),
  'resources/*/owner': always('TUC105', breaking('other callers may change the records')),
  'resources/*/schema/**': crossFieldRule,
  'resources/*/actions/*': forApi('TUC104', { added: newPath, removed: breaking('its route answers 404') }),
  'resources/*/singleton/**': always('TUC109', breaking('its path is another one')),
  'resources/*/timeline': forApi('TUC110', { added: newPath, removed: notFound }),
  'resources/*/report/**': screens,
  'resources/*/notes': forApi('TUC110', { added: newPath, removed: notFound }),
  'resources/*/attachments': forApi('TUC110', { added: newPath, removed: notFound }),
  'resources/*/serves': unnoticed('TUC112'),
  'resources/*/byMonth': (difference) => ({
    code: 'TUC111',
    text: differenceText(difference),
    ...(difference.how === 'added' && { data: safe('PostgreSQL divides the table, and no row is rewritten') }),
  }),
  'resources/*/place': always('TUC112', breaking('the records are in another place, and its paths come or go')),
  'resources/*/place/**': unnoticed('TUC112'),
  'resources/*/capabilities': screens,
  'resources/*/capabilities/**': screens,
  'backends/**': unnoticed('TUC113'),
  'field/wire': unnoticed('TUC112'),
  'field/wire/**': unnoticed('TUC112'),
  'resources/*/label': texts,
  'resources/*/plural': texts,
  'resources/*/icon': screens,
  'resources/*/menu': screens,
  'resources/*/title': screens,
  'resources/*/list/columns/**': screens,
  'resources/*/list/filters/**': screens,
  'resources/*/list/conditions/**': screens,
  'resources/*/list/sort/**': always('TUC802', safe('lists without a sort of their own come in another order')),
  'resources/*/list/edit': screens,
  'resources/*/list/edit/**': screens,
  'resources/*/list/fold': screens,
  'resources/*/list/refresh': screens,
  'resources/*/form/**': screens,
  'resources/*/show/**': screens,
  'resources/*/related/**': screens,
  'resources/*/views/**': screens,
  'resources/*/seed': screens,
};

const TABS: ChangeRules = {
  'resources/*/tabs/*': forApi('TUC631', {
    added: safe('lists may be asked for by its name'),
    removed: breaking('lists by its name are refused'),
  }),
  'resources/*/tabs/*/filter': always('TUC631', safe('lists by its name have other records')),
  'resources/*/tabs/*/slug': restriction('TUC631', 'lists by its name'),
  'resources/*/tabs/*/sort/**': always('TUC631', safe('lists by its name come in another order')),
  'resources/*/tabs/*/label': texts,
  'resources/*/tabs/*/columns/**': screens,
};

const TRANSITIONS = 'resources/*/workflow/transitions/*';
const WORKFLOW: ChangeRules = {
  'resources/*/workflow': forApi('TUC401', {
    added: breaking('requests can no longer set the state'),
    removed: breaking('its transitions answer 404'),
  }),
  'resources/*/workflow/field': always('TUC401', breaking('the state is in another field')),
  'resources/*/workflow/initial': always('TUC401', breaking('new records begin in another state')),
  'resources/*/workflow/history': always('TUC401', breaking('the history is in another field')),
  [TRANSITIONS]: (difference) => {
    const { how } = difference;
    if (how === 'added') return { code: 'TUC402', text: 'added', api: newPath };
    return { code: 'TUC403', text: how, api: notFound };
  },
  [`${TRANSITIONS}/from/*`]: permission('TUC404', 'calls'),
  [`${TRANSITIONS}/by/*`]: permission('TUC404', 'calls'),
  [`${TRANSITIONS}/slug`]: always('TUC404', breaking('it needs another permission')),
  [`${TRANSITIONS}/to`]: always('TUC404', breaking('it leads to another state')),
  [`${TRANSITIONS}/when`]: restriction('TUC404', 'calls'),
  [`${TRANSITIONS}/bulk`]: permission('TUC404', 'calls for several records at once'),
  [`${TRANSITIONS}/schema/**`]: crossFieldRule,
  [`${TRANSITIONS}/label`]: texts,
  [`${TRANSITIONS}/tone`]: screens,
};

const OPERATIONS = 'resources/*/operations/*';
const OPERATION: ChangeRules = {
  [OPERATIONS]: (difference) => {
    const { how } = difference;
    if (how === 'added') return { code: 'TUC411', text: 'added', api: newPath };
    return { code: 'TUC412', text: how, api: notFound };
  },
  [`${OPERATIONS}/on`]: always('TUC413', breaking('its path is another one')),
  [`${OPERATIONS}/slug`]: always('TUC413', breaking('it needs another permission')),
  [`${OPERATIONS}/when`]: restriction('TUC413', 'calls'),
  [`${OPERATIONS}/schema/**`]: crossFieldRule,
  [`${OPERATIONS}/label`]: texts,
  [`${OPERATIONS}/result`]: texts,
  [`${OPERATIONS}/once`]: screens,
  [`${OPERATIONS}/tone`]: screens,
};

export const RESOURCE_RULES: ChangeRules = { ...RECORDS, ...TABS, ...WORKFLOW, ...OPERATION };
