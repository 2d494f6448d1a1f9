import { element } from '../elements.js';
import { say } from '../language.js';
import { qa } from '../requests.js';

/** For each resource and state the records that a test can use. */
export async function handbook() {
  const resources = (await qa('GET', 'handbook')).map(({ resource, field, states }) => {
    const total = states.reduce((sum, { count }) => sum + count, 0);
    const drawn = element('details', {}, element('summary', {}, `${resource} · ${total}`), ...tables(field, states));
    return { resource, drawn };
  });
  const find = ({ target }) => {
    const text = target.value.trim().toLowerCase();
    for (const { resource, drawn } of resources) drawn.hidden = !resource.includes(text);
  };
  const search = element('input', { type: 'search', oninput: find });
  return [element('p', {}, element('label', {}, say('resource'), search)), ...resources.map(({ drawn }) => drawn)];
}

function tables(field, states) {
  return states.flatMap(({ state, count, records }) => [
    element('h3', {}, `${field && state !== null ? `${field}: ${state}` : say('all')} · ${count}`),
    ...(records.length > 0 ? [tableOf(records)] : []),
  ]);
}

function tableOf(records) {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const row = (kind, cells) => element('tr', {}, ...cells.map((cell) => element(kind, {}, cell)));
  const body = records.map((record) =>
    row(
      'td',
      columns.map((column) => record[column] ?? ''),
    ),
  );
  const table = element('table', {}, element('thead', {}, row('th', columns)), element('tbody', {}, ...body));
  return element('div', { class: 'wide', tabindex: 0, role: 'region', 'aria-label': say('handbook') }, table);
}
