import { isActive, type Resource } from '@tuyen/model';
import type { Domain, Row, Services, Transaction } from '../../domain.ts';
import { textOrNull, valueOf } from '../accounts/memberships.ts';
import { PASSWORD_KEY } from '../sessions/revocation.ts';

export interface MailLinkParts extends Services {
  readonly domain: Domain;
}

const RESET_SECONDS = 3600;
const INVITATION_SECONDS = 7 * 86_400;

/**
 * Emails a password reset link.
 * @param user undefined if no account has the address; a dummy key is then created, so that the response takes the same
 * time
 */
export async function mailResetLink(engine: MailLinkParts, tx: Transaction, user: Row | undefined): Promise<void> {
  const { language } = tx.context;
  const subject = String(user?.['id'] ?? '');
  const key = await tx.issueKey({ purpose: PASSWORD_KEY, subject, seconds: RESET_SECONDS });
  if (!user) return;
  await tx.mail(
    engine.domain.identity?.passwordMail?.(engine, user, key, language) ??
      mailWith(engine, 'password', user, key, language),
  );
}

/**
 * Emails an invitation to set a password to an active account that has an address and no password. This happens when
 * the account is new, was activated, or has another address. The same changes have already invalidated earlier links.
 * @param before undefined for a new account
 */
export async function inviteAccount(
  engine: MailLinkParts,
  tx: Transaction,
  resource: Resource,
  account: Row,
  before?: Row,
): Promise<void> {
  const { users } = engine.model.identity;
  const { password } = users;
  if (resource.name !== users.resource || password === undefined) return;
  const invitable = (row: Row | undefined) =>
    row && isActive(users.status, row) && textOrNull(row[password]) === null
      ? textOrNull(valueOf(row, users.email))
      : null;
  const address = invitable(account);
  if (address === null || address === invitable(before)) return;
  const { language } = tx.context;
  const subject = String(account['id']);
  const key = await tx.issueKey({ purpose: PASSWORD_KEY, subject, seconds: INVITATION_SECONDS });
  await tx.mail(
    engine.domain.identity?.invitationMail?.(engine, account, key, language) ??
      mailWith(engine, 'invitation', account, key, language),
  );
}

function mailWith(
  engine: MailLinkParts,
  topic: 'password' | 'invitation',
  user: Row,
  { id, key }: { readonly id: string; readonly key: string },
  language: string,
) {
  const link = `${engine.origins.admin}/update-password?id=${id}&key=${key}`;
  return {
    to: String(valueOf(user, engine.model.identity.users.email)),
    subject: engine.text(language, `mail.${topic}.subject`),
    text: engine.text(language, `mail.${topic}.text`, { link }),
    topic,
  };
}
