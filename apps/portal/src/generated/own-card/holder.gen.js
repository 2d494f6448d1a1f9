// From schemas/flows/own-card.json by `tuyen generate`. Edit that file instead.
import { finding, isObject } from '@tuyen/model/validation';

export function validateHolder(data) {
  const found = [];
  if (isObject(data)) {
    if (data.phone === undefined) {
      found.push(finding('', 'required', { missingProperty: 'phone' }));
    } else if (typeof data.phone === 'string') {
      if (!vnPhonePattern.test(data.phone)) {
        found.push(finding('/phone', 'format', { format: 'vn-phone' }));
      }
    } else {
      found.push(finding('/phone', 'type', { type: 'string' }));
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateHolder.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const vnPhonePattern =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;
