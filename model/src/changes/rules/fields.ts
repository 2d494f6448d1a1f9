import { ANNOTATIONS, ASSERTIONS } from '../../model/vocabulary.ts';
import { isWider } from '../../model/json/is-wider.ts';
import { breaking, safe, together, type Effect, type ChangeVerdict } from '../change.ts';
import type { ChangeCode } from '../codes.ts';
import type { ModelDifference } from '../difference.ts';
import { fieldContext, isAlwaysThere, mustBeSent } from './field-context.ts';
import { differenceText, type Both, type ChangeRule, type ChangeRules } from './rule.ts';

function whole(difference: ModelDifference): ChangeVerdict {
  const { before, after, sent, received } = fieldContext(difference);
  const inAnswers = received ? safe('answers have it too') : undefined;
  if (difference.how === 'added') {
    const asked = mustBeSent(after) ? breaking('requests must send it') : safe('requests may send it');
    return { code: 'TUC201', text: 'added', api: together(sent ? asked : undefined, inAnswers) };
  }
  const refused = sent ? breaking('requests that send it are refused') : undefined;
  if (difference.how === 'removed')
    return {
      code: 'TUC202',
      text: 'removed',
      api: together(received ? breaking('answers lack it') : undefined, refused),
    };
  const text = `renamed, was ${String(before['name'])}`;
  return { code: 'TUC203', text, api: breaking('requests, answers and filters have the new name alone') };
}

function limit(difference: ModelDifference): ChangeVerdict {
  const key = difference.path.at(-1) ?? '';
  const { before, after } = difference;
  const wider = isWider(sideOf(key, before), sideOf(key, after));
  return { code: 'TUC205', text: `${key} ${differenceText(difference)}`, api: valuesEffect(difference, wider) };
}

function sideOf(key: string, value: unknown): unknown {
  return value === undefined ? {} : { [key]: value };
}

function valuesEffect(difference: ModelDifference, wider: boolean): Effect | undefined {
  const { sent, received } = fieldContext(difference);
  const request = wider ? safe('requests may send more values') : breaking('requests with other values are refused');
  const answer = safe(wider ? 'answers may have more values' : 'answers have fewer values');
  return together(sent ? request : undefined, received ? answer : undefined);
}

/**
 * Judges a change of the field kind. Kinds with the same JSON type, such as a text and an email address, accept
 * different values.
 */
function otherKind(difference: ModelDifference): ChangeVerdict {
  const { before, after } = fieldContext(difference);
  const text = `kind ${differenceText(difference)}`;
  const types = [before['schema'], after['schema']].map((schema) => JSON.stringify(Object(schema)['type']));
  if (types[0] !== types[1] || 'fields' in before || 'fields' in after)
    return { code: 'TUC204', text, api: breaking('requests and answers have another type of value') };
  const isChosen = 'enum' in after || 'resource' in after;
  return {
    code: 'TUC204',
    text,
    api: valuesEffect(difference, !isChosen && isWider(before['schema'], after['schema'])),
  };
}

function otherEnum(difference: ModelDifference, { before, after }: Both): ChangeVerdict {
  const values = (both: Both['before'], name: unknown) => both.model?.enums.find((one) => one.name === name)?.values;
  const known = values(before, difference.before) ?? [];
  const now = values(after, difference.after) ?? [];
  const wider = known.every(({ value }) => now.some((other) => other.value === value));
  return { code: 'TUC205', text: `enum ${differenceText(difference)}`, api: valuesEffect(difference, wider) };
}

const PRESENCE: Readonly<Record<string, string>> = {
  'required true': 'now required',
  'required false': 'now optional',
  'always true': 'now in every record',
  'always undefined': 'no longer in every record',
};

function presence(code: ChangeCode): ChangeRule {
  return (difference) => {
    const { before, after, sent, received } = fieldContext(difference);
    const asked = !mustBeSent(before) && mustBeSent(after);
    const emptied = isAlwaysThere(before) && !isAlwaysThere(after);
    return {
      code,
      text:
        PRESENCE[`${difference.path.at(-1)} ${String(difference.after)}`] ?? `default ${differenceText(difference)}`,
      api: together(
        sent ? (asked ? breaking('requests must send it') : safe('requests are accepted as before')) : undefined,
        received && emptied ? breaking('answers may have null') : undefined,
      ),
    };
  };
}

const MARKS: Readonly<Record<string, string>> = {
  readOnly: 'read-only',
  writeOnly: 'secret',
  public: 'public',
  unique: 'unique',
  searchable: 'searched',
  assignee: 'the assignee',
  holder: 'the holder',
};

function mark(code: ChangeCode, set: Effect, removed: Effect): ChangeRule {
  return (difference) => {
    const isSet = difference.after === true;
    const name = MARKS[difference.path.at(-1) ?? ''];
    return { code, text: isSet ? `now ${name}` : `no longer ${name}`, api: isSet ? set : removed };
  };
}

function when(difference: ModelDifference): ChangeVerdict {
  const { after, sent } = fieldContext(difference);
  const isAsked = sent && after['required'] === true;
  return {
    code: 'TUC211',
    text: `when ${differenceText(difference)}`,
    api: isAsked ? breaking('requests must send it in other cases') : undefined,
  };
}

/** Decides whether a change of the accepted file types breaks clients. An empty list accepts files of any type. */
function acceptedFiles(difference: ModelDifference): ChangeVerdict {
  const { before, after } = fieldContext(difference);
  const list = (side: Readonly<Record<string, unknown>>) => [side['accept'] ?? []].flat();
  const [known, now] = [list(before), list(after)];
  const wider = now.length === 0 || (known.length > 0 && known.every((one) => now.includes(one)));
  return { code: 'TUC205', text: `accept ${differenceText(difference)}`, api: valuesEffect(difference, wider) };
}

function keyed(code: ChangeCode, api: Effect): ChangeRule {
  return (difference, both) => ({ ...quiet(code)(difference, both), api });
}

function choices(difference: ModelDifference): ChangeVerdict {
  const { sent } = fieldContext(difference);
  const refused = breaking('requests with values that were possible may be refused');
  const api = difference.how === 'removed' ? safe('requests may send more values') : refused;
  return { code: 'TUC211', text: `options ${differenceText(difference)}`, api: sent ? api : undefined };
}

function quiet(code: ChangeCode): ChangeRule {
  return (difference) => ({ code, text: `${difference.path.at(-1)} ${differenceText(difference)}` });
}

const screens = quiet('TUC802');
const texts = quiet('TUC801');

export const FIELD_RULES: ChangeRules = {
  field: whole,
  'field/renamedFrom': quiet('TUC108'),
  'field/kind': otherKind,
  'field/required': presence('TUC206'),
  'field/always': presence('TUC206'),
  'field/default': presence('TUC210'),
  'field/readOnly': mark('TUC207', breaking('requests can no longer set it'), safe('requests may set it')),
  'field/writeOnly': mark('TUC207', breaking('answers lack it'), safe('answers have it, which was a secret')),
  'field/public': mark('TUC207', safe('anybody can read it'), breaking('public answers lack it')),
  'field/system': keyed('TUC207', breaking('the server sets it')),
  'field/unique': mark('TUC208', breaking('a value that another record has is refused'), safe('values may repeat')),
  'field/searchable': mark('TUC209', safe('`q` looks into it'), breaking('`q` no longer looks into it')),
  'field/assignee': mark('TUC110', safe('records can be assigned'), breaking('`PUT {id}/assignee` is gone')),
  'field/holder': mark(
    'TUC209',
    safe('the search lists the holder first'),
    safe('the search no longer lists the holder'),
  ),
  'field/key': screens,
  'field/when': when,
  'field/options': choices,
  'field/resource': keyed('TUC212', breaking('its ids are those of other records')),
  'field/use': keyed('TUC212', breaking('sending it needs another permission')),
  'field/serial': keyed('TUC213', safe('new records are numbered by the new template')),
  'field/enum': otherEnum,
  'field/multiple': keyed('TUC204', breaking('requests and answers have another type of value')),
  'field/accept/*': acceptedFiles,
  'field/pattern': limit,
  'field/format': limit,
  'field/coded': quiet('TUC307'),
  ...Object.fromEntries(ASSERTIONS.map((key) => [`field/schema/${key}`, limit])),
  ...Object.fromEntries(ANNOTATIONS.map((key) => [`field/schema/${key}`, texts])),
  'field/item/**': texts,
  'field/label': texts,
  'field/help': texts,
  'field/unit': texts,
  'field/examples': texts,
  'field/templates': screens,
  'field/multiline': screens,
  'field/aspect': screens,
  'field/rows/**': screens,
  'field/overrides/**': screens,
  'field/currency': screens,
};
