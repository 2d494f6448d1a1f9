import { serialInputs } from '../../generated/serials/inputs.gen.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';

/** Below the template that is being typed stands what it would give out next. */
export const inputs = {
  ...serialInputs,
  template: (
    <div>
      {serialInputs.template}
      <TemplatePreview source="template" />
    </div>
  ),
};
