import type { Domain, Services } from '../domain.ts';
import type { OfficeFormats } from '../office-formats.ts';
import type { UploadStore } from '../uploads/uploads.ts';

export interface PrintParts
  extends Pick<Services, 'auth' | 'clock' | 'model' | 'settings' | 'store' | 'text'>, OfficeFormats {
  readonly domain: Domain;
  readonly uploads: Pick<UploadStore, 'read'>;
}
