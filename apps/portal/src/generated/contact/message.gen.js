// From schemas/flows/contact.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateMessage(data) {
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
    if (data.email === undefined) {
      found.push(finding('', 'required', { missingProperty: 'email' }));
    } else if (typeof data.email === 'string') {
      if (lengthOf(data.email) > 254) {
        found.push(finding('/email', 'maxLength', { limit: 254 }));
      }
      if (!emailPattern.test(data.email)) {
        found.push(finding('/email', 'format', { format: 'email' }));
      }
    } else {
      found.push(finding('/email', 'type', { type: 'string' }));
    }
    if (data.message === undefined) {
      found.push(finding('', 'required', { missingProperty: 'message' }));
    } else if (typeof data.message === 'string') {
      if (lengthOf(data.message) < 1) {
        found.push(finding('/message', 'minLength', { limit: 1 }));
      }
      if (lengthOf(data.message) > 500) {
        found.push(finding('/message', 'maxLength', { limit: 500 }));
      }
    } else {
      found.push(finding('/message', 'type', { type: 'string' }));
    }
    if (data.phone !== undefined) {
      if (typeof data.phone === 'string') {
        if (!vnPhonePattern.test(data.phone)) {
          found.push(finding('/phone', 'format', { format: 'vn-phone' }));
        }
      } else {
        found.push(finding('/phone', 'type', { type: 'string' }));
      }
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateMessage.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const fullNamePattern = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]*$/u;
const emailPattern = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/u;
const vnPhonePattern =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;
