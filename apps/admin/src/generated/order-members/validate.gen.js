// From schemas/resources/order-members.json by `tuyen generate`. Edit that file instead.
import { finding, isBirthDate, isObject, lengthOf } from '@tuyen/model/validation';

export function validateOrderMember(data) {
  const found = [];
  if (isObject(data)) {
    if (data.full_name === undefined) {
      found.push(finding('', 'required', { missingProperty: 'full_name' }));
    } else if (typeof data.full_name === 'string') {
      if (lengthOf(data.full_name) < 2) {
        found.push(finding('/full_name', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.full_name) > 100) {
        found.push(finding('/full_name', 'maxLength', { limit: 100 }));
      }
      if (!fullNamePattern.test(data.full_name)) {
        found.push(finding('/full_name', 'pattern', { pattern: "^[\\p{L}\\p{M}][\\p{L}\\p{M}'’. -]*$" }));
      }
    } else {
      found.push(finding('/full_name', 'type', { type: 'string' }));
    }
    if (data.birth_date !== undefined) {
      if (typeof data.birth_date === 'string') {
        if (!isBirthDate(data.birth_date)) {
          found.push(finding('/birth_date', 'format', { format: 'birth-date' }));
        }
      } else if (data.birth_date !== null) {
        found.push(finding('/birth_date', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.identity_number !== undefined) {
      if (typeof data.identity_number === 'string') {
        if (lengthOf(data.identity_number) > 12) {
          found.push(finding('/identity_number', 'maxLength', { limit: 12 }));
        }
        if (!identityNumberPattern.test(data.identity_number)) {
          found.push(finding('/identity_number', 'format', { format: 'identity-number' }));
        }
      } else if (data.identity_number !== null) {
        found.push(finding('/identity_number', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.portrait !== undefined) {
      if (typeof data.portrait === 'string') {
        if (lengthOf(data.portrait) > 500) {
          found.push(finding('/portrait', 'maxLength', { limit: 500 }));
        }
        if (!portraitPattern.test(data.portrait)) {
          found.push(finding('/portrait', 'pattern', { pattern: '^(?:/(?!/)|https?://)' }));
        }
      } else if (data.portrait !== null) {
        found.push(finding('/portrait', 'type', { type: ['string', 'null'] }));
      }
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateOrderMember.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const fullNamePattern = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]*$/u;
const identityNumberPattern = /^(?:0\d{11}|[A-Z]{1,2}\d{6,8})$/u;
const portraitPattern = /^(?:\/(?!\/)|https?:\/\/)/u;
