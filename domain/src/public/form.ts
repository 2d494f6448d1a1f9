import { holds, transformInput, type Model, type FlowField, type Flow, isObject } from '@tuyen/model';
import type { Reader } from '../contract.ts';
import { type FieldError, Problem, type Row, type Validation } from '@tuyen/server/domain';
import type { Catalog } from './lists.ts';
import { checkChoices } from './choices.ts';

export interface FormParts {
  readonly model: Model;
  readonly validation: Validation;
  readonly catalog: Catalog;
}

export interface FormState {
  /**
   * Names of the fields to validate. Each of these fields is then required. Undefined means that all fields of the page
   * are validated.
   */
  readonly only?: readonly string[] | undefined;
  /**
   * Names of values in the body that belong to no form field, such as the contact or the card. These values are not
   * validated.
   */
  readonly besides?: readonly string[];
  /** Stored values that limit the lists of choices, as answers of the form do. */
  readonly known?: Row | undefined;
  /**
   * True for a price request that creates no order. It accepts only fields that affect the price; fields may be missing
   * but not wrong.
   */
  readonly quote?: boolean;
}

type Errors = Record<string, FieldError>;

/**
 * Validates a body against exactly the fields that the portal's form offers in this state. It uses the page's own
 * schemas, so a changed limit applies to the form and to this check. Fields that the page does not show now, and
 * choices that their list does not offer now, are rejected.
 * @param path the page's `submit.path`, such as `public/orders`
 * @returns the normalized answers, such as a phone number without spaces
 * @throws 422 with every error, by the form's field names
 */
export async function checkForm(
  { model, validation, catalog }: FormParts,
  reader: Reader,
  path: string,
  body: Row,
  state: FormState = {},
): Promise<Row> {
  const page = flowOf(model, path);
  const fields = page.steps.flatMap((step) => step.fields);
  const form = written(model, fields, body);
  const errors: Errors = {
    ...unoffered(fields, form, body, state),
    ...wrong(validation, page, form, state),
  };
  // Lists are not asked about fields that the form does not contain, or that it hides.
  const asked = fields.filter((field) => isAsked(field, form, state));
  const lists = {
    reader,
    catalog,
    language: model.languages[0] ?? '',
    known: errors,
    required: ({ name, field }: FlowField) => state.only?.includes(name) ?? field.required === true,
  };
  Object.assign(errors, await checkChoices(asked, form, { ...state.known, ...form }, lists));
  if (state.quote) forgive(errors);
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
  return form;
}

export function flowOf(model: Model, path: string): Flow {
  const flow = model.flows.find((candidate) => candidate.submit.path === path);
  if (!flow) throw new Error(`No flow is sent to ${path}.`);
  return flow;
}

function written(model: Model, fields: readonly FlowField[], body: Row): Row {
  const given = fields.filter(({ name }) => body[name] !== undefined);
  const values = given.map(({ name, field }) => [name, transformInput(model, field, body[name])] as const);
  // Blank texts count as missing.
  return Object.fromEntries(values.filter(([name, value]) => value !== null || body[name] === null));
}

function unoffered(fields: readonly FlowField[], form: Row, body: Row, state: FormState): Errors {
  const { only, besides = [] } = state;
  const errors: Errors = {};
  for (const name of Object.keys(body)) {
    const field = fields.find((candidate) => candidate.name === name);
    if (besides.includes(name)) continue;
    if (!field) errors[name] = { code: 'unknown' };
    else if (!isAsked(field, form, state)) errors[name] = { code: 'not_offered' };
  }
  for (const name of only ?? []) if (form[name] === undefined) errors[name] = { code: 'required' };
  return errors;
}

function isAsked({ name, when, priced }: FlowField, form: Row, { only, quote }: FormState): boolean {
  return holds(when, form) && only?.includes(name) !== false && (!quote || priced === true);
}

function wrong(validation: Validation, page: Flow, form: Row, { quote }: FormState): Errors {
  const errors: Errors = {};
  const fields = page.steps.flatMap((step) => step.fields.map(({ name, field }) => ({ ...field, name })));
  const seen: Row = {};
  for (const step of page.steps) {
    // Conditions may refer to answers of earlier steps, which the step's own schema does not describe.
    for (const { name } of step.fields) if (form[name] !== undefined) seen[name] = form[name];
    try {
      validation.check(step.schema, fields, seen);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'validation_failed') throw error;
      Object.assign(errors, error.errors);
    }
  }
  if (quote) forgive(errors);
  return errors;
}

function forgive(errors: Errors): void {
  for (const [name, error] of Object.entries(errors)) if (isMissing(error)) delete errors[name];
}

const isMissing = (error: FieldError): boolean => typeof error === 'object' && error.code === 'required';

/**
 * Returns a form's body without empty answers.
 * @throws 422 if the body is not an object
 */
export function formIn(body: unknown): Row {
  if (!isObject(body)) throw new Problem(422, 'validation_failed');
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== ''));
}

export function answersFor(model: Model, path: string, resource: string, form: Row): Row {
  const fields = flowOf(model, path).steps.flatMap((step) => step.fields);
  const own = fields.filter(({ name, ref }) => ref === `${resource}.${name}` && form[name] !== undefined);
  return Object.fromEntries(own.map(({ name }) => [name, form[name]]));
}
