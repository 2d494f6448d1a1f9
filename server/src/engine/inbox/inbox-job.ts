import { openStaff } from '../assignee/staff.ts';
import type { Job } from '../domain.ts';
import type { Identity } from '../identity/index.ts';
import { type DigestParts, sendDigests } from './digest.ts';
import { type FailureParts, tellFailures } from './failures.ts';

export interface InboxJobParts extends DigestParts, FailureParts {
  readonly identity: Pick<Identity, 'accounts' | 'accountsAt' | 'epoch'>;
}

/** Returns the job that tells about failures and sends the daily mails. */
export function inboxJob(engine: InboxJobParts): Job {
  const staff = openStaff(engine.records, engine.identity);
  const accounts = () => engine.identity.accounts();
  return {
    name: 'inbox',
    every: 60,
    async run() {
      await tellFailures(engine, staff, accounts);
      await sendDigests(engine, accounts);
    },
  };
}
