// From schemas/resources/customers.json by `tuyen generate`. Edit that file instead.
import { isDate, isEmail, lengthOf } from '../validation.gen.js';

export function validateCustomer(data, { instancePath = '' } = {}) {
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
    if (data.gender !== undefined) {
      let data2 = data.gender;
      if (typeof data2 !== 'string' && data2 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/gender',
          schemaPath: '#/properties/gender/type',
          keyword: 'type',
          params: { type: schema0.properties.gender.type },
        });
        errors++;
      }
      if (!(data2 === 'MALE' || data2 === 'FEMALE' || data2 === 'OTHER' || data2 === null)) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/gender',
          schemaPath: '#/properties/gender/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.gender.enum },
        });
        errors++;
      }
    }
    if (data.phone !== undefined) {
      let data3 = data.phone;
      if (typeof data3 === 'string') {
        if (!formats2.test(data3)) {
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
      if (typeof data4 !== 'string' && data4 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/email',
          schemaPath: '#/properties/email/type',
          keyword: 'type',
          params: { type: schema0.properties.email.type },
        });
        errors++;
      }
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
      }
    }
    if (data.identity_number !== undefined) {
      let data5 = data.identity_number;
      if (typeof data5 !== 'string' && data5 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/identity_number',
          schemaPath: '#/properties/identity_number/type',
          keyword: 'type',
          params: { type: schema0.properties.identity_number.type },
        });
        errors++;
      }
      if (typeof data5 === 'string') {
        if (lengthOf(data5) > 12) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/identity_number',
            schemaPath: '#/properties/identity_number/maxLength',
            keyword: 'maxLength',
            params: { limit: 12 },
          });
          errors++;
        }
        if (!formats6.test(data5)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/identity_number',
            schemaPath: '#/properties/identity_number/format',
            keyword: 'format',
            params: { format: 'identity-number' },
          });
          errors++;
        }
      }
    }
    if (data.portrait !== undefined) {
      let data6 = data.portrait;
      if (typeof data6 !== 'string' && data6 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/portrait',
          schemaPath: '#/properties/portrait/type',
          keyword: 'type',
          params: { type: schema0.properties.portrait.type },
        });
        errors++;
      }
      if (typeof data6 === 'string') {
        if (lengthOf(data6) > 500) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/portrait',
            schemaPath: '#/properties/portrait/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          });
          errors++;
        }
        if (!pattern1.test(data6)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/portrait',
            schemaPath: '#/properties/portrait/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?:/(?!/)|https?://)' },
          });
          errors++;
        }
      }
    }
    if (data.object_group_id !== undefined) {
      let data7 = data.object_group_id;
      if (typeof data7 !== 'string' && data7 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/object_group_id',
          schemaPath: '#/properties/object_group_id/type',
          keyword: 'type',
          params: { type: schema0.properties.object_group_id.type },
        });
        errors++;
      }
    }
    if (data.proofs !== undefined) {
      let data8 = data.proofs;
      if (!Array.isArray(data8) && data8 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/proofs',
          schemaPath: '#/properties/proofs/type',
          keyword: 'type',
          params: { type: schema0.properties.proofs.type },
        });
        errors++;
      }
      if (Array.isArray(data8)) {
        if (data8.length > 6) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/proofs',
            schemaPath: '#/properties/proofs/maxItems',
            keyword: 'maxItems',
            params: { limit: 6 },
          });
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data9 = data8[i0];
          if (typeof data9 === 'string') {
            if (lengthOf(data9) > 500) {
              (vErrors ??= []).push({
                instancePath: instancePath + '/proofs/' + i0,
                schemaPath: '#/properties/proofs/items/maxLength',
                keyword: 'maxLength',
                params: { limit: 500 },
              });
              errors++;
            }
            if (!pattern1.test(data9)) {
              (vErrors ??= []).push({
                instancePath: instancePath + '/proofs/' + i0,
                schemaPath: '#/properties/proofs/items/pattern',
                keyword: 'pattern',
                params: { pattern: '^(?:/(?!/)|https?://)' },
              });
              errors++;
            }
          } else {
            (vErrors ??= []).push({
              instancePath: instancePath + '/proofs/' + i0,
              schemaPath: '#/properties/proofs/items/type',
              keyword: 'type',
              params: { type: 'string' },
            });
            errors++;
          }
        }
      }
    }
    if (data.proofs_valid_until !== undefined) {
      let data10 = data.proofs_valid_until;
      if (typeof data10 !== 'string' && data10 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/proofs_valid_until',
          schemaPath: '#/properties/proofs_valid_until/type',
          keyword: 'type',
          params: { type: schema0.properties.proofs_valid_until.type },
        });
        errors++;
      }
      if (typeof data10 === 'string') {
        if (!isDate(data10)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/proofs_valid_until',
            schemaPath: '#/properties/proofs_valid_until/format',
            keyword: 'format',
            params: { format: 'date' },
          });
          errors++;
        }
      }
    }
    if (data.group_name !== undefined) {
      let data11 = data.group_name;
      if (typeof data11 !== 'string' && data11 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/group_name',
          schemaPath: '#/properties/group_name/type',
          keyword: 'type',
          params: { type: schema0.properties.group_name.type },
        });
        errors++;
      }
      if (typeof data11 === 'string') {
        if (lengthOf(data11) > 150) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/group_name',
            schemaPath: '#/properties/group_name/maxLength',
            keyword: 'maxLength',
            params: { limit: 150 },
          });
          errors++;
        }
      }
    }
    if (data.city_id !== undefined) {
      let data12 = data.city_id;
      if (typeof data12 !== 'string' && data12 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/city_id',
          schemaPath: '#/properties/city_id/type',
          keyword: 'type',
          params: { type: schema0.properties.city_id.type },
        });
        errors++;
      }
    }
    if (data.district_id !== undefined) {
      let data13 = data.district_id;
      if (typeof data13 !== 'string' && data13 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/district_id',
          schemaPath: '#/properties/district_id/type',
          keyword: 'type',
          params: { type: schema0.properties.district_id.type },
        });
        errors++;
      }
    }
    if (data.address !== undefined) {
      let data14 = data.address;
      if (typeof data14 !== 'string' && data14 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/address',
          schemaPath: '#/properties/address/type',
          keyword: 'type',
          params: { type: schema0.properties.address.type },
        });
        errors++;
      }
      if (typeof data14 === 'string') {
        if (lengthOf(data14) > 255) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/address',
            schemaPath: '#/properties/address/maxLength',
            keyword: 'maxLength',
            params: { limit: 255 },
          });
          errors++;
        }
      }
    }
    if (data.note !== undefined) {
      let data15 = data.note;
      if (typeof data15 !== 'string' && data15 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/note',
          schemaPath: '#/properties/note/type',
          keyword: 'type',
          params: { type: schema0.properties.note.type },
        });
        errors++;
      }
      if (typeof data15 === 'string') {
        if (lengthOf(data15) > 500) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/note',
            schemaPath: '#/properties/note/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          });
          errors++;
        }
      }
    }
    if (data.status !== undefined) {
      let data16 = data.status;
      if (typeof data16 !== 'string' && data16 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/type',
          keyword: 'type',
          params: { type: schema0.properties.status.type },
        });
        errors++;
      }
      if (!(data16 === 'ACTIVE' || data16 === 'INACTIVE' || data16 === null)) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.status.enum },
        });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validateCustomer.errors = vErrors;
  return errors === 0;
}
const schema0 = {
  type: 'object',
  required: ['full_name', 'birth_date', 'phone'],
  properties: {
    full_name: { type: 'string', minLength: 2, maxLength: 100, pattern: "^[\\p{L}\\p{M}][\\p{L}\\p{M}'’. -]*$" },
    birth_date: { type: 'string', format: 'date' },
    gender: { type: ['string', 'null'], enum: ['MALE', 'FEMALE', 'OTHER', null] },
    phone: { format: 'vn-phone', type: 'string' },
    email: { type: ['string', 'null'], format: 'email', maxLength: 254 },
    identity_number: { type: ['string', 'null'], format: 'identity-number', maxLength: 12 },
    portrait: { type: ['string', 'null'], pattern: '^(?:/(?!/)|https?://)', maxLength: 500 },
    object_group_id: { type: ['string', 'null'] },
    proofs: {
      type: ['array', 'null'],
      items: { type: 'string', pattern: '^(?:/(?!/)|https?://)', maxLength: 500 },
      maxItems: 6,
    },
    proofs_valid_until: { type: ['string', 'null'], format: 'date' },
    group_name: { type: ['string', 'null'], maxLength: 150 },
    city_id: { type: ['string', 'null'] },
    district_id: { type: ['string', 'null'] },
    address: { type: ['string', 'null'], maxLength: 255 },
    note: { type: ['string', 'null'], maxLength: 500 },
    status: { type: ['string', 'null'], enum: ['ACTIVE', 'INACTIVE', null] },
  },
};
const pattern0 = new RegExp("^[\\p{L}\\p{M}][\\p{L}\\p{M}'’. -]*$", 'u');
const pattern1 = new RegExp('^(?:/(?!/)|https?://)', 'u');
const formats2 =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;
const formats6 = /^(?:0\d{11}|[A-Z]{1,2}\d{6,8})$/u;
