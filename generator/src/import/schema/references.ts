import { isObject } from '@tuyen/model/json';

/** Returns the value that a local reference such as `#/components/schemas/Pet` names. */
export function referenced(document: unknown, reference: string): unknown {
  if (!reference.startsWith('#')) return undefined;
  return reference
    .slice(1)
    .split('/')
    .filter((step, index) => index > 0 || step !== '')
    .reduce<unknown>((value, step) => stepInto(value, decoded(step)), document);
}

/** Returns the references of the document that lead nowhere: to missing parts or files, or to addresses that were not read. */
export function danglingReferences(document: unknown): readonly string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isObject(value)) return;
    const { $ref: reference } = value;
    if (typeof reference === 'string' && referenced(document, reference) === undefined) found.add(reference);
    Object.values(value).forEach(visit);
  };
  visit(document);
  return [...found];
}

/** Returns the last part of a reference: `Pet` of `#/components/schemas/Pet`, and of a file `schemas/Pet.yaml`. */
export function referenceName(reference: string): string {
  const name = decoded(reference.split('/').at(-1) ?? reference);
  return /\.(?:json|ya?ml)$/iu.test(name) ? name.replace(/^.*\/|\.[^.]+$/gu, '') : name;
}

function stepInto(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value[Number(step)];
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

function decoded(step: string): string {
  const text = step.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
