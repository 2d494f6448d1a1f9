import { act, does } from '../acts.js';
import { element, field, nothing, pre, select, warning } from '../elements.js';
import { say } from '../language.js';
import { qa, readPartly } from '../requests.js';

function shown({ at, method, url, status, violations }) {
  const summary = element('summary', { class: 'bad' }, `${at}  ${status}  ${method} ${url}`);
  return element('details', {}, summary, pre(violations.join('\n')));
}

export async function contract() {
  const choice = select('mode', [
    ['off', say('off')],
    ['journal', say('noted')],
    ['fail', say('fail')],
  ]);
  const { answer, missing } = await readPartly('contract/violations');
  const { mode, checked, violations } = answer;
  choice.value = mode;
  const found = violations.toReversed().map(shown);
  return [
    element(
      'form',
      { onsubmit: act((form) => qa('PUT', 'contract', { mode: form.get('mode') })) },
      field('mode', choice),
      element('button', {}, say('set')),
      // Clearing the journal also clears the violations.
      does('clear', () => qa('DELETE', 'journal')),
    ),
    ...warning(missing),
    element('h3', {}, say('violations')),
    element('p', {}, say('checked', { checked })),
    ...(found.length > 0 ? found : [nothing()]),
  ];
}
