import { act, does, jsonForm } from '../acts.js';
import { element, field, given, METHODS, pre, select, warning } from '../elements.js';
import { say } from '../language.js';
import { download, qa, readPartly } from '../requests.js';

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
    ...(status === 0 ? [] : [does('stubFrom', () => qa('POST', `journal/${id}/stub`))]),
  );
}

const EXAMPLE = { request: { method: 'GET', path: '/api/v1/orders' }, times: 1 };

function verification() {
  const result = element('div');
  const verify = async (expected) => {
    try {
      const finding = await qa('POST', 'journal/verify', expected);
      result.replaceChildren(element('p', {}, say('verified')), pre(finding));
    } catch (error) {
      const { code, nearest, dropped, unrecorded, undecided, found } = error.refusal ?? {};
      if (code !== 'not_verified' && code !== 'journal_incomplete') throw error;
      const details = code === 'not_verified' ? nearest : { dropped, unrecorded, undecided, found };
      result.replaceChildren(element('p', { class: 'bad' }, error.message), pre(details));
    }
    return false;
  };
  const form = jsonForm('verify', EXAMPLE, verify);
  form.append(result);
  return form;
}

export async function journal() {
  const list = element('div');
  const { on } = await qa('GET', 'journal?limit=1&partial=true');
  const text = (name, more = {}) => field(name, element('input', { name, ...more }));
  const find = async (form) => {
    const { answer, missing } = await readPartly(`journal?${new URLSearchParams(given(form))}`);
    const { entries, total } = answer;
    const found = entries.toReversed().map(shown);
    list.replaceChildren(
      ...warning(missing),
      element('p', {}, say('found', { total, shown: entries.length })),
      ...found,
    );
    return false;
  };
  const form = element(
    'form',
    { role: 'search', onsubmit: act(find) },
    field('text', element('input', { name: 'text', type: 'search' })),
    field('method', select('method', [['', say('all')], ...METHODS])),
    field('path', element('input', { name: 'path', placeholder: '/api/v1/orders/{id}' })),
    field('status', element('input', { name: 'status', size: 5, placeholder: '4xx' })),
    text('reason', { placeholder: 'forbidden' }),
    text('account'),
    text('stub'),
    field('bodyValue', element('input', { name: 'body', placeholder: '$.status=PAID' })),
    field('violations', element('input', { name: 'violations', type: 'checkbox', value: 'true' })),
    element('button', {}, say('search')),
    does(on ? 'pause' : 'resume', () => qa('PUT', 'journal', { on: !on })),
    does('clear', () => qa('DELETE', 'journal')),
    does('archive', () => download('journal.har?partial=true', 'journal.har')),
  );
  await find(new FormData(form));
  return [form, verification(), list];
}
