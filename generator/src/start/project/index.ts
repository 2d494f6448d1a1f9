export { draftProject } from './draft-project.ts';
export { type Template, TEMPLATES } from './draft.ts';
export { type PutOutcome, putDraft } from './put-draft.ts';
export { isCurrency, isTimeZone, regionOf } from './region.ts';
