// From schemas/flows/request.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateReason(data) {
  const found = [];
  if (isObject(data)) {
    if (data.reissue_reason === undefined) {
      found.push(finding('', 'required', { missingProperty: 'reissue_reason' }));
    } else if (typeof data.reissue_reason === 'string') {
      if (lengthOf(data.reissue_reason) < 3) {
        found.push(finding('/reissue_reason', 'minLength', { limit: 3 }));
      }
      if (lengthOf(data.reissue_reason) > 255) {
        found.push(finding('/reissue_reason', 'maxLength', { limit: 255 }));
      }
    } else {
      found.push(finding('/reissue_reason', 'type', { type: 'string' }));
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateReason.errors = found.length > 0 ? found : null;
  return found.length === 0;
}
