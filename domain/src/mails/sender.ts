import type { Reader } from '../contract.ts';
import type { MailSender, Services } from '@tuyen/server-mock/domain';
import { officesUpward } from './offices-upward.ts';

/** As citizens know the office: the name and the logo of its settings, else its own, and how it is reached. */
export async function senderOf(
  reader: Reader,
  officeId: string | null,
  { server }: Services['origins'],
): Promise<MailSender> {
  const offices = await officesUpward(reader, officeId);
  const settings = await Promise.all(offices.map(({ id }) => reader.first('settings', { office_id: id })));
  const own = offices[0];
  const logo = offices.map((office, level) => settings[level]?.office_logo_url ?? office.logo).find((found) => found);
  return {
    name: settings[0]?.office_display_name ?? own?.display_name ?? own?.name ?? 'Tuyến',
    logo: logo ? new URL(logo, server).href : undefined,
    hotline: offices.map(({ hotline }) => hotline).find((found) => found) ?? undefined,
    email: offices.map(({ email }) => email).find((found) => found) ?? undefined,
    address: own?.address ?? undefined,
  };
}
