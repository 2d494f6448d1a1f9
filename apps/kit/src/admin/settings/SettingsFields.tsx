import RjsfForm from '@rjsf/mui';
import type { RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { same } from '../data/changed-fields.ts';
import { useResource } from '../model/model-context.tsx';
import { errorSchemaOf } from './error-schema.ts';
import { SectionsTemplate } from './SectionsTemplate.tsx';
import { uiSchemaOf } from './ui-schema.ts';
import { validator } from './validator.ts';
import {
  JsonSetting,
  MoneyWidget,
  NumberWidget,
  SecretWidget,
  TextsWidget,
  TimeWidget,
  UploadWidget,
} from './widgets.tsx';

const WIDGETS = {
  money: MoneyWidget,
  number: NumberWidget,
  secret: SecretWidget,
  texts: TextsWidget,
  time: TimeWidget,
  upload: UploadWidget,
};
const FIELDS = { json: JsonSetting };
const TEMPLATES = { ObjectFieldTemplate: SectionsTemplate, ButtonTemplates: { SubmitButton: () => null } };

/** RJSF as the view of the form around it: values and errors are react-hook-form's, changes go back to it. */
export function SettingsFields({ editable }: { readonly editable: boolean }) {
  const translate = useTranslate();
  const name = useResourceContext() ?? '';
  const resource = useResource(name);
  const { setValue } = useFormContext();
  const { errors, isSubmitted } = useFormState();
  const values = useWatch() as Record<string, unknown>;
  const ui = useMemo(
    () => (resource ? uiSchemaOf(name, resource.fields, (key) => translate(key)) : {}),
    [resource, name, translate],
  );
  const present = useMemo(
    () => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
    [values],
  );
  if (!resource) return null;

  const take = (next: Record<string, unknown> = {}) => {
    for (const field of Object.keys(resource.schema.properties ?? {})) {
      if (same(values[field], next[field])) continue;
      setValue(field, next[field] ?? null, { shouldDirty: true, shouldTouch: true, shouldValidate: isSubmitted });
    }
  };

  return (
    <RjsfForm
      tagName="div"
      idPrefix={name}
      schema={resource.schema as unknown as RJSFSchema}
      uiSchema={ui}
      formData={present}
      extraErrors={errorSchemaOf(errors, (message) => wordsOf(message, translate))}
      validator={validator}
      widgets={WIDGETS}
      fields={FIELDS}
      templates={TEMPLATES}
      disabled={!editable}
      showErrorList={false}
      noValidate
      noHtml5Validate
      onChange={({ formData }) => take(formData as Record<string, unknown>)}
    >
      {/* A child of any kind replaces RJSF's own button: the form around saves. */}
      <></>
    </RjsfForm>
  );
}

/** As react-admin's ValidationError reads a message: plain words, a key, or a key with values behind a mark. */
function wordsOf(message: string, translate: (key: string, values?: object) => string): string {
  if (!message.startsWith('@@react-admin@@')) return translate(message, { _: message });
  const { message: key, args } = JSON.parse(message.slice('@@react-admin@@'.length)) as {
    message: string;
    args: object;
  };
  return translate(key, args);
}
