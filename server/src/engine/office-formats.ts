import type { Formats } from '@tuyen/model';

export interface OfficeFormats {
  readonly formats: Formats;
  /** Returns how an office formats numbers, amounts and times. An office may have its own currency. */
  formatsFor(officeId: string | null): Promise<Formats>;
}
