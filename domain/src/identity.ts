import type { IdentityReading } from './contract.ts';
import { clientOf } from './clients/read.ts';

/** How accounts of this operator are read: a session lasts as long as the settings of the person's office say. */
export const identity: IdentityReading = {
  client: clientOf,
  clients: { resource: 'api-clients', lastUsed: 'last_used_at' },
  async sessionSeconds(services, profile) {
    const office = profile.office_id ?? profile.offices[0]?.id ?? null;
    const minutes = Number((await services.settings('settings', office)).limit_time_for_login_session);
    return minutes > 0 ? minutes * 60 : EIGHT_HOURS;
  },
};

const EIGHT_HOURS = 8 * 3_600;
