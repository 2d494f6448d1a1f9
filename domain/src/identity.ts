import type { LinkKey, Row } from '@tuyen/server/domain';
import type { IdentityReading, Services } from './contract.ts';
import type { TypedMail } from './mails/send.ts';
import { clientOf } from './clients/read.ts';

/**
 * Defines the API clients, the mails to account owners, and how long a session lasts. The person's office sets the
 * duration of a session.
 */
export const identity: IdentityReading = {
  client: clientOf,
  clients: { resource: 'api-clients', lastUsed: 'last_used_at' },
  passwordMail({ clock, origins }, user, key, language) {
    const mail: TypedMail<'account-password'> = {
      template: 'account-password',
      ...addressed(user, language),
      variables: { link: linkTo(origins, key) },
      topic: 'password',
      until: new Date(clock.now().getTime() + RESET_SECONDS * 1000),
    };
    return mail;
  },
  invitationMail({ clock, origins }, user, key, language) {
    const mail: TypedMail<'account-invitation'> = {
      template: 'account-invitation',
      ...addressed(user, language),
      variables: { name: String(user['full_name'] ?? user['username']), link: linkTo(origins, key) },
      topic: 'invitation',
      until: new Date(clock.now().getTime() + INVITATION_SECONDS * 1000),
    };
    return mail;
  },
  async sessionSeconds(services, profile) {
    const office = profile.office_id ?? profile.offices[0]?.id ?? null;
    const minutes = Number((await services.settings('settings', office)).limit_time_for_login_session);
    return minutes > 0 ? minutes * 60 : EIGHT_HOURS;
  },
};

/** Seconds for which a link in a mail is valid, for password resets and invitations. */
const RESET_SECONDS = 3600;
const INVITATION_SECONDS = 7 * 86_400;
const EIGHT_HOURS = 8 * 3_600;

function addressed(user: Row, language: string) {
  const officeId = typeof user['office_id'] === 'string' ? user['office_id'] : null;
  return { to: String(user['email']), language, officeId };
}

function linkTo({ admin }: Services['origins'], { id, key }: LinkKey): string {
  return `${admin}/update-password?id=${id}&key=${key}`;
}
