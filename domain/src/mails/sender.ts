import type { Reader } from '../contract.ts';
import type { MailSender, Services } from '@tuyen/server/domain';
import { brandBy } from '../settings/brand.ts';
import { textFor } from '../rules/localized.ts';
import { officesUpward } from '../offices/offices-upward.ts';

export async function senderOf(
  reader: Reader,
  officeId: string | null,
  { server }: Services['origins'],
  language: string,
): Promise<MailSender> {
  const offices = await officesUpward(reader, officeId);
  const settings = await Promise.all(offices.map(({ id }) => reader.first('settings', { office_id: id })));
  const nearest = <K extends 'office_display_name' | 'office_logo_url'>(name: K) =>
    settings.map((each) => each?.[name]).find((value) => value) ?? null;
  const [own] = offices;
  const said = { office_display_name: nearest('office_display_name'), office_logo_url: nearest('office_logo_url') };
  const { name, logo } = own ? brandBy(said, own) : { name: { vi: 'Tuyến' } };
  return {
    name: textFor(name, language),
    logo: logo ? new URL(logo, server).href : undefined,
    hotline: offices.map(({ hotline }) => hotline).find((found) => found) ?? undefined,
    email: offices.map(({ email }) => email).find((found) => found) ?? undefined,
    address: own?.address ?? undefined,
  };
}
