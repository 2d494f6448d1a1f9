import type { Services } from '../contract.ts';
import type { Mail } from '@tuyen/server-mock/domain';
import { dayText, momentText } from '../rules/time/calendar.ts';
import { dong } from '../rules/prices/money.ts';

export interface StatusMail {
  readonly to: string;
  readonly name: string;
  readonly language: string;
  readonly code: string;
  readonly status: string;
  readonly total: number;
  readonly note?: string | undefined;
  /** What the customer is asked to correct: each field as the form calls it, and why. */
  readonly corrections?: readonly { readonly label: string; readonly message: string }[];
  /** The last day on which a counter that has the card keeps it. */
  readonly collectUntil?: string | undefined;
  /** When the order cancels itself, ISO. */
  readonly expiresAt?: string | null | undefined;
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
  /** The portal's address, no trailing slash. */
  readonly portal: string;
}

/** The mail of one status change in the order's language; its words stand in `schemas/locales/<lng>/server.json` under `mail`. */
export function statusMail(about: StatusMail, text: Services['text']): Mail {
  const { language, code, from, until } = about;
  const say = (key: string, params: Readonly<Record<string, string>> = {}): string =>
    text(language, `mail.${key}`, params).replace(/ {2,}/g, ' ').trim();
  const order = {
    code,
    total: dong(about.total),
    note: about.note ?? '',
    until: about.collectUntil === undefined ? '' : dayText(about.collectUntil),
    validity: from && until ? say('validity', { from: day(from, language), to: day(until, language) }) : '',
  };
  const link = `${about.portal}${language === 'en' ? '/en' : ''}/search?code=${encodeURIComponent(code)}`;
  const paragraphs = [
    say('greeting', { name: about.name }),
    say(`order.${about.status}.text`, order),
    ...corrections(about, say),
    say('look_up', { link }),
    say('signature'),
  ];
  return {
    to: about.to,
    subject: say(`order.${about.status}.subject`, order),
    text: paragraphs.join('\n\n'),
    topic: 'order.status',
  };
}

/** Each field with its reason, and until when. */
function corrections(
  { corrections: asked = [], expiresAt }: StatusMail,
  say: (key: string, params?: Readonly<Record<string, string>>) => string,
): string[] {
  if (asked.length === 0) return [];
  const lines = asked.map(({ label, message }) => `- ${label}: ${message}`).join('\n');
  return expiresAt ? [lines, say('correct_until', { until: momentText(expiresAt) })] : [lines];
}

/** `2026-06-15` as a reader of the language writes it. */
function day(date: string, language: string): string {
  const [year, month, number] = date.split('-');
  return language === 'en' ? date : `${number}/${month}/${year}`;
}
