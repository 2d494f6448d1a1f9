import { resourceNamed, transformInput, type Field, type Model, type PortalPage } from '@tuyen/schemas';
import type { Row } from '../../engine/domain.ts';
import { Problem } from '../../engine/problem.ts';
import type { Validation } from '../../engine/write/validation.ts';

/**
 * Checks the answers of a portal form by the very schemas of its page, so that a limit changed once changes the citizen's form
 * and this check alike. A project without the page is checked when its records are written.
 * @param path the page's `submit.path`, such as `public/orders`
 * @returns the answers as their kinds want them written: a phone number without the spaces that people type
 * @throws 422 with every finding by the form's own field names
 */
export function checkForm(model: Model, validation: Validation, path: string, answers: Row): Row {
  const page = model.portal.find((candidate) => candidate.submit.path === path);
  if (!page) return answers;
  const fields = fieldsOf(page);
  const form = written(model, fields, answers);
  const errors: Record<string, unknown> = {};
  for (const step of page.steps) {
    const names = new Set(step.fields.map((field) => field.name));
    const asked = Object.fromEntries(Object.entries(form).filter(([name]) => names.has(name)));
    // Conditions may look back at answers of earlier steps, which the step's schema does not describe.
    const seen = { ...answersBefore(page, step, form), ...asked };
    try {
      validation.check(step.schema, fields, seen);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'validation_failed') throw error;
      Object.assign(errors, error.errors);
    }
  }
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors as Problem['errors']);
  return form;
}

function written(model: Model, fields: readonly Field[], answers: Row): Row {
  const entries = Object.entries(answers).map(([name, value]) => {
    const field = fields.find((candidate) => candidate.name === name);
    return [name, field ? transformInput(model, field, value) : value];
  });
  return Object.fromEntries(entries);
}

function answersBefore(page: PortalPage, step: PortalPage['steps'][number], form: Row): Row {
  const earlier = page.steps.slice(0, page.steps.indexOf(step)).flatMap(({ fields }) => fields.map(({ name }) => name));
  return Object.fromEntries(earlier.filter((name) => form[name] !== undefined).map((name) => [name, form[name]]));
}

function fieldsOf(page: PortalPage): Field[] {
  return page.steps.flatMap(({ fields }) => fields.map(({ name, field }) => ({ ...field, name })));
}

/** A form's body: an object, its empty answers left out. @throws 422 for anything else */
export function formIn(body: unknown): Row {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Problem(422, 'validation_failed');
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== ''));
}

/** Those answers of a form that are fields of the resource a client may write. */
export function fieldsFor(model: Model, resource: string, form: Row): Row {
  const writable = resourceNamed(model, resource)?.fields.filter((field) => !field.readOnly && !field.system) ?? [];
  return Object.fromEntries(
    writable.filter(({ name }) => form[name] !== undefined).map(({ name }) => [name, form[name]]),
  );
}
