import type { FormProps } from '@rjsf/core/lib/components/Form.js';
import type { Answers } from '../form-page.ts';
import {
  ArrayFieldTemplate,
  FieldErrorTemplate,
  FieldHelpTemplate,
  FieldTemplate,
  ObjectFieldTemplate,
  SubmitButton,
} from './templates.tsx';

/** Our templates in place of RJSF's; widgets come by the uiSchema. */
export const templates: NonNullable<FormProps<Answers>['templates']> = {
  ArrayFieldTemplate,
  FieldErrorTemplate,
  FieldHelpTemplate,
  FieldTemplate,
  ObjectFieldTemplate,
  ButtonTemplates: { SubmitButton },
};
