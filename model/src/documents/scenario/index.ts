import { entriesIn, objectIn } from '../../model/json/raw.ts';
import type { DocumentType } from '../document-type.ts';
import { buildScenario } from './build-scenario.ts';
import { checkScenarios } from './check-scenarios.ts';
import { startScenario } from './start-scenario.ts';

export const scenario: DocumentType<'scenario'> = {
  build: buildScenario,
  checks: [checkScenarios],
  schemas: ({ value }) =>
    entriesIn(value, 'parameters').map(([name, parameter]) => ({
      schema: objectIn(parameter),
      path: ['parameters', name],
    })),
  start: startScenario,
};
