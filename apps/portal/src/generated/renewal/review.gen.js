// From schemas/flows/renewal.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateReview(data) {
  const found = [];
  if (isObject(data)) {
    if (data.consent === undefined) {
      found.push(finding('', 'required', { missingProperty: 'consent' }));
    } else if (typeof data.consent !== 'boolean') {
      found.push(finding('/consent', 'type', { type: 'boolean' }));
    }
    if (data.note !== undefined) {
      if (typeof data.note === 'string') {
        if (lengthOf(data.note) > 500) {
          found.push(finding('/note', 'maxLength', { limit: 500 }));
        }
      } else {
        found.push(finding('/note', 'type', { type: 'string' }));
      }
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateReview.errors = found.length > 0 ? found : null;
  return found.length === 0;
}
