// From schemas/resources/coins.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateCoin(data) {
  const found = [];
  if (isObject(data)) {
    if (data.customer_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'customer_id' }));
    } else if (typeof data.customer_id === 'string') {
      if (lengthOf(data.customer_id) < 1) {
        found.push(finding('/customer_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/customer_id', 'type', { type: 'string' }));
    }
    if (data.note !== undefined) {
      if (typeof data.note === 'string') {
        if (lengthOf(data.note) > 500) {
          found.push(finding('/note', 'maxLength', { limit: 500 }));
        }
      } else if (data.note !== null) {
        found.push(finding('/note', 'type', { type: ['string', 'null'] }));
      }
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateCoin.errors = found.length > 0 ? found : null;
  return found.length === 0;
}
