import { textIn, type Text } from '@tuyen/model';
import { escapeHtml } from '../../html-pages/escape.ts';
import { textFor } from '../../rules/localized.ts';
import { formats } from '../../rules/region.ts';
import type { Brand } from '../../settings/brand.ts';
import type { Parameters } from '../signature.ts';
import type { ClosedSession } from './closed-session.ts';
import { NOTIFICATIONS, OUTCOMES, TIMINGS, WORDS } from './words.ts';

export function choicePage(redirect: Parameters, base: string, payee?: Brand): string {
  const language = languageOf(redirect);
  const say = (text: Text): string => escapeHtml(textIn(text, language, ['vi']));
  const hidden = Object.entries(redirect)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const options = (choices: Readonly<Record<string, Text>>): string =>
    Object.entries(choices)
      .map(([value, label]) => `<option value="${value}">${say(label)}</option>`)
      .join('');
  const select = (name: string, label: Text, choices: Readonly<Record<string, Text>>): string =>
    `<p><label for="${name}">${say(label)}</label><select id="${name}" name="${name}">${options(choices)}</select></p>`;
  const outcomes = Object.entries(OUTCOMES)
    .map(
      ([code, label]) =>
        `<label><input type="radio" name="outcome" value="${code}"${code === '00' ? ' checked' : ''}> <b>${code}</b> ${say(label)}</label>`,
    )
    .join('');
  return layout(
    language,
    say(WORDS.title),
    base,
    `${payee ? payeeLine(payee, language) : ''}<p>${say(WORDS.intro)}</p>
<dl><dt>${say(WORDS.order)}</dt><dd>${escapeHtml(redirect['order'] ?? '')}</dd><dt>${say(WORDS.amount)}</dt><dd>${escapeHtml(formats.money(Number(redirect['amount'] ?? 0) / 100, redirect['currency']))}</dd></dl>
<form method="post" action="${base}/pay">${hidden}
<fieldset><legend>${say(WORDS.outcome)}</legend>${outcomes}</fieldset>
${select('timing', WORDS.timing, TIMINGS)}
${select('notification', WORDS.notification, NOTIFICATIONS)}
<p><button>${say(WORDS.submit)}</button></p></form>`,
  );
}

function payeeLine({ name, logo }: Brand, language: string): string {
  const picture = logo === undefined ? '' : `<img src="${escapeHtml(logo)}" alt="" height="40"> `;
  return `<p class="payee">${picture}<strong>${escapeHtml(textFor(name, language))}</strong></p>`;
}

export function refusalPage(redirect: Parameters, base: string): string {
  const language = languageOf(redirect);
  const say = (text: Text): string => escapeHtml(textIn(text, language, ['vi']));
  return layout(language, say(WORDS.refused), base, `<p>${say(WORDS.refusedWhy)}</p>`);
}

const CLOSED = {
  paid: [WORDS.paid, WORDS.paidWhy, WORDS.paidLink],
  canceled: [WORDS.canceled, WORDS.canceledWhy, WORDS.lookUp],
  ended: [WORDS.ended, WORDS.endedWhy, WORDS.lookUp],
} as const satisfies Readonly<Record<ClosedSession['state'], readonly Text[]>>;

/** Explains why nothing can be paid here, for example in a second tab, and links to the order. */
export function closedPage(redirect: Parameters, base: string, { state, link }: ClosedSession, payee?: Brand): string {
  const language = languageOf(redirect);
  const [title, why, label] = CLOSED[state].map((text) => textIn(text, language, ['vi']));
  const said = escapeHtml((why ?? '').replace('{order}', redirect['order'] ?? ''));
  return layout(
    language,
    escapeHtml(title ?? ''),
    base,
    `${payee ? payeeLine(payee, language) : ''}<p>${said}</p><p><a class="button" href="${escapeHtml(link)}">${escapeHtml(label ?? '')}</a></p>`,
  );
}

export const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:34rem;margin:0 auto;padding:1rem}
h1{font-size:1.4rem}
.payee{display:flex;align-items:center;gap:.5rem}
.payee img{max-width:8rem;object-fit:contain}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}
dd{margin:0;font-weight:600}
fieldset{border:1px solid;border-radius:.5rem;padding:.5rem 1rem}
fieldset label{display:block;padding:.25rem 0;min-height:1.5rem}
p label{display:block;font-weight:600}
select,button{font:inherit;padding:.5rem;min-height:2.75rem;max-width:100%}
a.button{display:inline-block;text-decoration:none;box-sizing:border-box}
button,a.button{padding:.5rem 2rem;min-height:2.75rem;font-weight:600;background:#0b6b2f;color:#fff;border:0;border-radius:.5rem}
:focus-visible{outline:3px solid #1a73e8;outline-offset:2px}`;

function layout(language: string, title: string, base: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="${base}/style.css"></head>
<body><main><h1>${title}</h1>
${body}</main></body></html>`;
}

function languageOf(redirect: Parameters): string {
  return redirect['locale'] === 'en' ? 'en' : 'vi';
}
