import { say } from './language.js';

export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, '');
    else if (value !== undefined && value !== false) made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

/** Returns whether the server lacks a section of the page, or a part of a section. */
export const isAbsent = (name) => (document.getElementById('parts').dataset.without ?? '').split(' ').includes(name);

export const field = (word, control, wide = false) =>
  element('label', wide ? { class: 'wide' } : {}, say(word), control);

export const button = (word, onclick) => element('button', { type: 'button', onclick }, say(word));

export const pre = (value) => element('pre', {}, typeof value === 'string' ? value : JSON.stringify(value, null, 2));

export const select = (name, options) =>
  element('select', { name }, ...options.map(([value, text]) => element('option', { value }, text)));

export const nothing = () => element('p', {}, say('none'));

export const warning = (text) => (text === '' ? [] : [element('p', { class: 'bad', role: 'note' }, text)]);

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, method]);

export const given = (form) => Object.fromEntries([...form].filter(([, value]) => value !== ''));

/** @throws an error with the position of the syntax error in the JSON text */
export function jsonIn(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(say('invalid', { message: error.message }), { cause: error });
  }
}
