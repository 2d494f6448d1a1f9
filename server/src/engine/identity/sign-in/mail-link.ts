import { isActive, type Resource } from '@tuyen/model';
import type { Domain, Row, Services, Transaction } from '../../domain.ts';
import { textOrNull, valueOf } from '../accounts/memberships.ts';
import { Problem } from '../../problem.ts';
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
  if (resource.name !== users.resource) return;
  const address = invitableAddress(engine, account);
  if (address === null || address === invitableAddress(engine, before)) return;
  await mailInvitation(engine, tx, account);
}

/** Returns the address of an active account without a password, otherwise null. */
function invitableAddress({ model }: Pick<MailLinkParts, 'model'>, row: Row | undefined): string | null {
  const { users } = model.identity;
  const { password } = users;
  if (!row || password === undefined || !isActive(users.status, row) || textOrNull(row[password]) !== null) return null;
  return textOrNull(valueOf(row, users.email));
}

/** Returns whether the owner of the account can be invited to set a password. */
export function isInvitable(engine: Pick<MailLinkParts, 'model'>, resource: Resource, account: Row): boolean {
  return resource.name === engine.model.identity.users.resource && invitableAddress(engine, account) !== null;
}

/**
 * Emails a new invitation. Links of earlier invitations no longer work. Returns the seconds for which the link works.
 * @throws 409 `invitation_impossible` for an account that is inactive or has a password or no address
 */
export async function inviteAgain(engine: MailLinkParts, tx: Transaction, account: Row): Promise<number> {
  if (invitableAddress(engine, account) === null) throw new Problem(409, 'invitation_impossible');
  await tx.endKeys(PASSWORD_KEY, String(account['id']));
  await mailInvitation(engine, tx, account);
  return INVITATION_SECONDS;
}

async function mailInvitation(engine: MailLinkParts, tx: Transaction, account: Row): Promise<void> {
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
