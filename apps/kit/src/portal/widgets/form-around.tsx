import { createContext, useContext } from 'react';
import type { Answers, FormPage } from '../form-page.ts';
import type { KindControls } from './kind.tsx';

/** What widgets know of the form around them. */
export interface FormAround {
  /** Over all steps, and what is known besides: choices may depend on an earlier answer (`public/districts?city={city_id}`). */
  readonly answers: Answers;
  /** The code of the project kinds of its fields, by name. */
  readonly kinds: NonNullable<FormPage['kinds']>;
  /** The project's own controls, by the name of the kind. */
  readonly controls: KindControls;
  /** Names of the answers that the form requires now. */
  readonly needed: readonly string[];
  /** How a stored value reads to a person, stored for the review and after a reload: a route's name, a file's name. */
  readonly labelOf: (field: string, value: string) => string | undefined;
  readonly remember: (field: string, value: string, label: string) => void;
  /** Says whether an answer is required with the choices that there are now. */
  readonly require: (field: string, required: boolean) => void;
  /** Says that a file is on its way; the answer is called when it has arrived, failed or been given up. */
  readonly uploadStarts: () => () => void;
}

export const FormAroundContext = createContext<FormAround>({
  answers: {},
  kinds: {},
  controls: {},
  needed: [],
  labelOf: () => undefined,
  remember: () => undefined,
  require: () => undefined,
  uploadStarts: () => () => undefined,
});

export function useFormAround(): FormAround {
  return useContext(FormAroundContext);
}
