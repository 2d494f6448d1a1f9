import { act, rules } from '../acts.js';
import { element, field, given, jsonIn, METHODS, select } from '../elements.js';
import { say } from '../language.js';
import { qa } from '../requests.js';

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

export async function stubs() {
  const number = (name, limits) => element('input', { name, type: 'number', ...limits });
  return [
    element(
      'form',
      { onsubmit: act(add) },
      field('method', select('method', [['', say('all')], ...METHODS])),
      field('path', element('input', { name: 'path', required: true, value: '/api/v1/' })),
      field('answerStatus', number('status', { min: 200, max: 599 })),
      field('count', number('count', { min: 1 })),
      field('delay', number('delay', { min: 0 })),
      field('damage', select('damage', DAMAGES)),
      field('body', element('input', { name: 'body' })),
      element('button', {}, say('add')),
    ),
    element(
      'details',
      {},
      element('summary', {}, say('json')),
      element(
        'form',
        { onsubmit: act((form) => qa('POST', 'stubs', jsonIn(form.get('json')))) },
        field(
          'json',
          element('textarea', { name: 'json', spellcheck: 'false' }, JSON.stringify(EXAMPLE, null, 2)),
          true,
        ),
        element('button', {}, say('add')),
      ),
    ),
    ...rules(
      'stubs',
      await qa('GET', 'stubs'),
      ({ request }) => `${request.method ?? say('all')} ${request.path ?? '**'}`,
    ),
  ];
}
