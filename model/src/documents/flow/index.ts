import type { DocumentType } from '../document-type.ts';
import { buildFlow } from './build-flow.ts';
import { checkFlows } from './check-flows.ts';
import { startFlow } from './start-flow.ts';

export const flow: DocumentType<'flow'> = {
  build: buildFlow,
  checks: [checkFlows],
  schemas: () => [],
  start: startFlow,
};
