import { withFewYoungObjects } from './young-objects.ts';

await withFewYoungObjects(() => import('./listen.ts'));
