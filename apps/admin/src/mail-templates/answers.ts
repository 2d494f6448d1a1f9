import type { Text } from '@tuyen/model';

export interface Template {
  readonly name: string;
  readonly label: Text;
  readonly aboutOrder: boolean;
}

export interface SmsPreview {
  readonly text: string;
  readonly alphabet: string;
  readonly characters: number;
  readonly segments: number;
}

export interface MailPreview {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly order?: string;
  readonly sms?: SmsPreview;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Parses the response of `GET mail-templates`. */
export function readTemplates(answer: unknown): readonly Template[] {
  if (!Array.isArray(answer)) return [];
  return answer.filter(isObject).map(({ name, label, about_order }) => ({
    name: String(name),
    label: isObject(label) ? Object.fromEntries(Object.entries(label).map(([tag, words]) => [tag, String(words)])) : {},
    aboutOrder: about_order === true,
  }));
}

/** Parses the response of `GET mail-templates/{name}/preview`. */
export function readPreview(answer: unknown): MailPreview | undefined {
  if (!isObject(answer)) return undefined;
  return {
    subject: String(answer['subject']),
    text: String(answer['text']),
    html: String(answer['html']),
    ...(typeof answer['order'] === 'string' && { order: answer['order'] }),
    ...(isObject(answer['sms']) && { sms: smsPreviewOf(answer['sms']) }),
  };
}

function smsPreviewOf({ text, alphabet, characters, segments }: Readonly<Record<string, unknown>>): SmsPreview {
  return {
    text: String(text),
    alphabet: String(alphabet),
    characters: Number(characters),
    segments: Number(segments),
  };
}
