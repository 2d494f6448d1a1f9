import type { MailTemplate, Model } from '@tuyen/model';
import type { MailValue } from '@tuyen/server/domain';
import type { Services } from '../contract.ts';
import { formats } from '../rules/region.ts';
import { labelOfCorrectable } from './correctable.ts';

export type { MailName } from '../mails/send.ts';

export interface SampleParts {
  readonly model: Model;
  readonly text: Services['text'];
  readonly language: string;
  readonly office: string;
  /** Currency of the office as an ISO 4217 code. */
  readonly currency: string;
  readonly portal: string;
}

export const SAMPLE_MEMBER = 'Trần Quốc Bảo';

/** Returns sample values for the preview of a mail template. The links lead to the portal but grant no access. */
export function previewVariables({ variables }: MailTemplate, parts: SampleParts): Readonly<Record<string, MailValue>> {
  const { model, text, language, office, currency, portal } = parts;
  const sample = (key: string) => text(language, `samples.${key}`);
  const amount = formats.money(200_000, currency);
  const values: Readonly<Record<string, MailValue>> = {
    name: 'Nguyễn Thị Minh Anh',
    card: 'HN••••4821',
    valid_to: '31/03/2026',
    left: sample('left'),
    office,
    server: 'smtp.example.vn',
    code: 'DH26000000',
    total: amount,
    refund: amount,
    number: '1',
    member: SAMPLE_MEMBER,
    reason: sample('reason'),
    online: true,
    receipt: true,
    production: true,
    to_counter: true,
    corrections: [{ label: labelOfCorrectable(model, 'portrait', language), text: sample('correction') }],
    details: [{ label: text(language, 'facts.labels.place'), text: sample('place') }],
  };
  return Object.fromEntries(
    variables.map(({ name, kind }) => [
      name,
      kind === 'link' ? portal : (values[name] ?? (kind === 'text' ? name : undefined)),
    ]),
  );
}
