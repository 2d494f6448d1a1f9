import type { ScenarioFile } from '../../generated/scenario.ts';
import type { StartContext } from '../document-type.ts';

export const startScenario = ({ name, label, resource }: StartContext): ScenarioFile => ({
  name,
  label,
  parameters: { id: { type: 'string' } },
  steps: [{ name: 'record', find: resource, filter: { id: '{id}' }, sort: '-created_at' }],
});
