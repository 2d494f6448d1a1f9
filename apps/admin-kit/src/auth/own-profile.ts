import type { KitDataProvider } from '../data/data-provider.ts';
import type { Session } from './session.ts';

/** Reloads the profile after an update of the user's own account or office, because the page frame shows their names. */
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
