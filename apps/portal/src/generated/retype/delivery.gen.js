// From schemas/flows/retype.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateDelivery(data) {
  const found = [];
  if (isObject(data)) {
    if (data.receiver_name !== undefined) {
      if (typeof data.receiver_name === 'string') {
        if (lengthOf(data.receiver_name) < 2) {
          found.push(finding('/receiver_name', 'minLength', { limit: 2 }));
        }
        if (lengthOf(data.receiver_name) > 100) {
          found.push(finding('/receiver_name', 'maxLength', { limit: 100 }));
        }
      } else {
        found.push(finding('/receiver_name', 'type', { type: 'string' }));
      }
    }
    if (data.receiver_phone !== undefined) {
      if (typeof data.receiver_phone === 'string') {
        if (!vnPhonePattern.test(data.receiver_phone)) {
          found.push(finding('/receiver_phone', 'format', { format: 'vn-phone' }));
        }
      } else {
        found.push(finding('/receiver_phone', 'type', { type: 'string' }));
      }
    }
    if (data.delivery_address !== undefined) {
      if (typeof data.delivery_address === 'string') {
        if (lengthOf(data.delivery_address) < 5) {
          found.push(finding('/delivery_address', 'minLength', { limit: 5 }));
        }
        if (lengthOf(data.delivery_address) > 255) {
          found.push(finding('/delivery_address', 'maxLength', { limit: 255 }));
        }
      } else {
        found.push(finding('/delivery_address', 'type', { type: 'string' }));
      }
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
  validateDelivery.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const vnPhonePattern =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;
