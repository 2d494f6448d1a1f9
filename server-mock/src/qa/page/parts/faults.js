import { act, jsonForm, rules } from '../acts.js';
import { element, field, jsonIn, pre, select } from '../elements.js';
import { say } from '../language.js';
import { qa } from '../requests.js';

const EXAMPLE = {
  point: 'mail',
  about: { '$.to': { contains: '@' } },
  count: 3,
  probability: 0.5,
  seed: 1,
  delay: 2000,
  effect: { outcome: 'deferred' },
};

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
    jsonForm('whole', EXAMPLE, (body) => qa('POST', 'faults', body)),
    element('details', {}, element('summary', {}, 'JSON Schema'), pre(points)),
    ...rules('faults', inForce, ({ point, effect }) => `${point} ${JSON.stringify(effect)}`),
  ];
}
