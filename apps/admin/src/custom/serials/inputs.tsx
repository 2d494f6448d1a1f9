import { serialInputs } from '../../generated/serials/inputs.gen.tsx';
import { TemplatePreview } from './template-preview.tsx';

export const inputs = {
  ...serialInputs,
  template: (
    <div>
      {serialInputs.template}
      <TemplatePreview source="template" />
    </div>
  ),
};
