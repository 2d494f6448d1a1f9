// From schemas/portal/register.json by `tuyen generate`. Edit that file instead.
import { isDate, isEmail, lengthOf } from '../validation.gen.js';

export function validatePerson(data, { instancePath = '' } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.full_name === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'full_name' },
      });
      errors++;
    }
    if (data.birth_date === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'birth_date' },
      });
      errors++;
    }
    if (data.identity_number === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'identity_number' },
      });
      errors++;
    }
    if (data.phone === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'phone' },
      });
      errors++;
    }
    if (data.full_name !== undefined) {
      let data0 = data.full_name;
      if (typeof data0 === 'string') {
        if (lengthOf(data0) > 100) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/full_name',
            schemaPath: '#/properties/full_name/maxLength',
            keyword: 'maxLength',
            params: { limit: 100 },
          });
          errors++;
        }
        if (lengthOf(data0) < 2) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/full_name',
            schemaPath: '#/properties/full_name/minLength',
            keyword: 'minLength',
            params: { limit: 2 },
          });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/full_name',
            schemaPath: '#/properties/full_name/pattern',
            keyword: 'pattern',
            params: { pattern: "^[\\p{L}\\p{M}][\\p{L}\\p{M}'’. -]*$" },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/full_name',
          schemaPath: '#/properties/full_name/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.birth_date !== undefined) {
      let data1 = data.birth_date;
      if (typeof data1 === 'string') {
        if (!isDate(data1)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/birth_date',
            schemaPath: '#/properties/birth_date/format',
            keyword: 'format',
            params: { format: 'date' },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/birth_date',
          schemaPath: '#/properties/birth_date/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.identity_number !== undefined) {
      let data2 = data.identity_number;
      if (typeof data2 === 'string') {
        if (lengthOf(data2) > 12) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/identity_number',
            schemaPath: '#/properties/identity_number/maxLength',
            keyword: 'maxLength',
            params: { limit: 12 },
          });
          errors++;
        }
        if (!formats2.test(data2)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/identity_number',
            schemaPath: '#/properties/identity_number/format',
            keyword: 'format',
            params: { format: 'identity-number' },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/identity_number',
          schemaPath: '#/properties/identity_number/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.phone !== undefined) {
      let data3 = data.phone;
      if (typeof data3 === 'string') {
        if (!formats4.test(data3)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/phone',
            schemaPath: '#/properties/phone/format',
            keyword: 'format',
            params: { format: 'vn-phone' },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/phone',
          schemaPath: '#/properties/phone/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.email !== undefined) {
      let data4 = data.email;
      if (typeof data4 === 'string') {
        if (lengthOf(data4) > 254) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/maxLength',
            keyword: 'maxLength',
            params: { limit: 254 },
          });
          errors++;
        }
        if (!isEmail(data4)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/format',
            keyword: 'format',
            params: { format: 'email' },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/email',
          schemaPath: '#/properties/email/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validatePerson.errors = vErrors;
  return errors === 0;
}
const schema0 = {
  type: 'object',
  required: ['full_name', 'birth_date', 'identity_number', 'phone'],
  properties: {
    full_name: { type: 'string', minLength: 2, maxLength: 100, pattern: "^[\\p{L}\\p{M}][\\p{L}\\p{M}'’. -]*$" },
    birth_date: { type: 'string', format: 'date' },
    identity_number: { type: 'string', format: 'identity-number', maxLength: 12 },
    phone: { format: 'vn-phone', type: 'string' },
    email: { type: 'string', format: 'email', maxLength: 254 },
  },
};
const pattern0 = new RegExp("^[\\p{L}\\p{M}][\\p{L}\\p{M}'’. -]*$", 'u');
const formats2 = /^(?:0\d{11}|[A-Z]{1,2}\d{6,8})$/u;
const formats4 =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;

/** The very schema that the validator was compiled from. */
export const personSchema = {
  type: 'object',
  required: ['full_name', 'birth_date', 'identity_number', 'phone'],
  properties: {
    full_name: { type: 'string', minLength: 2, maxLength: 100, pattern: "^[\\p{L}\\p{M}][\\p{L}\\p{M}'’. -]*$" },
    birth_date: { type: 'string', format: 'date' },
    identity_number: { type: 'string', format: 'identity-number', maxLength: 12 },
    phone: { format: 'vn-phone', type: 'string' },
    email: { type: 'string', format: 'email', maxLength: 254 },
  },
};
