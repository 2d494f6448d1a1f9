// From schemas/resources/customers.json by `tuyen generate`. Edit that file instead.
import { isDate, lengthOf } from '../validation.gen.js';

export function validateCustomer(data) {
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
    if (data.gender !== undefined) {
      const data2 = data.gender;
      if (typeof data2 !== 'string' && data2 !== null) {
        (findings ??= []).push({ instancePath: '/gender', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (!(data2 === 'MALE' || data2 === 'FEMALE' || data2 === 'OTHER' || data2 === null)) {
        (findings ??= []).push({
          instancePath: '/gender',
          keyword: 'enum',
          params: { allowedValues: ['MALE', 'FEMALE', 'OTHER', null] },
        });
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
      if (typeof data4 !== 'string' && data4 !== null) {
        (findings ??= []).push({ instancePath: '/email', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data4 === 'string') {
        if (lengthOf(data4) > 254) {
          (findings ??= []).push({ instancePath: '/email', keyword: 'maxLength', params: { limit: 254 } });
          errors++;
        }
        if (!emailPattern.test(data4)) {
          (findings ??= []).push({ instancePath: '/email', keyword: 'format', params: { format: 'email' } });
          errors++;
        }
      }
    }
    if (data.identity_number !== undefined) {
      const data5 = data.identity_number;
      if (typeof data5 !== 'string' && data5 !== null) {
        (findings ??= []).push({
          instancePath: '/identity_number',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (typeof data5 === 'string') {
        if (lengthOf(data5) > 12) {
          (findings ??= []).push({ instancePath: '/identity_number', keyword: 'maxLength', params: { limit: 12 } });
          errors++;
        }
        if (!identityNumberPattern.test(data5)) {
          (findings ??= []).push({
            instancePath: '/identity_number',
            keyword: 'format',
            params: { format: 'identity-number' },
          });
          errors++;
        }
      }
    }
    if (data.portrait !== undefined) {
      const data6 = data.portrait;
      if (typeof data6 !== 'string' && data6 !== null) {
        (findings ??= []).push({ instancePath: '/portrait', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data6 === 'string') {
        if (lengthOf(data6) > 500) {
          (findings ??= []).push({ instancePath: '/portrait', keyword: 'maxLength', params: { limit: 500 } });
          errors++;
        }
        if (!pattern1.test(data6)) {
          (findings ??= []).push({
            instancePath: '/portrait',
            keyword: 'pattern',
            params: { pattern: '^(?:/(?!/)|https?://)' },
          });
          errors++;
        }
      }
    }
    if (data.object_group_id !== undefined) {
      const data7 = data.object_group_id;
      if (typeof data7 !== 'string' && data7 !== null) {
        (findings ??= []).push({
          instancePath: '/object_group_id',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
    }
    if (data.proofs !== undefined) {
      const data8 = data.proofs;
      if (!Array.isArray(data8) && data8 !== null) {
        (findings ??= []).push({ instancePath: '/proofs', keyword: 'type', params: { type: ['array', 'null'] } });
        errors++;
      }
      if (Array.isArray(data8)) {
        if (data8.length > 6) {
          (findings ??= []).push({ instancePath: '/proofs', keyword: 'maxItems', params: { limit: 6 } });
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const data9 = data8[i0];
          if (typeof data9 === 'string') {
            if (lengthOf(data9) > 500) {
              (findings ??= []).push({ instancePath: '/proofs/' + i0, keyword: 'maxLength', params: { limit: 500 } });
              errors++;
            }
            if (!pattern1.test(data9)) {
              (findings ??= []).push({
                instancePath: '/proofs/' + i0,
                keyword: 'pattern',
                params: { pattern: '^(?:/(?!/)|https?://)' },
              });
              errors++;
            }
          } else {
            (findings ??= []).push({ instancePath: '/proofs/' + i0, keyword: 'type', params: { type: 'string' } });
            errors++;
          }
        }
      }
    }
    if (data.proofs_valid_until !== undefined) {
      const data10 = data.proofs_valid_until;
      if (typeof data10 !== 'string' && data10 !== null) {
        (findings ??= []).push({
          instancePath: '/proofs_valid_until',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (typeof data10 === 'string') {
        if (!isDate(data10)) {
          (findings ??= []).push({
            instancePath: '/proofs_valid_until',
            keyword: 'format',
            params: { format: 'date' },
          });
          errors++;
        }
      }
    }
    if (data.group_name !== undefined) {
      const data11 = data.group_name;
      if (typeof data11 !== 'string' && data11 !== null) {
        (findings ??= []).push({ instancePath: '/group_name', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data11 === 'string') {
        if (lengthOf(data11) > 150) {
          (findings ??= []).push({ instancePath: '/group_name', keyword: 'maxLength', params: { limit: 150 } });
          errors++;
        }
      }
    }
    if (data.city_id !== undefined) {
      const data12 = data.city_id;
      if (typeof data12 !== 'string' && data12 !== null) {
        (findings ??= []).push({ instancePath: '/city_id', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
    }
    if (data.district_id !== undefined) {
      const data13 = data.district_id;
      if (typeof data13 !== 'string' && data13 !== null) {
        (findings ??= []).push({ instancePath: '/district_id', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
    }
    if (data.address !== undefined) {
      const data14 = data.address;
      if (typeof data14 !== 'string' && data14 !== null) {
        (findings ??= []).push({ instancePath: '/address', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data14 === 'string') {
        if (lengthOf(data14) > 255) {
          (findings ??= []).push({ instancePath: '/address', keyword: 'maxLength', params: { limit: 255 } });
          errors++;
        }
      }
    }
    if (data.note !== undefined) {
      const data15 = data.note;
      if (typeof data15 !== 'string' && data15 !== null) {
        (findings ??= []).push({ instancePath: '/note', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data15 === 'string') {
        if (lengthOf(data15) > 500) {
          (findings ??= []).push({ instancePath: '/note', keyword: 'maxLength', params: { limit: 500 } });
          errors++;
        }
      }
    }
    if (data.status !== undefined) {
      const data16 = data.status;
      if (typeof data16 !== 'string' && data16 !== null) {
        (findings ??= []).push({ instancePath: '/status', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (!(data16 === 'ACTIVE' || data16 === 'INACTIVE' || data16 === null)) {
        (findings ??= []).push({
          instancePath: '/status',
          keyword: 'enum',
          params: { allowedValues: ['ACTIVE', 'INACTIVE', null] },
        });
        errors++;
      }
    }
  } else {
    (findings ??= []).push({ instancePath: '', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validateCustomer.errors = findings;
  return errors === 0;
}

const pattern0 = new RegExp("^[\\p{L}\\p{M}][\\p{L}\\p{M}'’. -]*$", 'u');
const pattern1 = new RegExp('^(?:/(?!/)|https?://)', 'u');
const vnPhonePattern =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;
const emailPattern = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/u;
const identityNumberPattern = /^(?:0\d{11}|[A-Z]{1,2}\d{6,8})$/u;
