import type { Formats } from '@tuyen/model';

export interface OfficeFormats {
  readonly formats: Formats;
  formatsFor(officeId: string | null): Promise<Formats>;
}
