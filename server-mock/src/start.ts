import { withFewYoungObjects } from '@tuyen/server/young-objects';

// `tuyen dev` starts the server with a channel. If that process is killed, the channel closes and the server ends too.
if (process.connected) process.once('disconnect', () => process.exit());

await withFewYoungObjects(() => import('./listen.ts'));
