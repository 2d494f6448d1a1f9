import { report } from '../acts.js';
import { element } from '../elements.js';
import { say } from '../language.js';
import { qa } from '../requests.js';

export async function handbook() {
  const { accounts, resources } = await qa('GET', 'handbook');
  const parts = [
    part(say('accounts'), accounts.length, tableOf(accounts.flatMap(rowsOf))),
    ...resources.map(({ resource, field, states }) => {
      const total = states.reduce((sum, { count }) => sum + count, 0);
      return part(resource, total, ...states.flatMap((state) => stateParts(field, state)));
    }),
  ];
  const find = ({ target }) => {
    const text = target.value.trim().toLowerCase();
    for (const drawn of parts) drawn.hidden = !drawn.textContent.toLowerCase().includes(text);
  };
  const search = element('input', { type: 'search', oninput: find });
  return [element('p', {}, element('label', {}, say('search'), search)), ...parts];
}

const part = (name, total, ...children) =>
  element('details', {}, element('summary', {}, `${name} · ${total}`), ...children);

function rowsOf({ signIn, name, superuser, offices }) {
  const own = { ...signIn, [say('name')]: name ?? '' };
  const places = offices.map(({ id, name: office, roles, admin }) => ({
    ...own,
    [say('role')]: [...roles, ...(admin ? [say('administrator')] : [])].join(', '),
    [say('office')]: office ?? '',
    'x-office-id': id ?? '',
  }));
  return superuser ? [{ ...own, [say('role')]: 'superuser' }, ...places] : places.length > 0 ? places : [own];
}

function stateParts(field, { state, count, records }) {
  return [
    element('h3', {}, `${field && state !== null ? `${field}: ${state}` : say('all')} · ${count}`),
    records.length > 0 ? tableOf(records) : element('p', {}, say('noRecords')),
  ];
}

function tableOf(records) {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const row = (kind, cells) => element('tr', {}, ...cells.map((cell) => element(kind, {}, cell)));
  const body = records.map((record) =>
    row(
      'td',
      columns.map((column) => copied(record[column] ?? '')),
    ),
  );
  const table = element('table', {}, element('thead', {}, row('th', columns)), element('tbody', {}, ...body));
  return element('div', { class: 'wide', tabindex: 0, role: 'region', 'aria-label': say('handbook') }, table);
}

function copied(value) {
  if (value === '') return '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      report(say('copied', { value }));
    } catch (error) {
      report(error.message, true);
    }
  };
  return element('button', { type: 'button', class: 'value', title: say('copy'), onclick: copy }, value);
}
