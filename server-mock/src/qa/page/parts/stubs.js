import { act, jsonForm, rules } from '../acts.js';
import { element, field, given, jsonIn, METHODS, select } from '../elements.js';
import { say } from '../language.js';
import { importArchive, qa } from '../requests.js';

const EXAMPLE = {
  request: { path: '/api/v1/**' },
  probability: 0.2,
  problem: { status: 503, code: 'unavailable' },
};
const DAMAGES = ['', 'reset', 'empty', 'garbage', 'truncated', 'malformed'].map((one) => [one, one]);

async function add(form) {
  const { method, path, status, body, count, delay, damage } = given(form);
  const answer = { ...(status && { status: Number(status) }), ...(body && { body: jsonIn(body) }) };
  await qa('POST', 'stubs', {
    request: { ...(method && { method }), path },
    ...((status || body) && { answer }),
    ...(count && { count: Number(count) }),
    ...(delay && { delay: Number(delay) }),
    ...(damage && { damage }),
  });
}

/**
 * Disables the inputs that exclude each other. A stub either damages the server's own answer or defines an answer,
 * never both.
 */
function exclude({ currentTarget: { elements } }) {
  const { status, body, damage } = elements;
  damage.disabled = status.value !== '' || body.value !== '';
  status.disabled = damage.value !== '';
  body.disabled = status.disabled;
}

/** Form that makes stubs of an HTTP archive. */
function archiveForm() {
  const bring = (form) => importArchive(form.get('origin'), form.get('file'));
  return element(
    'details',
    {},
    element('summary', {}, say('fromArchive')),
    element(
      'form',
      { onsubmit: act(bring) },
      field('origin', element('input', { name: 'origin', required: true, placeholder: 'https://api.example.com' })),
      field('file', element('input', { name: 'file', type: 'file', accept: '.har,.json', required: true })),
      element('button', {}, say('import')),
    ),
  );
}

export async function stubs() {
  const number = (name, limits) => element('input', { name, type: 'number', ...limits });
  return [
    element(
      'form',
      { onsubmit: act(add), oninput: exclude },
      field('method', select('method', [['', say('all')], ...METHODS])),
      field('path', element('input', { name: 'path', required: true, value: '/api/v1/' })),
      field('answerStatus', number('status', { min: 200, max: 599 })),
      field('count', number('count', { min: 1 })),
      field('delay', number('delay', { min: 0 })),
      field('damage', select('damage', DAMAGES)),
      field('body', element('input', { name: 'body' })),
      element('button', {}, say('add')),
    ),
    jsonForm('whole', EXAMPLE, (body) => qa('POST', 'stubs', body)),
    archiveForm(),
    ...rules(
      'stubs',
      await qa('GET', 'stubs'),
      ({ request }) => `${request.method ?? say('all')} ${request.path ?? '**'}`,
    ),
    ...states(await qa('GET', 'stubs/states')),
  ];
}

function states(known) {
  const set = (form) => qa('PUT', 'stubs/states', { [form.get('of')]: form.get('becomes') });
  const text = (name) => element('input', { name, required: true, autocomplete: 'off' });
  return [
    element('h3', {}, say('states')),
    ...Object.entries(known).map(([of, state]) => element('p', {}, `${of}: ${state}`)),
    element(
      'form',
      { onsubmit: act(set), 'aria-label': say('states') },
      field('of', text('of')),
      field('becomes', text('becomes')),
      element('button', {}, say('set')),
    ),
  ];
}
