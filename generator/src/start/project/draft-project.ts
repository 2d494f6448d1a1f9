import { sayIn } from '../words.ts';
import { accountResources } from './account-resources.ts';
import { domainText } from './domain-text.ts';
import type { DraftFile, ProjectOptions } from './draft.ts';
import { portalFiles } from './portal-files.ts';
import { rentalFiles } from './rental-files.ts';
import { shellFiles } from './shell-files.ts';

export function draftProject(options: ProjectOptions): readonly DraftFile[] {
  const { template, title, languages } = options;
  const say = sayIn(languages);
  const hasPortal = template === 'portal';
  return [
    ...shellFiles(options),
    ...accountResources(say),
    ...(template === 'blank'
      ? []
      : [...rentalFiles(say), { path: 'server/domain.ts', content: domainText(hasPortal) }]),
    ...(hasPortal ? portalFiles(title, say) : []),
  ];
}
