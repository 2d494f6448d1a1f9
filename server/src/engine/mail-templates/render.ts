import { type MailTemplate, type Model, placeholderParts } from '@tuyen/model';
import type { MailSender, MailValue, TemplateMail } from '../domain.ts';
import type { FilledBlock } from './filled-mail.ts';
import { htmlOf } from './html.ts';
import { plainTextOf } from './text.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Renders a mail in one language, as plain text and as HTML. Both come from the same blocks and have the same content.
 * @param bases addresses of the project's own apps; other links must be https
 * @throws Error for an unknown template, a missing variable, or a link to another address: faults of the calling code
 */
export function renderMail(
  model: Model,
  { template: name, variables, language: asked }: Pick<TemplateMail, 'template' | 'variables' | 'language'>,
  sender: MailSender,
  bases: readonly string[],
): RenderedMail {
  const template = model.mails.find((mail) => mail.name === name);
  if (!template) throw new Error(`There is no mail "${name}".`);
  const language = model.languages.includes(asked) ? asked : (model.languages[0] ?? asked);
  const values = valuesOf(template, variables, bases);
  const fill = filling(language, values);
  const blocks = template.body.flatMap((block): readonly FilledBlock[] => {
    if (block.when !== undefined && !isGiven(values.get(block.when))) return [];
    if (block.kind === 'paragraph') return [{ kind: 'paragraph', text: fill(block.text), tone: block.tone }];
    const value = values.get(block.variable);
    if (block.kind === 'rows') return Array.isArray(value) && value.length > 0 ? [{ kind: 'rows', rows: value }] : [];
    return typeof value === 'string' ? [{ kind: 'button', label: fill(block.label), link: value }] : [];
  });
  const filled = { language, subject: fill(template.subject), blocks, sender };
  return { subject: filled.subject, text: plainTextOf(filled), html: htmlOf(filled) };
}

/**
 * Renders the text message of a mail template. Its title is the subject of the mail.
 * @throws Error like `renderMail`, and if the template has no text for phones
 */
export function renderSms(
  model: Model,
  { template: name, variables, language: asked }: Pick<TemplateMail, 'template' | 'variables' | 'language'>,
  bases: readonly string[],
): { readonly title: string; readonly text: string } {
  const template = model.mails.find((mail) => mail.name === name);
  if (!template?.sms) throw new Error(`The mail "${name}" has no text for phones. Add "sms" to it.`);
  const language = model.languages.includes(asked) ? asked : (model.languages[0] ?? asked);
  const fill = filling(language, valuesOf(template, variables, bases));
  return { title: fill(template.subject), text: fill(template.sms) };
}

function filling(language: string, values: ReadonlyMap<string, MailValue>) {
  return (text: Readonly<Record<string, string>>): string =>
    placeholderParts(text[language] ?? '')
      .map((part) => (typeof part === 'string' ? part : String(values.get(part.name) ?? '')))
      .join('')
      // If an optional value in the middle of a text is missing, the spaces before and after it remain. Replace them
      // with one.
      .replace(/ {2,}/gu, ' ')
      .trim();
}

function valuesOf(
  { name: mail, variables }: MailTemplate,
  given: Readonly<Record<string, MailValue>>,
  bases: readonly string[],
): ReadonlyMap<string, MailValue> {
  for (const { name, kind, optional } of variables) {
    const value = given[name];
    if (value === undefined && !optional) throw new Error(`The mail "${mail}" lacks "${name}".`);
    if (kind === 'link' && typeof value === 'string' && !isAllowed(value, bases))
      throw new Error(`The link "${name}" of the mail "${mail}" is neither https nor an address of the project.`);
  }
  return new Map(variables.map(({ name }) => [name, given[name]]));
}

/**
 * Returns whether a mail may contain a link: it is https, or has the origin of one of the project's apps. These use
 * http on a developer's machine.
 */
export function isAllowed(link: string, bases: readonly string[]): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, origin } = new URL(link);
  return protocol === 'https:' || bases.some((base) => URL.canParse(base) && new URL(base).origin === origin);
}

function isGiven(value: MailValue): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
