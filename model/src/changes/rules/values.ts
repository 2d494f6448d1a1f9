import { breaking, safe, type ChangeVerdict } from '../change.ts';
import type { ModelDifference } from '../difference.ts';
import { always, differenceText, forApi, permission, unnoticed, type ChangeRules } from './rule.ts';

function value(difference: ModelDifference): ChangeVerdict {
  const { how, items } = difference;
  if (how === 'added')
    return {
      code: 'TUC303',
      text: 'added',
      api: safe('requests may send it; answers may have it, so clients must expect it'),
    };
  if (how === 'removed')
    return { code: 'TUC304', text: 'removed', api: breaking('requests and filters that have it are refused') };
  const was = Object(items.at(-1)?.before)['value'];
  return {
    code: 'TUC305',
    text: `renamed, was ${was}`,
    api: breaking('requests, answers and filters have the new value alone'),
  };
}

const screens = unnoticed('TUC802');
const texts = unnoticed('TUC801');
const otherChecks = always('TUC307', breaking('requests with values that were accepted may be refused'));

const ENUMS: ChangeRules = {
  'enums/*': (difference) => ({
    code: difference.how === 'added' ? 'TUC301' : difference.how === 'removed' ? 'TUC302' : 'TUC803',
    text: differenceText(difference),
  }),
  'enums/*/label': texts,
  'enums/*/allLabel': texts,
  'enums/*/ordered': screens,
  'enums/*/renamedFrom': unnoticed('TUC108'),
  'enums/*/values/*': value,
  'enums/*/values/*/label': texts,
  'enums/*/values/*/shortLabel': texts,
  'enums/*/values/*/color': screens,
  'enums/*/values/*/renamedFrom': unnoticed('TUC108'),
};

const KINDS: ChangeRules = {
  'kinds/*': unnoticed('TUC306'),
  'kinds/*/base': otherChecks,
  'kinds/*/pattern': otherChecks,
  'kinds/*/code': otherChecks,
  'kinds/*/transform/**': otherChecks,
  'kinds/*/prefixes/**': screens,
  'kinds/*/message': texts,
  'kinds/*/examples/**': texts,
  'kinds/*/inputMode': screens,
  'kinds/*/autocomplete': screens,
};

const MODULES = 'permissions/modules/*';
const refused = breaking('calls of those who held it are refused where it is needed');

const PERMISSIONS: ChangeRules = {
  'permissions/groups/*': forApi('TUC504', {
    added: safe('more permissions can be held'),
    removed: breaking('offices of the group can hold no permission'),
  }),
  'permissions/groups/*/organisationType': always('TUC504', breaking('other offices are in the group')),
  'permissions/groups/*/label': texts,
  [MODULES]: (difference) => {
    const { how, items } = difference;
    if (how === 'added') return { code: 'TUC501', text: 'added', api: safe('more permissions can be granted') };
    const was = Object(items.at(-1)?.before)['name'];
    if (how === 'renamed')
      return { code: 'TUC107', text: `renamed, was ${was}`, api: breaking('its slugs begin with another name') };
    return { code: 'TUC502', text: 'removed', api: refused };
  },
  [`${MODULES}/renamedFrom`]: unnoticed('TUC108'),
  [`${MODULES}/label`]: texts,
  [`${MODULES}/actions/*`]: (difference) =>
    difference.how === 'added'
      ? { code: 'TUC501', text: 'added', api: safe('it can be granted') }
      : { code: 'TUC502', text: difference.how, api: refused },
  [`${MODULES}/actions/*/slug`]: always('TUC502', refused),
  [`${MODULES}/actions/*/label`]: texts,
  [`${MODULES}/actions/*/groups/*`]: permission('TUC503', 'calls'),
  [`${MODULES}/actions/*/openApi`]: (difference) => ({
    code: 'TUC503',
    text: difference.after === true ? 'API clients may hold it' : 'API clients may no longer hold it',
    api: difference.after === true ? safe('more calls are possible') : breaking('calls of API clients are refused'),
  }),
  'identity/users/signInForm/**': screens,
  'identity/**': always('TUC505', breaking('callers may sign in otherwise, and have other permissions')),
};

export const VALUE_RULES: ChangeRules = { ...ENUMS, ...KINDS, ...PERMISSIONS };
