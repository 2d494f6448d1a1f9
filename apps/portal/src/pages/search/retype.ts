import { isObject } from '@tuyen/model';
import type { Answers, FormField, FormPage, FormStep } from '@tuyen/portal-kit';
import type { CompiledValidator } from '@tuyen/model/validation';
import type { OrderView } from './order-view.ts';

/**
 * Reduces the correction form to one order: a single step with the fields that a clerk requested, all required. Each
 * field shows the clerk's message and its masked current value.
 * @param present formats the masked value: `Hiện tại: ****345`
 */
export function correctionForm(
  page: FormPage,
  {
    code,
    corrections,
    masked,
    answers = {},
  }: Pick<OrderView, 'code' | 'corrections' | 'masked'> & Partial<Pick<OrderView, 'answers'>>,
  present: (value: string) => string,
): FormPage {
  const asked = page.steps
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const messages = corrections.filter((correction) => correction.field === field.name);
      if (messages.length === 0) return [];
      const now = masked[field.name];
      const note = [...messages.map(({ message }) => message), ...(now === undefined ? [] : [present(now)])].join('\n');
      return [askedField(field, note, [...corrections.map((one) => one.field), ...Object.keys(answers)])];
    });
  const names = asked.map(({ name }) => name);
  const step: FormStep = {
    name: 'review',
    title: page.title,
    ...(page.steps[0]?.intro && { intro: page.steps[0].intro }),
    fields: asked,
    validate: requiring(names, page.steps),
  };
  const submit = { ...page.submit, path: page.submit.path.replace('{code}', encodeURIComponent(code)) };
  return { ...page, name: `${page.name}.${code}`, steps: [step], submit };
}

/**
 * A clerk may request a new ward without a new city. The form then offers the wards of the known city, or searches all
 * wards if no city is known.
 * @param given names of the answers that the form asks for or knows
 */
function askedField(field: FormField, note: string, given: readonly (string | undefined)[]): FormField {
  const { options, when: _when, ...rest } = field;
  const needed = options && [...options.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const alone = needed?.some((name) => !given.includes(name));
  return {
    ...rest,
    required: true,
    note,
    ...(options && { options: alone ? { ...options, path: options.path.replace(/\?.*/, '') } : options }),
  };
}

function requiring(names: readonly string[], steps: readonly FormStep[]): CompiledValidator {
  const validate: CompiledValidator = (data) => {
    const answers = isObject(data) ? data : {};
    const missing = names
      .filter((name) => answers[name] === undefined)
      .map((name) => ({ instancePath: '', keyword: 'required', params: { missingProperty: name } }));
    const wrong = steps.flatMap((step) => (step.validate(data) ? [] : (step.validate.errors ?? [])));
    validate.errors = [...missing, ...wrong];
    return validate.errors.length === 0;
  };
  return validate;
}

export function presentAnswers(page: FormPage, answers: Answers): Answers {
  const correctable = page.steps.flatMap(({ fields }) => fields).filter(({ accept }) => accept === undefined);
  return Object.fromEntries(
    correctable.flatMap(({ name }) =>
      answers[name] === undefined || answers[name] === null ? [] : [[name, answers[name]]],
    ),
  );
}

export function knownAnswers(page: FormPage, answers: Answers): Answers {
  const asked = page.steps.flatMap(({ fields }) => fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !asked.includes(name)));
}

/**
 * Adds the prefix `contact_` to the name of the phone number or e-mail address that proves access to the order. Without
 * the prefix, this name could equal the name of a corrected phone number or e-mail address.
 */
export function contactProof(proof: Readonly<Record<string, string>>): Answers {
  return Object.fromEntries(Object.entries(proof).map(([name, secret]) => [`contact_${name}`, secret]));
}

export function proofAfter(
  proof: Readonly<Record<string, string>>,
  sent: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(proof).map(([name, secret]) => [name, typeof sent[name] === 'string' ? sent[name] : secret]),
  );
}
