// From schemas/resources/customer-requests.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateCustomerRequest(data) {
  const found = [];
  if (isObject(data)) {
    if (data.kind === undefined) {
      found.push(finding('', 'required', { missingProperty: 'kind' }));
    } else if (!kindValues.includes(data.kind)) {
      found.push(finding('/kind', 'enum', { allowedValues: kindValues }));
    }
    if (data.order_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'order_id' }));
    } else if (typeof data.order_id === 'string') {
      if (lengthOf(data.order_id) < 1) {
        found.push(finding('/order_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/order_id', 'type', { type: 'string' }));
    }
    if (data.documents !== undefined) {
      if (Array.isArray(data.documents)) {
        if (data.documents.length > 6) {
          found.push(finding('/documents', 'maxItems', { limit: 6 }));
        }
        for (const [index, item] of data.documents.entries()) {
          if (typeof item === 'string') {
            if (lengthOf(item) > 500) {
              found.push(finding(`/documents/${index}`, 'maxLength', { limit: 500 }));
            }
            if (!documentsPattern.test(item)) {
              found.push(finding(`/documents/${index}`, 'pattern', { pattern: '^(?:/(?!/)|https?://)' }));
            }
          } else {
            found.push(finding(`/documents/${index}`, 'type', { type: 'string' }));
          }
        }
      } else if (data.documents !== null) {
        found.push(finding('/documents', 'type', { type: ['array', 'null'] }));
      }
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
  validateCustomerRequest.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const kindValues = ['REGISTER_NEW', 'RENEW', 'REISSUE', 'RETYPE'];
const documentsPattern = /^(?:\/(?!\/)|https?:\/\/)/u;
