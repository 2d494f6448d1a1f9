import { act } from '../acts.js';
import { element, nothing, pre } from '../elements.js';
import { say } from '../language.js';
import { qa } from '../requests.js';

/**
 * Records that the last run of each scenario created, by scenario name. They must survive a rerender of the page
 * section.
 */
const made = new Map();

export async function scenarios() {
  const known = await qa('GET', 'scenarios');
  return known.length === 0 ? [nothing()] : known.map(shown);
}

function shown({ name, description, parameters: { properties = {} } }) {
  const play = async (form) => {
    const parameters = Object.entries(properties).flatMap(([key, schema]) => {
      const text = form.get(key).trim();
      return text === '' ? [] : [[key, valueOf(schema, text)]];
    });
    made.set(name, (await qa('POST', `scenarios/${name}`, Object.fromEntries(parameters))).records);
  };
  const records = made.get(name);
  return element(
    'section',
    {},
    element('h3', {}, name),
    element('p', {}, description),
    element(
      'form',
      { onsubmit: act(play), 'aria-label': name },
      ...Object.entries(properties).map(([key, schema]) => element('label', {}, key, control(key, schema))),
      element('button', {}, say('play')),
    ),
    ...(records ? [element('h4', {}, say('records')), pre(records)] : []),
  );
}

function control(name, schema) {
  const choices = schema.type === 'boolean' ? ['true', 'false'] : schema.enum;
  if (choices) return element('select', { name }, ...['', ...choices].map((one) => element('option', {}, String(one))));
  return element('input', {
    name,
    type: ['integer', 'number'].includes(schema.type) ? 'number' : 'text',
    min: schema.minimum,
    max: schema.maximum,
    placeholder: schema.default,
  });
}

function valueOf({ type }, text) {
  if (type === 'integer' || type === 'number') return Number(text);
  if (type === 'boolean') return text === 'true';
  return text;
}
