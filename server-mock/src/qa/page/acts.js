import { button, element, field, jsonIn, nothing, pre } from './elements.js';
import { say } from './language.js';
import { qa } from './requests.js';

let show = async () => undefined;

export function showBy(open) {
  show = open;
}

export function report(text, bad = false) {
  const status = document.getElementById('status');
  status.textContent = text;
  status.className = bad ? 'bad' : '';
}

/**
 * Returns an event listener that calls the function `work` and reports its result. Rerenders the section of the page
 * unless `work` returns false.
 */
export const act = (work) => async (event) => {
  event.preventDefault();
  report(say('working'));
  try {
    const form = new FormData(event.target instanceof HTMLFormElement ? event.target : undefined);
    if ((await work(form)) === false) return report('');
    await show();
    report(say('done'));
  } catch (error) {
    report(error.message, true);
  }
};

export const does = (word, work) => button(word, act(work));

export const jsonForm = (word, example, work) =>
  element(
    'details',
    {},
    element('summary', {}, say(word)),
    element(
      'form',
      { onsubmit: act((form) => work(jsonIn(form.get('json')))) },
      field('json', element('textarea', { name: 'json', spellcheck: 'false' }, JSON.stringify(example, null, 2)), true),
      element('button', {}, say('send')),
    ),
  );

export function rules(path, list, describe) {
  if (list.length === 0) return [nothing()];
  return [
    element(
      'p',
      {},
      does('clear', () => qa('DELETE', path)),
    ),
    ...list.map((rule) =>
      element(
        'details',
        {},
        element('summary', {}, `${describe(rule)}  · ${say('used', rule)}`),
        pre(rule),
        does('remove', () => qa('DELETE', `${path}/${encodeURIComponent(rule.id)}`)),
      ),
    ),
  ];
}
