import { act, does } from '../acts.js';
import { element, field, isAbsent, nothing } from '../elements.js';
import { say } from '../language.js';
import { download, qa, send } from '../requests.js';

const LINES = 'application/x-ndjson';
const at = (kind, name) => `${kind}/${encodeURIComponent(name)}`;

export async function data() {
  const reset = element(
    'p',
    {},
    does('reset', () => qa('POST', 'reset')),
  );
  try {
    const [namespaces, snapshots] = await Promise.all([qa('GET', 'namespaces'), qa('GET', 'snapshots')]);
    return [reset, ...namespaceSection(namespaces, snapshots)];
  } catch (error) {
    // With PostgreSQL, the server answers 501, because it supports neither namespaces nor snapshots. The page then
    // shows only the button that resets the data.
    if (error.status === 501) return [reset, element('p', {}, error.message)];
    throw error;
  }
}

function namespaceSection(namespaces, snapshots) {
  return [
    element('h3', {}, say('snapshots')),
    element(
      'form',
      { onsubmit: act((form) => qa('POST', 'snapshots', { name: form.get('name') })) },
      field('name', element('input', { name: 'name', required: true, maxlength: 64, autocomplete: 'off' })),
      element('button', {}, say('take')),
    ),
    ...rows(snapshots, ({ name, taken_at: taken, bytes }) => [
      `${name} · ${taken} · ${Math.ceil(bytes / 1024)} kB`,
      does('restore', () => qa('POST', `${at('snapshots', name)}/restore`)),
      does('remove', () => qa('DELETE', at('snapshots', name))),
    ]),
    element('h3', {}, say('namespaces')),
    ...rows(namespaces, ({ name, written, idle }) => [
      [name, say('idle', { seconds: Math.round(idle / 1000) }), ...(written ? [say('written')] : [])].join(' · '),
      does('drop', () => qa('DELETE', at('namespaces', name))),
    ]),
    ...(isAbsent('state') ? [] : stateSection()),
  ];
}

function stateSection() {
  return [
    element('h3', {}, say('state')),
    element(
      'form',
      { onsubmit: act((form) => send('state', LINES, form.get('file'))) },
      does('export', () => download('state', 'state.jsonl', LINES)),
      field('file', element('input', { name: 'file', type: 'file', required: true, accept: '.jsonl' })),
      element('button', {}, say('import')),
    ),
  ];
}

function rows(items, describe) {
  if (items.length === 0) return [nothing()];
  return items.map((item) => element('p', { class: 'row' }, ...describe(item)));
}
