import type { Formats } from '@tuyen/model';

/** Formats numbers, amounts and times of the project's region. */
export interface OfficeFormats {
  readonly formats: Formats;
  /** Returns the formats of an office, which may have its own currency. */
  formatsFor(officeId: string | null): Promise<Formats>;
}
