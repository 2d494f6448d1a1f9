import type { KitDataProvider } from '../data/data-provider.ts';
import type { Session } from './session.ts';

/** Requests the profile again after an update of the own account or of an own office: the frame shows their names. */
export function renewingOwnProfile(provider: KitDataProvider, session: Session, renew: () => void): KitDataProvider {
  return {
    ...provider,
    async update(resource, params) {
      const answer = await provider.update(resource, params);
      const profile = session.profile();
      if (profile && [profile, ...profile.offices].some(({ id }) => id === params.id)) renew();
      return answer;
    },
  };
}
