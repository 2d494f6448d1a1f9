// From schemas/flows/register.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validatePerson(data) {
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
    if (data.identity_number === undefined) {
      found.push(finding('', 'required', { missingProperty: 'identity_number' }));
    } else if (typeof data.identity_number === 'string') {
      if (lengthOf(data.identity_number) > 12) {
        found.push(finding('/identity_number', 'maxLength', { limit: 12 }));
      }
      if (!identityNumberPattern.test(data.identity_number)) {
        found.push(finding('/identity_number', 'format', { format: 'identity-number' }));
      }
    } else {
      found.push(finding('/identity_number', 'type', { type: 'string' }));
    }
    if (data.phone === undefined) {
      found.push(finding('', 'required', { missingProperty: 'phone' }));
    } else if (typeof data.phone === 'string') {
      if (!vnPhonePattern.test(data.phone)) {
        found.push(finding('/phone', 'format', { format: 'vn-phone' }));
      }
    } else {
      found.push(finding('/phone', 'type', { type: 'string' }));
    }
    if (data.email !== undefined) {
      if (typeof data.email === 'string') {
        if (lengthOf(data.email) > 254) {
          found.push(finding('/email', 'maxLength', { limit: 254 }));
        }
        if (!emailPattern.test(data.email)) {
          found.push(finding('/email', 'format', { format: 'email' }));
        }
      } else {
        found.push(finding('/email', 'type', { type: 'string' }));
      }
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validatePerson.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const fullNamePattern = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]*$/u;
const identityNumberPattern = /^(?:0\d{11}|[A-Z]{1,2}\d{6,8})$/u;
const vnPhonePattern =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;
const emailPattern = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/u;
