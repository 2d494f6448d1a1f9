import type { FlowFile } from '../../generated/flow.ts';
import type { StartContext } from '../document-type.ts';

export const startFlow = ({ name, label, resource, fields, say }: StartContext): FlowFile => ({
  name,
  for: 'staff',
  title: label,
  steps: [
    {
      name: 'first',
      title: say({ en: 'First step', vi: 'Bước một' }),
      fields: fields.map((field) => `${resource}.${field}`),
    },
  ],
  submit: { path: resource, shows: fields },
});
