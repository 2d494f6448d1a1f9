import { act, rules } from '../acts.js';
import { element, field, jsonIn, pre, select } from '../elements.js';
import { say } from '../language.js';
import { qa } from '../requests.js';

export async function faults() {
  const [inForce, points] = await Promise.all([qa('GET', 'faults'), qa('GET', 'faults/points')]);
  const names = Object.keys(points).map((name) => [name, name]);
  const example = '{\n  "outcome": "refused"\n}';
  return [
    element(
      'form',
      {
        onsubmit: act((form) => qa('POST', 'faults', { point: form.get('point'), effect: jsonIn(form.get('effect')) })),
      },
      field('point', select('point', names)),
      field('effect', element('textarea', { name: 'effect', spellcheck: 'false' }, example), true),
      element('button', {}, say('add')),
    ),
    element('details', {}, element('summary', {}, 'JSON Schema'), pre(points)),
    ...rules('faults', inForce, ({ point, effect }) => `${point} ${JSON.stringify(effect)}`),
  ];
}
