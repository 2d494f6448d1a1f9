import { WORDS } from './words.js';

const byId = (id) => document.getElementById(id);
const address = new URLSearchParams(location.search);
let language = address.get('language') ?? (navigator.language.startsWith('vi') ? 'vi' : 'en');
if (!Object.hasOwn(WORDS, language)) language = 'en';
let part = location.hash.slice(1) || 'journal';

const say = (word, values = {}) =>
  (WORDS[language][word] ?? word).replace(/\{(\w+)\}/gu, (_, name) => String(values[name]));

/** An element: properties that begin with `on` are listeners, the rest attributes. */
function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, '');
    else if (value !== undefined && value !== false) made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

const field = (word, control, wide = false) => element('label', wide ? { class: 'wide' } : {}, say(word), control);
const button = (word, onclick) => element('button', { type: 'button', onclick }, say(word));
const pre = (value) => element('pre', {}, typeof value === 'string' ? value : JSON.stringify(value, null, 2));
const select = (name, options) =>
  element('select', { name }, ...options.map(([value, text]) => element('option', { value }, text)));

async function qa(method, path, body) {
  const headers = { 'accept-language': language };
  const namespace = byId('namespace').value.trim();
  if (namespace !== '') headers['x-qa-namespace'] = namespace;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const answer = await fetch(`/__qa/${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const value = text === '' ? undefined : JSON.parse(text);
  if (answer.ok) return value;
  const places = Object.entries(value?.errors ?? {}).map(([place, message]) => `${place}: ${message}`);
  throw new Error(
    [value?.message ?? answer.statusText, ...(Array.isArray(value?.message) ? [] : places)].flat().join(' '),
  );
}

function report(text, bad = false) {
  byId('status').textContent = text;
  byId('status').className = bad ? 'bad' : '';
}

/** Does it, says how it went, and shows the part anew. */
const act = (work) => async (event) => {
  event.preventDefault();
  try {
    if ((await work(new FormData(event.target instanceof HTMLFormElement ? event.target : undefined))) === false)
      return;
    await show();
    report(say('done'));
  } catch (error) {
    report(error.message, true);
  }
};

function jsonIn(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(say('invalid', { message: error.message }), { cause: error });
  }
}

const given = (form) => Object.fromEntries([...form].filter(([, value]) => value !== ''));

const bodyText = (body) => {
  try {
    return JSON.stringify(JSON.parse(body.text), null, 2);
  } catch {
    return body.text ?? `${body.bytes} bytes`;
  }
};

function journalEntry(entry) {
  const { id, method, url, status, milliseconds, reason, stubs, violations, request, response } = entry;
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

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, method]);
const nothing = () => element('p', {}, say('none'));

const PARTS = {
  async journal() {
    const list = element('div');
    const find = async (form) => {
      const query = new URLSearchParams(given(form));
      const { entries, total } = await qa('GET', `journal?${query}`);
      const found = entries.toReversed().map(journalEntry);
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
      button(
        'clear',
        act(() => qa('DELETE', 'journal')),
      ),
      button(
        'archive',
        act(() => download('journal.har', 'journal.har')),
      ),
    );
    await find(new FormData(form));
    return [form, list];
  },

  async stubs() {
    const stubs = await qa('GET', 'stubs');
    const quick = async (form) => {
      const { method, path, status, body, count, delay, damage } = given(form);
      const answered = status !== undefined || body !== undefined;
      await qa('POST', 'stubs', {
        request: { ...(method && { method }), path },
        ...(answered && {
          answer: { ...(status && { status: Number(status) }), ...(body && { body: jsonIn(body) }) },
        }),
        ...(count && { count: Number(count) }),
        ...(delay && { delay: Number(delay) }),
        ...(damage && { damage }),
      });
    };
    const whole = (form) => qa('POST', 'stubs', jsonIn(form.get('json')));
    const example = {
      request: { path: '/api/v1/**' },
      probability: 0.2,
      problem: { status: 503, code: 'unavailable' },
    };
    return [
      element(
        'form',
        { onsubmit: act(quick) },
        field('method', select('method', [['', say('all')], ...METHODS])),
        field('path', element('input', { name: 'path', required: true, value: '/api/v1/' })),
        field('answerStatus', element('input', { name: 'status', type: 'number', min: 200, max: 599 })),
        field('count', element('input', { name: 'count', type: 'number', min: 1 })),
        field('delay', element('input', { name: 'delay', type: 'number', min: 0 })),
        field(
          'damage',
          select(
            'damage',
            ['', 'reset', 'empty', 'truncated', 'malformed'].map((one) => [one, one]),
          ),
        ),
        field('body', element('input', { name: 'body' })),
        element('button', {}, say('add')),
      ),
      element(
        'details',
        {},
        element('summary', {}, say('json')),
        element(
          'form',
          { onsubmit: act(whole) },
          field(
            'json',
            element('textarea', { name: 'json', spellcheck: 'false' }, JSON.stringify(example, null, 2)),
            true,
          ),
          element('button', {}, say('add')),
        ),
      ),
      ...rules('stubs', stubs, ({ request }) => `${request.method ?? say('all')} ${request.path ?? '**'}`),
    ];
  },

  async faults() {
    const [faults, points] = await Promise.all([qa('GET', 'faults'), qa('GET', 'faults/points')]);
    const add = (form) => qa('POST', 'faults', { point: form.get('point'), effect: jsonIn(form.get('effect')) });
    return [
      element(
        'form',
        { onsubmit: act(add) },
        field(
          'point',
          select(
            'point',
            Object.keys(points).map((name) => [name, name]),
          ),
        ),
        field(
          'effect',
          element('textarea', { name: 'effect', spellcheck: 'false' }, '{\n  "outcome": "refused"\n}'),
          true,
        ),
        element('button', {}, say('add')),
      ),
      element('details', {}, element('summary', {}, 'JSON Schema'), pre(points)),
      ...rules('faults', faults, ({ point, effect }) => `${point} ${JSON.stringify(effect)}`),
    ];
  },

  async clock() {
    const { now, frozen } = await qa('GET', 'clock');
    const set = (form) =>
      qa('PUT', 'clock', { now: new Date(form.get('now')).toISOString(), frozen: form.get('frozen') === 'on' });
    const move = (form) =>
      qa('POST', 'clock/move', { days: Number(form.get('days')), hours: Number(form.get('hours')) });
    const number = (name) => element('input', { name, type: 'number', value: 0 });
    return [
      element('p', {}, `${say('now')}: `, element('strong', {}, now), frozen ? ` (${say('frozen')})` : ''),
      element(
        'form',
        { onsubmit: act(set) },
        field('now', element('input', { name: 'now', required: true, value: now })),
        field('frozen', element('input', { name: 'frozen', type: 'checkbox', checked: frozen })),
        element('button', {}, say('set')),
        button(
          'back',
          act(() => qa('PUT', 'clock', { reset: true })),
        ),
      ),
      element(
        'form',
        { onsubmit: act(move) },
        field('days', number('days')),
        field('hours', number('hours')),
        element('button', {}, say('move')),
      ),
      element(
        'p',
        {},
        button(
          'reset',
          act(() => qa('POST', 'reset')),
        ),
      ),
    ];
  },

  async outbox() {
    const mails = (await qa('GET', 'outbox')).toReversed();
    const shown = mails.map(({ to, subject, at, text, html }) => {
      const preview = html ? element('iframe', { sandbox: '', title: subject, srcdoc: html }) : undefined;
      return element(
        'details',
        {},
        element('summary', {}, `${at}  ${to}  ${subject}`),
        pre(text),
        ...(preview ? [preview] : []),
      );
    });
    return [
      button(
        'clear',
        act(() => qa('DELETE', 'outbox')),
      ),
      ...(shown.length > 0 ? shown : [nothing()]),
    ];
  },

  async contract() {
    const { mode } = await qa('GET', 'contract');
    const options = [
      ['off', say('off')],
      ['journal', say('noted')],
      ['fail', say('fail')],
    ];
    const choice = select('mode', options);
    choice.value = mode;
    return [
      element(
        'form',
        { onsubmit: act((form) => qa('PUT', 'contract', { mode: form.get('mode') })) },
        field('mode', choice),
        element('button', {}, say('set')),
      ),
    ];
  },
};

/** The rules in force, each with a button that removes it. */
function rules(path, list, describe) {
  if (list.length === 0) return [nothing()];
  return [
    element(
      'p',
      {},
      button(
        'clear',
        act(() => qa('DELETE', path)),
      ),
    ),
    ...list.map((rule) =>
      element(
        'details',
        {},
        element('summary', {}, `${describe(rule)}  · ${say('used', rule)}`),
        pre(rule),
        button(
          'remove',
          act(() => qa('DELETE', `${path}/${encodeURIComponent(rule.id)}`)),
        ),
      ),
    ),
  ];
}

async function download(path, name) {
  const file = new Blob([JSON.stringify(await qa('GET', path))], { type: 'application/json' });
  const link = element('a', { href: URL.createObjectURL(file), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
  return false;
}

async function show() {
  const children = await PARTS[part]();
  byId('main').replaceChildren(element('h2', {}, say(part)), ...children);
}

async function open(name) {
  part = Object.hasOwn(PARTS, name) ? name : 'journal';
  report('');
  document.documentElement.lang = language;
  for (const one of document.querySelectorAll('[data-word]')) one.textContent = say(one.dataset.word);
  document.title = say('title');
  byId('language').value = language;
  byId('parts').replaceChildren(
    ...Object.keys(PARTS).map((one) =>
      element(
        'button',
        { type: 'button', 'aria-current': one === part ? 'page' : undefined, onclick: () => (location.hash = one) },
        say(one),
      ),
    ),
  );
  byId('parts').setAttribute('aria-label', say('title'));
  try {
    await show();
  } catch (error) {
    byId('main').replaceChildren();
    report(error.message, true);
  }
}

addEventListener('hashchange', async () => {
  await open(location.hash.slice(1));
  byId('main').focus();
});
byId('language').addEventListener('change', (event) => {
  language = event.target.value;
  open(part);
});
byId('namespace').addEventListener('change', () => open(part));
await open(part);
