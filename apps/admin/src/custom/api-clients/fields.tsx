import { apiClientFields } from '../../generated/api-clients/fields.gen.tsx';
import { KeyField } from './KeyField.tsx';

/** Beside the beginning of the key stands what replaces it. */
export const fields = { ...apiClientFields, key_prefix: <KeyField source="key_prefix" /> };
