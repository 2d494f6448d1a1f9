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

/** Example for the mock of a foreign API, which sends no mails. */
const FOREIGN_EXAMPLE = { point: 'operation', about: { method: 'GET' }, count: 3, effect: { status: 503 } };

export async function faults() {
  const [inForce, points] = await Promise.all([qa('GET', 'faults'), qa('GET', 'faults/points')]);
  const names = Object.keys(points).map((name) => [name, name]);
  const isForeign = !Object.hasOwn(points, 'mail');
  const example = JSON.stringify(isForeign ? FOREIGN_EXAMPLE.effect : { outcome: 'refused' }, null, 2);
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
    jsonForm('whole', isForeign ? FOREIGN_EXAMPLE : EXAMPLE, (body) => qa('POST', 'faults', body)),
    element('details', {}, element('summary', {}, 'JSON Schema'), pre(points)),
    ...rules('faults', inForce, ({ point, effect }) => `${point} ${JSON.stringify(effect)}`),
  ];
}
