// Holds `npm run test:units` to what it promises: its tests start no process, so that they are quick and run everywhere.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll } from 'vitest';

const CHANNEL = 'child_process';

// What a subscriber throws ends the run as an unhandled error, which names the test.
function refuse(): void {
  throw new Error('This test starts a process: give it, or its file by `// @module-tag process`, the tag "process".');
}

if (process.env['TEST_LANE'] === 'units') {
  subscribe(CHANNEL, refuse);
  afterAll(() => void unsubscribe(CHANNEL, refuse));
}
