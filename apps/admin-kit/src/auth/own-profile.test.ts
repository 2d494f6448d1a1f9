import { testDataProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import type { KitDataProvider } from '../data/data-provider.ts';
import type { Session } from './session.ts';
import { renewingOwnProfile } from './own-profile.ts';

const session = { profile: () => ({ id: 'me', offices: [{ id: 'office' }] }) } as unknown as Session;

test.each([
  ['users', 'me', 1],
  ['offices', 'office', 1],
  ['users', 'other', 0],
])(
  "an update of the user's own account or office reloads the user's profile: %s %s, reloads: %i",
  async (resource, id, times) => {
    const renew = vi.fn();
    const answer = { data: { id, full_name: 'New' } };
    const plain = testDataProvider({ update: async () => answer as never }) as unknown as KitDataProvider;
    const provider = renewingOwnProfile(plain, session, renew);
    expect(await provider.update(resource, { id, data: {}, previousData: { id } })).toBe(answer);
    expect(renew).toHaveBeenCalledTimes(times);
  },
);

test("a rejected update of the user's own account does not request the profile again", async () => {
  const renew = vi.fn();
  const plain = testDataProvider({ update: () => Promise.reject(new Error('no')) }) as unknown as KitDataProvider;
  const provider = renewingOwnProfile(plain, session, renew);
  await expect(provider.update('users', { id: 'me', data: {}, previousData: { id: 'me' } })).rejects.toThrow('no');
  expect(renew).not.toHaveBeenCalled();
});
