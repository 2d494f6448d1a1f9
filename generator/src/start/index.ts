export { startFile } from './start-file.ts';
export { PART_STARTERS, type StartedPart } from './part-starters.ts';
export { startLocale } from './start-locale.ts';
export { startPlugin } from './start-plugin.ts';
export { startWebhooks } from './start-webhooks.ts';
export { startPart } from './start-part.ts';
export { type StartedKind, STARTERS } from './starters.ts';
export {
  draftProject,
  isCurrency,
  isTimeZone,
  putDraft,
  type PutOutcome,
  regionOf,
  type Template,
  TEMPLATES,
} from './project/index.ts';
