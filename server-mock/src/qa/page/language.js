import { WORDS } from './words.js';

const asked = new URLSearchParams(location.search).get('language');
const proposed = asked ?? (navigator.language.startsWith('vi') ? 'vi' : 'en');
let language = Object.hasOwn(WORDS, proposed) ? proposed : 'en';

export const currentLanguage = () => language;

export function chooseLanguage(chosen) {
  language = chosen;
}

export const say = (word, values = {}) =>
  (WORDS[language][word] ?? word).replace(/\{(\w+)\}/gu, (_, name) => String(values[name]));
