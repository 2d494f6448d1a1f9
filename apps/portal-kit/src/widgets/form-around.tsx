import { createContext, useContext } from 'react';
import type { Answers, FormField, FormPage } from '../form-page.ts';
import type { KindControls } from './kind.tsx';
import type { RowFault } from './rows/row-faults.ts';

export interface FormAround {
  /**
   * Answers of all steps, and known values that the form does not ask for. Choices may depend on earlier answers
   * (`public/districts?city={city_id}`).
   */
  readonly answers: Answers;
  readonly kinds: NonNullable<FormPage['kinds']>;
  readonly controls: KindControls;
  readonly needed: readonly string[];
  readonly labelOf: (field: string, value: string) => string | undefined;
  readonly remember: (field: string, value: string, label: string) => void;
  /** Returns the faults of each row of an answer that is a list of rows. */
  readonly faultsOf: (field: FormField, rows: readonly Answers[]) => readonly RowFault[];
  readonly require: (field: string, required: boolean) => void;
  /**
   * Reports the start of an upload. The caller must call the returned function when the upload finishes, fails or is
   * canceled.
   */
  readonly uploadStarts: () => () => void;
}

export const FormAroundContext = createContext<FormAround>({
  answers: {},
  kinds: {},
  controls: {},
  needed: [],
  labelOf: () => undefined,
  remember: () => undefined,
  faultsOf: () => [],
  require: () => undefined,
  uploadStarts: () => () => undefined,
});

export function useFormAround(): FormAround {
  return useContext(FormAroundContext);
}
