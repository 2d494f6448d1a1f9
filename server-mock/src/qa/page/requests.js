import { element } from './elements.js';
import { currentLanguage } from './language.js';

export const NAMESPACE = document.getElementById('namespace');
export const TOKEN = document.getElementById('token');
const STORED_TOKEN = 'tuyen-qa-token';

/** Stores the token of the URL fragment `#token=…` for this tab and removes it from the URL. */
function tokenOfTab() {
  const given = new URLSearchParams(location.hash.slice(1)).get('token');
  if (given) {
    sessionStorage.setItem(STORED_TOKEN, given);
    history.replaceState(null, '', location.pathname);
  }
  return sessionStorage.getItem(STORED_TOKEN) ?? '';
}
TOKEN.value = tokenOfTab();
TOKEN.parentElement.hidden = TOKEN.value === '';
TOKEN.addEventListener('change', () => sessionStorage.setItem(STORED_TOKEN, TOKEN.value.trim()));

export class Refused extends Error {
  constructor(message, status, refusal) {
    super(message);
    this.status = status;
    this.refusal = refusal;
  }
}

async function request(method, path, content) {
  const namespace = NAMESPACE.value.trim();
  const token = TOKEN.value.trim();
  const answer = await fetch(`/__qa/${path}`, {
    method,
    headers: {
      'accept-language': currentLanguage(),
      ...(token !== '' && { 'x-qa-token': token }),
      ...(namespace !== '' && { 'x-qa-namespace': namespace }),
      ...(content && { 'content-type': content.type }),
    },
    ...(content && { body: content.body }),
  });
  const text = await answer.text();
  if (answer.ok) return text;
  const refusal = text.startsWith('{') ? JSON.parse(text) : {};
  if (refusal.code === 'qa_token') TOKEN.parentElement.hidden = false;
  const { message = answer.statusText, errors = {} } = refusal;
  const places = Array.isArray(message) ? [] : Object.entries(errors).map(([place, wrong]) => `${place}: ${wrong}`);
  throw new Refused([message, ...places].flat().join(' '), answer.status, refusal);
}

/** @returns the parsed JSON of the answer, or undefined if the answer is empty */
export async function qa(method, path, body) {
  const text = await request(method, path, body && { type: 'application/json', body: JSON.stringify(body) });
  return text === '' ? undefined : JSON.parse(text);
}

/** Reads a list that may be incomplete. @returns the answer and the message of the server about missing entries */
export async function readPartly(path) {
  try {
    return { answer: await qa('GET', path), missing: '' };
  } catch (error) {
    if (!error.refusal?.code?.endsWith('_incomplete')) throw error;
    const answer = await qa('GET', `${path}${path.includes('?') ? '&' : '?'}partial=true`);
    return { answer, missing: error.message };
  }
}

export const importArchive = (origin, file) =>
  request('POST', `stubs/import?${new URLSearchParams({ origin })}`, { type: 'application/har+json', body: file });

export const send = (path, type, file) => request('PUT', path, { type, body: file });

/** @returns false, so that the page section is not rerendered: a download changes nothing on the page */
export async function download(path, name, type = 'application/json') {
  const file = new Blob([await request('GET', path)], { type });
  const link = element('a', { href: URL.createObjectURL(file), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
  return false;
}
