import { useCallback, useMemo, useState } from 'react';
import { holds, isObject } from '@tuyen/model';
import type { CompiledValidator } from '@tuyen/model/validation';
import type { FormPage, FormStep } from '../form-page.ts';
import type { FormAround } from '../widgets/form-around.tsx';

export function useNeeded(page: FormPage): { readonly page: FormPage; readonly require: FormAround['require'] } {
  const [needed, setNeeded] = useState<readonly string[]>(NONE);
  const require = useCallback((field: string, required: boolean) => {
    setNeeded((now) => {
      if (now.includes(field) === required) return now;
      return required ? [...now, field] : now.filter((name) => name !== field);
    });
  }, []);
  return { page: useMemo(() => withNeeded(page, needed), [page, needed]), require };
}

const NONE: readonly string[] = [];

export function withNeeded(page: FormPage, needed: readonly string[]): FormPage {
  if (needed.length === 0) return page;
  return { ...page, steps: page.steps.map((step) => stepWithNeeded(step, needed)) };
}

function stepWithNeeded(step: FormStep, needed: readonly string[]): FormStep {
  const more = step.fields.filter(({ name, required }) => !required && needed.includes(name));
  if (more.length === 0) return step;
  const names = more.map(({ name }) => name);
  const validate: CompiledValidator = (data) => {
    const answers = isObject(data) ? data : {};
    const missing = more
      .filter(({ name, when }) => holds(when, answers) && answers[name] === undefined)
      .map(({ name }) => ({ instancePath: '', keyword: 'required', params: { missingProperty: name } }));
    const isValid = step.validate(data);
    validate.errors = [...missing, ...(isValid ? [] : (step.validate.errors ?? []))];
    return isValid && missing.length === 0;
  };
  return {
    ...step,
    fields: step.fields.map((field) => (names.includes(field.name) ? { ...field, required: true } : field)),
    validate,
  };
}
