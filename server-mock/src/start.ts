import { withFewYoungObjects } from '@tuyen/server/young-objects';

// `tuyen dev` starts this server with an IPC channel. If `tuyen dev` is killed, the channel closes and the server ends
// too.
if (process.connected) process.once('disconnect', () => process.exit());

await withFewYoungObjects(() => import('./listen.ts'));
