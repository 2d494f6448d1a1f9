import { act } from '../acts.js';
import { element, field, select } from '../elements.js';
import { say } from '../language.js';
import { qa } from '../requests.js';

export async function contract() {
  const choice = select('mode', [
    ['off', say('off')],
    ['journal', say('noted')],
    ['fail', say('fail')],
  ]);
  choice.value = (await qa('GET', 'contract')).mode;
  return [
    element(
      'form',
      { onsubmit: act((form) => qa('PUT', 'contract', { mode: form.get('mode') })) },
      field('mode', choice),
      element('button', {}, say('set')),
    ),
  ];
}
