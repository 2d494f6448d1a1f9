// From schemas/portal/register.json by `tuyen generate`. Edit that file instead.
import { isDate, lengthOf } from '../validation.gen.js';

export function validatePerson(data) {
  let findings = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.full_name === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'full_name' } });
      errors++;
    }
    if (data.birth_date === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'birth_date' } });
      errors++;
    }
    if (data.identity_number === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'identity_number' } });
      errors++;
    }
    if (data.phone === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'phone' } });
      errors++;
    }
    if (data.full_name !== undefined) {
      const data0 = data.full_name;
      if (typeof data0 === 'string') {
        if (lengthOf(data0) > 100) {
          (findings ??= []).push({ instancePath: '/full_name', keyword: 'maxLength', params: { limit: 100 } });
          errors++;
        }
        if (lengthOf(data0) < 2) {
          (findings ??= []).push({ instancePath: '/full_name', keyword: 'minLength', params: { limit: 2 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (findings ??= []).push({
            instancePath: '/full_name',
            keyword: 'pattern',
            params: { pattern: "^[\\p{L}\\p{M}][\\p{L}\\p{M}'’. -]*$" },
          });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/full_name', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.birth_date !== undefined) {
      const data1 = data.birth_date;
      if (typeof data1 === 'string') {
        if (!isDate(data1)) {
          (findings ??= []).push({ instancePath: '/birth_date', keyword: 'format', params: { format: 'date' } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/birth_date', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.identity_number !== undefined) {
      const data2 = data.identity_number;
      if (typeof data2 === 'string') {
        if (lengthOf(data2) > 12) {
          (findings ??= []).push({ instancePath: '/identity_number', keyword: 'maxLength', params: { limit: 12 } });
          errors++;
        }
        if (!identityNumberPattern.test(data2)) {
          (findings ??= []).push({
            instancePath: '/identity_number',
            keyword: 'format',
            params: { format: 'identity-number' },
          });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/identity_number', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.phone !== undefined) {
      const data3 = data.phone;
      if (typeof data3 === 'string') {
        if (!vnPhonePattern.test(data3)) {
          (findings ??= []).push({ instancePath: '/phone', keyword: 'format', params: { format: 'vn-phone' } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/phone', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.email !== undefined) {
      const data4 = data.email;
      if (typeof data4 === 'string') {
        if (lengthOf(data4) > 254) {
          (findings ??= []).push({ instancePath: '/email', keyword: 'maxLength', params: { limit: 254 } });
          errors++;
        }
        if (!emailPattern.test(data4)) {
          (findings ??= []).push({ instancePath: '/email', keyword: 'format', params: { format: 'email' } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/email', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
  } else {
    (findings ??= []).push({ instancePath: '', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validatePerson.errors = findings;
  return errors === 0;
}

const pattern0 = new RegExp("^[\\p{L}\\p{M}][\\p{L}\\p{M}'’. -]*$", 'u');
const identityNumberPattern = /^(?:0\d{11}|[A-Z]{1,2}\d{6,8})$/u;
const vnPhonePattern =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;
const emailPattern = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/u;

/** The very schema that the validator was compiled from. */
export const personSchema = {
  type: 'object',
  required: ['full_name', 'birth_date', 'identity_number', 'phone'],
  properties: {
    full_name: { minLength: 2, type: 'string', maxLength: 100, pattern: "^[\\p{L}\\p{M}][\\p{L}\\p{M}'’. -]*$" },
    birth_date: { type: 'string', format: 'date' },
    identity_number: { type: 'string', format: 'identity-number', maxLength: 12 },
    phone: { format: 'vn-phone', type: 'string' },
    email: { type: 'string', format: 'email', maxLength: 254 },
  },
};
