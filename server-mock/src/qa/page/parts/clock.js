import { act, does } from '../acts.js';
import { element, field } from '../elements.js';
import { say } from '../language.js';
import { qa } from '../requests.js';

const set = (form) =>
  qa('PUT', 'clock', { now: new Date(form.get('now')).toISOString(), frozen: form.get('frozen') === 'on' });
const move = (form) => qa('POST', 'clock/move', { days: Number(form.get('days')), hours: Number(form.get('hours')) });

export async function clock() {
  const { now, frozen } = await qa('GET', 'clock');
  const number = (name) => element('input', { name, type: 'number', value: 0 });
  return [
    element('p', {}, `${say('now')}: `, element('strong', {}, now), frozen ? ` (${say('frozen')})` : ''),
    element(
      'form',
      { onsubmit: act(set) },
      field('now', element('input', { name: 'now', required: true, value: now })),
      field('frozen', element('input', { name: 'frozen', type: 'checkbox', checked: frozen })),
      element('button', {}, say('set')),
      does('back', () => qa('PUT', 'clock', { reset: true })),
    ),
    element(
      'form',
      { onsubmit: act(move) },
      field('days', number('days')),
      field('hours', number('hours')),
      element('button', {}, say('move')),
    ),
  ];
}
