import { act, does } from '../acts.js';
import { element, field, given, METHODS, pre, select } from '../elements.js';
import { say } from '../language.js';
import { download, qa } from '../requests.js';

const bodyText = (body) => {
  try {
    return JSON.stringify(JSON.parse(body.text), null, 2);
  } catch {
    return body.text ?? `${body.bytes} bytes`;
  }
};

function shown({ id, method, url, status, milliseconds, reason, stubs, violations, request, response }) {
  const marks = [reason?.code, ...stubs, violations.length > 0 ? say('violations') : undefined].filter(Boolean);
  const summary = `${id}  ${status}  ${method} ${url}  ${Math.round(milliseconds)} ms${marks.length > 0 ? `  · ${marks.join(', ')}` : ''}`;
  const side = (word, { headers, body }) => [
    element('h3', {}, say(word)),
    pre(headers),
    ...(body ? [pre(bodyText(body))] : []),
  ];
  return element(
    'details',
    {},
    element('summary', status >= 400 || status === 0 ? { class: 'bad' } : {}, summary),
    ...(reason ? [element('h3', {}, say('reason')), pre(reason)] : []),
    ...(violations.length > 0 ? [element('h3', {}, say('violations')), pre(violations.join('\n'))] : []),
    ...side('request', request),
    ...side('response', response),
  );
}

export async function journal() {
  const list = element('div');
  const find = async (form) => {
    const { entries, total } = await qa('GET', `journal?${new URLSearchParams(given(form))}`);
    const found = entries.toReversed().map(shown);
    list.replaceChildren(element('p', {}, say('found', { total, shown: entries.length })), ...found);
    return false;
  };
  const form = element(
    'form',
    { role: 'search', onsubmit: act(find) },
    field('text', element('input', { name: 'text', type: 'search' })),
    field('method', select('method', [['', say('all')], ...METHODS])),
    field('path', element('input', { name: 'path', placeholder: '/api/v1/orders/{id}' })),
    field('status', element('input', { name: 'status', size: 5, placeholder: '4xx' })),
    element('button', {}, say('search')),
    does('clear', () => qa('DELETE', 'journal')),
    does('archive', () => download('journal.har', 'journal.har')),
  );
  await find(new FormData(form));
  return [form, list];
}
