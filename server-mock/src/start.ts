import { withFewYoungObjects } from '@tuyen/server/young-objects';

await withFewYoungObjects(() => import('./listen.ts'));
