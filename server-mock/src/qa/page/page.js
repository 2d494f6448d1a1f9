import { report, showBy } from './acts.js';
import { element, isAbsent } from './elements.js';
import { chooseLanguage, currentLanguage, say } from './language.js';
import { clock } from './parts/clock.js';
import { contract } from './parts/contract.js';
import { data } from './parts/data.js';
import { faults } from './parts/faults.js';
import { handbook } from './parts/handbook.js';
import { journal } from './parts/journal.js';
import { outbox } from './parts/outbox.js';
import { scenarios } from './parts/scenarios.js';
import { stubs } from './parts/stubs.js';
import { NAMESPACE, TOKEN } from './requests.js';

const PARTS = { journal, stubs, faults, scenarios, data, handbook, clock, outbox, contract };
const byId = (id) => document.getElementById(id);
/** Sections that this server has. A mock of a foreign API has no mails, scenarios and handbook. */
const names = Object.keys(PARTS).filter((name) => !isAbsent(name));

let part = partOf(location.hash);
/**
 * Counter that increases each time a section of the page is requested. If two sections load at the same time, only the
 * one requested last is shown.
 */
let showing = 0;

function partOf(hash) {
  const name = hash.slice(1);
  return names.includes(name) ? name : 'journal';
}

async function show() {
  showing += 1;
  const mine = showing;
  const children = await PARTS[part]();
  if (mine === showing) byId('main').replaceChildren(element('h2', {}, say(part)), ...children);
}

async function open() {
  report('');
  document.documentElement.lang = currentLanguage();
  for (const one of document.querySelectorAll('[data-word]')) one.textContent = say(one.dataset.word);
  document.title = say('title');
  byId('language').value = currentLanguage();
  const links = names.map((name) =>
    element('a', { href: `#${name}`, 'aria-current': name === part ? 'page' : undefined }, say(name)),
  );
  byId('parts').replaceChildren(...links);
  byId('parts').setAttribute('aria-label', say('title'));
  try {
    await show();
  } catch (error) {
    byId('main').replaceChildren();
    report(error.message, true);
  }
}

showBy(show);
addEventListener('hashchange', async () => {
  part = partOf(location.hash);
  await open();
  byId('main').focus();
});
byId('language').addEventListener('change', async ({ target }) => {
  chooseLanguage(target.value);
  await open();
});
NAMESPACE.addEventListener('change', open);
TOKEN.addEventListener('change', open);
await open();
