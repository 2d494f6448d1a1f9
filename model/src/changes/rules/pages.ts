import { breaking, safe, type ChangeVerdict } from '../change.ts';
import type { ModelDifference } from '../difference.ts';
import {
  always,
  differenceText,
  forApi,
  permission,
  restriction,
  unnoticed,
  type ChangeRule,
  type ChangeRules,
} from './rule.ts';
import type { DocumentTypeName } from '../../model/document-kinds.ts';
import { isObject } from '../../model/json/is-object.ts';

const screens = unnoticed('TUC802');
const texts = unnoticed('TUC801');
const elsewhere = breaking('its answers are sent to another endpoint, or in another way');
const otherAnswers = breaking('its endpoint receives other answers');

function flow(difference: ModelDifference): ChangeVerdict {
  if (difference.how === 'added') return { code: 'TUC601', text: 'added', api: safe('a new address') };
  return { code: 'TUC602', text: difference.how, api: breaking('its address leads nowhere') };
}

function flowField(difference: ModelDifference): ChangeVerdict {
  const { how, after } = difference;
  const field = isObject(after) && isObject(after['field']) ? after['field'] : {};
  const isOptional = how === 'added' && field['required'] !== true;
  return { code: 'TUC603', text: how, api: isOptional ? safe('an answer more, which may be empty') : otherAnswers };
}

const FLOWS: ChangeRules = {
  'flows/*': flow,
  'flows/*/for': always('TUC603', breaking('its address is in another app')),
  'flows/*/route': always('TUC603', breaking('its address is another one')),
  'flows/*/title': texts,
  'flows/*/icon': screens,
  'flows/*/page/lead': texts,
  'flows/*/page/formTitle': texts,
  'flows/*/page/send': texts,
  'flows/*/page/note': texts,
  'flows/*/page/**': screens,
  'flows/*/result/title': texts,
  'flows/*/result/text': texts,
  'flows/*/result/path': always('TUC603', breaking('the address of its result is another one')),
  'flows/*/result/**': screens,
  'flows/*/submit/**': always('TUC603', elsewhere),
  'flows/*/task/shows/**': screens,
  'flows/*/task/links/**': screens,
  'flows/*/task/print': screens,
  'flows/*/task/**': always('TUC603', elsewhere),
  'flows/*/steps/*': forApi('TUC603', { added: otherAnswers, removed: otherAnswers }),
  'flows/*/steps/*/title': texts,
  'flows/*/steps/*/intro': texts,
  'flows/*/steps/*/fields/*': flowField,
  'flows/*/steps/*/fields/*/ref': always('TUC603', otherAnswers),
  'flows/*/steps/*/fields/*/when': restriction('TUC603', 'answers'),
  'flows/*/steps/*/fields/*/choices': restriction('TUC603', 'answers'),
  'flows/*/steps/*/fields/*/options/**': always('TUC603', safe('its form has other choices, or gets them elsewhere')),
  'flows/*/steps/*/fields/*/field/required': (difference) => ({
    code: 'TUC603',
    text: difference.after === true ? 'now required' : 'now optional',
    api: difference.after === true ? otherAnswers : breaking('its endpoint may receive no answer'),
  }),
  'flows/*/steps/*/fields/*/field/**': texts,
  'flows/*/steps/*/fields/*/link/**': texts,
  'flows/*/steps/*/fields/*/default': screens,
  'flows/*/steps/*/fields/*/control': screens,
  'flows/*/steps/*/fields/*/lookup': screens,
  'flows/*/steps/*/fields/*/shows/**': screens,
  'flows/*/steps/*/fields/*/priced': screens,
};

/**
 * Returns a rule for changes of a mail that break the server code which sends the mail. The server code contains the
 * name of the mail and the names of the mail's variables.
 */
function forSender(text: string): ChangeRule {
  return (difference) => ({
    code: 'TUC611',
    text: differenceText(difference),
    owned: difference.how === 'added' ? safe('nothing sends it yet') : breaking(text),
  });
}

const MAILS: ChangeRules = {
  'mails/*': forSender('code that sends it does not compile'),
  'mails/*/variables/*': (difference) => {
    const isOptional = isObject(difference.after) && difference.after['optional'] === true;
    const owned = isOptional ? safe('code may give it') : breaking('code that sends the mail gives other variables');
    return { code: 'TUC611', text: difference.how, owned };
  },
  'mails/*/variables/*/kind': forSender('code that sends the mail gives another value'),
  'mails/*/variables/*/optional': (difference) => ({
    code: 'TUC611',
    text: difference.after === true ? 'now optional' : 'now required',
    owned:
      difference.after === true ? safe('code may leave it out') : breaking('code that sends the mail must give it'),
  }),
  'mails/*/record': screens,
  'mails/*/label': texts,
  'mails/*/subject': texts,
  'mails/*/body/**': texts,
};

const PRINTS: ChangeRules = {
  'prints/*': forApi('TUC621', { added: safe('a new path'), removed: breaking('its path answers 404') }),
  'prints/*/resource': always('TUC621', breaking('its path is another one')),
  'prints/*/list': always('TUC621', breaking('its path is another one')),
  'prints/*/permission': always('TUC621', breaking('it needs another permission')),
  'prints/*/when': restriction('TUC621', 'prints'),
  'prints/*/papers/*': permission('TUC621', 'prints'),
  'prints/*/copies/**': always('TUC621', breaking('a second print is possible in other cases')),
  'prints/*/template/**': screens,
  'prints/*/blocks/**': screens,
  'prints/*/label': texts,
};

const SCENARIOS: ChangeRules = {
  'scenarios/*': forApi('TUC641', {
    added: safe('tests can ask for it'),
    removed: breaking('tests that ask for it are answered 404'),
  }),
  'scenarios/*/label': texts,
  'scenarios/*/parameters/properties/*': forApi('TUC641', {
    added: safe('tests may give it'),
    removed: breaking('tests that give it are answered 422'),
  }),
  'scenarios/*/parameters/**': always('TUC641', breaking('tests may have to give other parameters')),
  'scenarios/*/steps/**': always('TUC641', breaking('tests find another state')),
};

const PROJECT: ChangeRules = {
  'languages/*': forApi('TUC701', {
    added: safe('texts in one more language'),
    removed: breaking('addresses and texts in it are gone'),
  }),
  languages: always('TUC701', breaking('another language may be the default')),
  'region/timeZone': (difference) => ({
    code: 'TUC702',
    text: differenceText(difference),
    api: breaking('days begin at another time'),
    data: breaking('days of stored times are others'),
  }),
  'region/currency/**': (difference) => ({
    code: 'TUC702',
    text: differenceText(difference),
    ...(/\/(?:code|minorUnit)$/u.test(difference.template) && {
      api: breaking('amounts mean something else'),
      data: breaking('stored amounts mean something else: write a migration'),
    }),
  }),
  'region/**': texts,
  'config/admin/custom': (difference) => ({
    code: 'TUC703',
    text: differenceText(difference),
    owned: breaking('move the owned files there'),
  }),
  'config/**': unnoticed('TUC703'),
  title: texts,
  'menu/**': screens,
  'letterhead/**': screens,
  'texts/**': texts,
};

const DOCUMENTS: Readonly<Record<DocumentTypeName, ChangeRules>> = {
  flow: FLOWS,
  mail: MAILS,
  print: PRINTS,
  dashboard: { 'dashboards/**': screens },
  scenario: SCENARIOS,
};

export const PAGE_RULES: ChangeRules = Object.fromEntries(
  [...Object.values(DOCUMENTS), PROJECT].flatMap((rules) => Object.entries(rules)),
);
