import type { Domain, MailSender, Origins, Reader } from '../domain.ts';

export async function senderOf(
  { domain, origins }: { readonly domain: Domain; readonly origins: Origins },
  reader: Reader,
  officeId: string | null,
  language: string,
): Promise<MailSender> {
  return (await domain.outbox?.sender(reader, officeId, origins, language)) ?? { name: new URL(origins.portal).host };
}
