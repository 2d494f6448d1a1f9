import { isPrivateHost } from '../mail/public-address.ts';

/** Which addresses may receive webhooks: public ones by https, or any, for receivers in the operator's own network. */
export type WebhookTargets = 'public' | 'any';

/** Returns the code of what is wrong with an address, or undefined. The name of the host is resolved when it is used. */
export function problemOfTarget(url: string, targets: WebhookTargets): string | undefined {
  const parsed = URL.parse(url);
  if (!parsed || (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')) return 'webhook_https';
  if (parsed.username !== '' || parsed.password !== '') return 'webhook_credentials';
  if (targets === 'any') return undefined;
  if (parsed.protocol !== 'https:') return 'webhook_https';
  return isPrivateHost(parsed.hostname.replace(/^\[|\]$/gu, '')) ? 'webhook_private' : undefined;
}
