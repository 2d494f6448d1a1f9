import type { IdentityReading } from './contract.ts';
import type { TypedMail } from './mails/send.ts';
import { clientOf } from './clients/read.ts';

/** How accounts of this operator are read: a session lasts as long as the settings of the person's office say. */
export const identity: IdentityReading = {
  client: clientOf,
  clients: { resource: 'api-clients', lastUsed: 'last_used_at' },
  passwordMail({ clock, origins }, user, { id, key }, language) {
    const mail: TypedMail<'account-password'> = {
      template: 'account-password',
      to: String(user['email']),
      language,
      variables: { link: `${origins.admin}/update-password?id=${id}&key=${key}` },
      topic: 'password',
      officeId: typeof user['office_id'] === 'string' ? user['office_id'] : null,
      until: new Date(clock.now().getTime() + RESET_SECONDS * 1000),
    };
    return mail;
  },
  async sessionSeconds(services, profile) {
    const office = profile.office_id ?? profile.offices[0]?.id ?? null;
    const minutes = Number((await services.settings('settings', office)).limit_time_for_login_session);
    return minutes > 0 ? minutes * 60 : EIGHT_HOURS;
  },
};

/** As long as the link is good. */
const RESET_SECONDS = 3600;
const EIGHT_HOURS = 8 * 3_600;
