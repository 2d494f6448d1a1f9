import { deriveResource, type Field, type Resource } from '@tuyen/model';
import { useMemo } from 'react';
import type { Identifier } from 'react-admin';
import { renderElement } from '../elements/render-element.tsx';
import { WritingContext } from '../inputs/choice/choosing.ts';
import { withRules } from '../inputs/with-rules.tsx';

interface FieldInputProps {
  readonly resource: Resource;
  readonly field: Field;
  /** The record that the input changes. Undefined if it changes several. */
  readonly id?: Identifier;
}

/** The input that the edit form of a resource has for a field. */
export function FieldInput({ resource, field, id }: FieldInputProps) {
  const writing = useMemo(() => ({ resource: resource.name, id }), [resource, id]);
  const parts = deriveResource(resource).edit?.sections.flatMap((section) => section.parts) ?? [];
  const found = parts.find(({ element }) => element.source === field.name);
  if (!found) return null;
  return <WritingContext.Provider value={writing}>{withRules(renderElement(found.element))}</WritingContext.Provider>;
}

/** An emptied input clears the value. */
export function enteredValue(value: unknown): unknown {
  return value === undefined || value === '' ? null : value;
}
