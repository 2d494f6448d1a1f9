import { createContext, useContext } from 'react';
import type { Answers } from '../form-page.ts';

/** What widgets know of the form around them. */
export interface FormAround {
  /** Over all steps: choices may depend on an earlier answer (`public/districts?city={city_id}`). */
  readonly answers: Answers;
  /** The answers to enumerations among them, and what is known besides: they narrow what is offered. */
  readonly chosen: Answers;
  /** How a stored value reads to a person, kept for the review and after a reload: a route's name, a file's name. */
  readonly labelOf: (field: string, value: string) => string | undefined;
  readonly remember: (field: string, value: string, label: string) => void;
  /** Says that a file is on its way; the answer is called when it has arrived, failed or been given up. */
  readonly uploadStarts: () => () => void;
}

export const FormAroundContext = createContext<FormAround>({
  answers: {},
  chosen: {},
  labelOf: () => undefined,
  remember: () => undefined,
  uploadStarts: () => () => undefined,
});

export function useFormAround(): FormAround {
  return useContext(FormAroundContext);
}
