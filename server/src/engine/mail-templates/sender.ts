import type { Domain, MailSender, Reader, Services } from '../domain.ts';

/** Who the mails of an office come from; without a domain the address of the project's site. */
export async function senderOf(
  { domain, origins }: { readonly domain: Domain; readonly origins: Services['origins'] },
  reader: Reader,
  officeId: string | null,
): Promise<MailSender> {
  return (await domain.outbox?.sender(reader, officeId, origins)) ?? { name: new URL(origins.portal).host };
}
