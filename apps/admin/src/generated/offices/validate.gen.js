// From schemas/resources/offices.json by `tuyen generate`. Edit that file instead.
import { isEmail, lengthOf } from '../validation.gen.js';

export function validateOffice(data, { instancePath = '' } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.code === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'code' },
      });
      errors++;
    }
    if (data.name === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'name' },
      });
      errors++;
    }
    if (data.organisation_type === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'organisation_type' },
      });
      errors++;
    }
    if (data.short_name === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'short_name' },
      });
      errors++;
    }
    if (data.code !== undefined) {
      let data0 = data.code;
      if (typeof data0 === 'string') {
        if (lengthOf(data0) > 20) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/maxLength',
            keyword: 'maxLength',
            params: { limit: 20 },
          });
          errors++;
        }
        if (lengthOf(data0) < 2) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/minLength',
            keyword: 'minLength',
            params: { limit: 2 },
          });
          errors++;
        }
        if (!formats0.test(data0)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/format',
            keyword: 'format',
            params: { format: 'catalogue-code' },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/code',
          schemaPath: '#/properties/code/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data1 = data.name;
      if (typeof data1 === 'string') {
        if (lengthOf(data1) > 150) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/maxLength',
            keyword: 'maxLength',
            params: { limit: 150 },
          });
          errors++;
        }
        if (lengthOf(data1) < 2) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/minLength',
            keyword: 'minLength',
            params: { limit: 2 },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/name',
          schemaPath: '#/properties/name/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.organisation_type !== undefined) {
      let data2 = data.organisation_type;
      if (typeof data2 !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/organisation_type',
          schemaPath: '#/properties/organisation_type/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
      if (
        !(
          data2 === 'COMPANY_ROOT' ||
          data2 === 'COMPANY' ||
          data2 === 'COMPANY_BRT' ||
          data2 === 'COMPANY_METRO' ||
          data2 === 'AGENCY_TICKET' ||
          data2 === 'AGENCY_CARD'
        )
      ) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/organisation_type',
          schemaPath: '#/properties/organisation_type/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.organisation_type.enum },
        });
        errors++;
      }
    }
    if (data.parent_id !== undefined) {
      let data3 = data.parent_id;
      if (typeof data3 !== 'string' && data3 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/parent_id',
          schemaPath: '#/properties/parent_id/type',
          keyword: 'type',
          params: { type: schema0.properties.parent_id.type },
        });
        errors++;
      }
    }
    if (data.short_name !== undefined) {
      let data4 = data.short_name;
      if (typeof data4 === 'string') {
        if (lengthOf(data4) > 10) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/short_name',
            schemaPath: '#/properties/short_name/maxLength',
            keyword: 'maxLength',
            params: { limit: 10 },
          });
          errors++;
        }
        if (lengthOf(data4) < 2) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/short_name',
            schemaPath: '#/properties/short_name/minLength',
            keyword: 'minLength',
            params: { limit: 2 },
          });
          errors++;
        }
        if (!formats2.test(data4)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/short_name',
            schemaPath: '#/properties/short_name/format',
            keyword: 'format',
            params: { format: 'short-name' },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/short_name',
          schemaPath: '#/properties/short_name/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.display_name !== undefined) {
      let data5 = data.display_name;
      if (typeof data5 !== 'string' && data5 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/display_name',
          schemaPath: '#/properties/display_name/type',
          keyword: 'type',
          params: { type: schema0.properties.display_name.type },
        });
        errors++;
      }
      if (typeof data5 === 'string') {
        if (lengthOf(data5) > 150) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/display_name',
            schemaPath: '#/properties/display_name/maxLength',
            keyword: 'maxLength',
            params: { limit: 150 },
          });
          errors++;
        }
      }
    }
    if (data.logo !== undefined) {
      let data6 = data.logo;
      if (typeof data6 !== 'string' && data6 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/logo',
          schemaPath: '#/properties/logo/type',
          keyword: 'type',
          params: { type: schema0.properties.logo.type },
        });
        errors++;
      }
      if (typeof data6 === 'string') {
        if (lengthOf(data6) > 500) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/logo',
            schemaPath: '#/properties/logo/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          });
          errors++;
        }
        if (!pattern0.test(data6)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/logo',
            schemaPath: '#/properties/logo/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?:/(?!/)|https?://)' },
          });
          errors++;
        }
      }
    }
    if (data.tax_code !== undefined) {
      let data7 = data.tax_code;
      if (typeof data7 !== 'string' && data7 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/tax_code',
          schemaPath: '#/properties/tax_code/type',
          keyword: 'type',
          params: { type: schema0.properties.tax_code.type },
        });
        errors++;
      }
      if (typeof data7 === 'string') {
        if (!formats4.test(data7)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/tax_code',
            schemaPath: '#/properties/tax_code/format',
            keyword: 'format',
            params: { format: 'tax-code' },
          });
          errors++;
        }
      }
    }
    if (data.city_id !== undefined) {
      let data8 = data.city_id;
      if (typeof data8 !== 'string' && data8 !== null) {
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
      let data9 = data.district_id;
      if (typeof data9 !== 'string' && data9 !== null) {
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
      let data10 = data.address;
      if (typeof data10 !== 'string' && data10 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/address',
          schemaPath: '#/properties/address/type',
          keyword: 'type',
          params: { type: schema0.properties.address.type },
        });
        errors++;
      }
      if (typeof data10 === 'string') {
        if (lengthOf(data10) > 255) {
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
    if (data.hotline !== undefined) {
      let data11 = data.hotline;
      if (typeof data11 !== 'string' && data11 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/hotline',
          schemaPath: '#/properties/hotline/type',
          keyword: 'type',
          params: { type: schema0.properties.hotline.type },
        });
        errors++;
      }
      if (typeof data11 === 'string') {
        if (lengthOf(data11) > 20) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/hotline',
            schemaPath: '#/properties/hotline/maxLength',
            keyword: 'maxLength',
            params: { limit: 20 },
          });
          errors++;
        }
        if (!formats6.test(data11)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/hotline',
            schemaPath: '#/properties/hotline/format',
            keyword: 'format',
            params: { format: 'hotline' },
          });
          errors++;
        }
      }
    }
    if (data.email !== undefined) {
      let data12 = data.email;
      if (typeof data12 !== 'string' && data12 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/email',
          schemaPath: '#/properties/email/type',
          keyword: 'type',
          params: { type: schema0.properties.email.type },
        });
        errors++;
      }
      if (typeof data12 === 'string') {
        if (lengthOf(data12) > 254) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/maxLength',
            keyword: 'maxLength',
            params: { limit: 254 },
          });
          errors++;
        }
        if (!isEmail(data12)) {
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
    if (data.status !== undefined) {
      let data13 = data.status;
      if (typeof data13 !== 'string' && data13 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/type',
          keyword: 'type',
          params: { type: schema0.properties.status.type },
        });
        errors++;
      }
      if (!(data13 === 'ACTIVE' || data13 === 'INACTIVE' || data13 === null)) {
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
  validateOffice.errors = vErrors;
  return errors === 0;
}
const schema0 = {
  type: 'object',
  required: ['code', 'name', 'organisation_type', 'short_name'],
  properties: {
    code: { type: 'string', format: 'catalogue-code', minLength: 2, maxLength: 20 },
    name: { type: 'string', minLength: 2, maxLength: 150 },
    organisation_type: {
      type: 'string',
      enum: ['COMPANY_ROOT', 'COMPANY', 'COMPANY_BRT', 'COMPANY_METRO', 'AGENCY_TICKET', 'AGENCY_CARD'],
    },
    parent_id: { type: ['string', 'null'] },
    short_name: { type: 'string', format: 'short-name', minLength: 2, maxLength: 10 },
    display_name: { type: ['string', 'null'], maxLength: 150 },
    logo: { type: ['string', 'null'], pattern: '^(?:/(?!/)|https?://)', maxLength: 500 },
    tax_code: { type: ['string', 'null'], format: 'tax-code' },
    city_id: { type: ['string', 'null'] },
    district_id: { type: ['string', 'null'] },
    address: { type: ['string', 'null'], maxLength: 255 },
    hotline: { type: ['string', 'null'], format: 'hotline', maxLength: 20 },
    email: { type: ['string', 'null'], format: 'email', maxLength: 254 },
    status: { type: ['string', 'null'], enum: ['ACTIVE', 'INACTIVE', null] },
  },
};
const formats0 = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
const formats2 = /^[A-Z0-9]{2,10}$/u;
const formats4 = /^\d{10}(?:-\d{3})?$/u;
const formats6 = /^(?:\+84|0|1[89]00)[0-9 .]{4,12}$/u;
const pattern0 = new RegExp('^(?:/(?!/)|https?://)', 'u');
