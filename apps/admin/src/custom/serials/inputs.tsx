import { serialInputs } from '../../generated/serials/inputs.gen.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';

/** Shows the next serial below the template that is being typed. */
export const inputs = {
  ...serialInputs,
  template: (
    <div>
      {serialInputs.template}
      <TemplatePreview source="template" />
    </div>
  ),
};
