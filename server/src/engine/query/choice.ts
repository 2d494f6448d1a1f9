import { type Field, fieldAt, fieldsAsked, type Model, resourceNamed, isObject } from '@tuyen/model';
import { badQuery } from '../request/refusals/bad-query.ts';
import { boundedJson } from './bounded-json.ts';
import type { ChoiceQuery } from './query.ts';
import type { View } from './view.ts';

type Reference = Extract<Field, { readonly kind: 'reference' | 'reference-list' }>;

/**
 * Parses the parameter `for`. The caller uses it to list the records that a form offers as choices for a reference
 * field. The parameter names this field: `{"resource": "loans", "field": "book_id", "id": "…"}`. If the form belongs to
 * a transition or an operation, `transition` or `operation` names it. If the field is in a list of objects, `beside`
 * contains the other values of the same object.
 * @throws 400 if the value does not name a reference to the resource of the list
 */
export function choiceIn(view: View, text: string | undefined): ChoiceQuery | undefined {
  if (text === undefined) return undefined;
  const given = boundedJson('for', text);
  const choice = isObject(given) ? choiceOf(given) : undefined;
  const field = choice && chosenField(view.model, choice);
  if (!choice || field?.resource !== view.resource.name)
    throw badQuery('not_chosen_there', { parameter: 'for', resource: view.resource.name });
  return choice;
}

export function chosenField(model: Model, { field, ...place }: ChoiceQuery): Reference | undefined {
  const reference = fieldAt(fieldsAsked(resourceNamed(model, place.resource), place), field.split('.'));
  return reference && 'use' in reference ? reference : undefined;
}

function choiceOf(given: Readonly<Record<string, unknown>>): ChoiceQuery | undefined {
  const { resource, field, id, transition, operation, beside = {}, ...others } = given;
  if (typeof resource !== 'string' || typeof field !== 'string' || Object.keys(others).length > 0) return undefined;
  if (![id, transition, operation].every(isTextOrNothing) || !isObject(beside)) return undefined;
  return {
    resource,
    field,
    beside,
    ...(typeof id === 'string' && { id }),
    ...(typeof transition === 'string' && { transition }),
    ...(typeof operation === 'string' && { operation }),
  };
}

const isTextOrNothing = (value: unknown): boolean => value === undefined || typeof value === 'string';
