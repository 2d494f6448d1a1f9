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

export const templates: NonNullable<FormProps<Answers>['templates']> = {
  ArrayFieldTemplate,
  FieldErrorTemplate,
  FieldHelpTemplate,
  FieldTemplate,
  ObjectFieldTemplate,
  ButtonTemplates: { SubmitButton },
};
