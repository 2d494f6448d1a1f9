// From schemas/portal/register.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateDelivery(data, { instancePath = '' } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.delivery_method === undefined && (missing0 = 'delivery_method')) {
      (vErrors ??= []).push({});
      errors++;
    } else {
      if (data.delivery_method !== undefined) {
        if ('COUNTER' !== data.delivery_method) {
          (vErrors ??= []).push({});
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs3 === errors;
  errors = _errs2;
  if (vErrors !== null) {
    if (_errs2) {
      vErrors.length = _errs2;
    } else {
      vErrors = null;
    }
  }
  if (_valid0) {
    const _errs5 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.ticket_counter_id === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/0/then/required',
          keyword: 'required',
          params: { missingProperty: 'ticket_counter_id' },
        });
        errors++;
      }
      if (data.ticket_counter_id !== undefined) {
        if (typeof data.ticket_counter_id !== 'string') {
          (vErrors ??= []).push({
            instancePath: instancePath + '/ticket_counter_id',
            schemaPath: '#/allOf/0/then/properties/ticket_counter_id/type',
            keyword: 'type',
            params: { type: 'string' },
          });
          errors++;
        }
      }
    }
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
  }
  if (!valid1) {
    (vErrors ??= []).push({
      instancePath,
      schemaPath: '#/allOf/0/if',
      keyword: 'if',
      params: { failingKeyword: 'then' },
    });
    errors++;
  }
  const _errs9 = errors;
  let valid4 = true;
  const _errs10 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing1;
    if (data.delivery_method === undefined && (missing1 = 'delivery_method')) {
      (vErrors ??= []).push({});
      errors++;
    } else {
      if (data.delivery_method !== undefined) {
        if ('HOME' !== data.delivery_method) {
          (vErrors ??= []).push({});
          errors++;
        }
      }
    }
  }
  var _valid1 = _errs10 === errors;
  errors = _errs9;
  if (vErrors !== null) {
    if (_errs9) {
      vErrors.length = _errs9;
    } else {
      vErrors = null;
    }
  }
  if (_valid1) {
    const _errs12 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.delivery_city_id === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/1/then/required',
          keyword: 'required',
          params: { missingProperty: 'delivery_city_id' },
        });
        errors++;
      }
      if (data.delivery_district_id === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/1/then/required',
          keyword: 'required',
          params: { missingProperty: 'delivery_district_id' },
        });
        errors++;
      }
      if (data.delivery_address === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/1/then/required',
          keyword: 'required',
          params: { missingProperty: 'delivery_address' },
        });
        errors++;
      }
      if (data.receiver_name !== undefined) {
        let data3 = data.receiver_name;
        if (typeof data3 === 'string') {
          if (lengthOf(data3) > 100) {
            (vErrors ??= []).push({
              instancePath: instancePath + '/receiver_name',
              schemaPath: '#/allOf/1/then/properties/receiver_name/maxLength',
              keyword: 'maxLength',
              params: { limit: 100 },
            });
            errors++;
          }
          if (lengthOf(data3) < 2) {
            (vErrors ??= []).push({
              instancePath: instancePath + '/receiver_name',
              schemaPath: '#/allOf/1/then/properties/receiver_name/minLength',
              keyword: 'minLength',
              params: { limit: 2 },
            });
            errors++;
          }
        } else {
          (vErrors ??= []).push({
            instancePath: instancePath + '/receiver_name',
            schemaPath: '#/allOf/1/then/properties/receiver_name/type',
            keyword: 'type',
            params: { type: 'string' },
          });
          errors++;
        }
      }
      if (data.receiver_phone !== undefined) {
        let data4 = data.receiver_phone;
        if (typeof data4 === 'string') {
          if (!formats0.test(data4)) {
            (vErrors ??= []).push({
              instancePath: instancePath + '/receiver_phone',
              schemaPath: '#/allOf/1/then/properties/receiver_phone/format',
              keyword: 'format',
              params: { format: 'vn-phone' },
            });
            errors++;
          }
        } else {
          (vErrors ??= []).push({
            instancePath: instancePath + '/receiver_phone',
            schemaPath: '#/allOf/1/then/properties/receiver_phone/type',
            keyword: 'type',
            params: { type: 'string' },
          });
          errors++;
        }
      }
      if (data.delivery_city_id !== undefined) {
        if (typeof data.delivery_city_id !== 'string') {
          (vErrors ??= []).push({
            instancePath: instancePath + '/delivery_city_id',
            schemaPath: '#/allOf/1/then/properties/delivery_city_id/type',
            keyword: 'type',
            params: { type: 'string' },
          });
          errors++;
        }
      }
      if (data.delivery_district_id !== undefined) {
        if (typeof data.delivery_district_id !== 'string') {
          (vErrors ??= []).push({
            instancePath: instancePath + '/delivery_district_id',
            schemaPath: '#/allOf/1/then/properties/delivery_district_id/type',
            keyword: 'type',
            params: { type: 'string' },
          });
          errors++;
        }
      }
      if (data.delivery_address !== undefined) {
        let data7 = data.delivery_address;
        if (typeof data7 === 'string') {
          if (lengthOf(data7) > 255) {
            (vErrors ??= []).push({
              instancePath: instancePath + '/delivery_address',
              schemaPath: '#/allOf/1/then/properties/delivery_address/maxLength',
              keyword: 'maxLength',
              params: { limit: 255 },
            });
            errors++;
          }
          if (lengthOf(data7) < 5) {
            (vErrors ??= []).push({
              instancePath: instancePath + '/delivery_address',
              schemaPath: '#/allOf/1/then/properties/delivery_address/minLength',
              keyword: 'minLength',
              params: { limit: 5 },
            });
            errors++;
          }
        } else {
          (vErrors ??= []).push({
            instancePath: instancePath + '/delivery_address',
            schemaPath: '#/allOf/1/then/properties/delivery_address/type',
            keyword: 'type',
            params: { type: 'string' },
          });
          errors++;
        }
      }
    }
    var _valid1 = _errs12 === errors;
    valid4 = _valid1;
  }
  if (!valid4) {
    (vErrors ??= []).push({
      instancePath,
      schemaPath: '#/allOf/1/if',
      keyword: 'if',
      params: { failingKeyword: 'then' },
    });
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.delivery_method === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'delivery_method' },
      });
      errors++;
    }
    if (data.delivery_method !== undefined) {
      let data8 = data.delivery_method;
      if (typeof data8 !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/delivery_method',
          schemaPath: '#/properties/delivery_method/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
      if (!(data8 === 'COUNTER' || data8 === 'HOME')) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/delivery_method',
          schemaPath: '#/properties/delivery_method/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.delivery_method.enum },
        });
        errors++;
      }
    }
    if (data.note !== undefined) {
      let data9 = data.note;
      if (typeof data9 === 'string') {
        if (lengthOf(data9) > 500) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/note',
            schemaPath: '#/properties/note/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/note',
          schemaPath: '#/properties/note/type',
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
  validateDelivery.errors = vErrors;
  return errors === 0;
}
const schema0 = {
  type: 'object',
  required: ['delivery_method'],
  properties: {
    delivery_method: { type: 'string', enum: ['COUNTER', 'HOME'] },
    note: { type: 'string', maxLength: 500 },
  },
  allOf: [
    {
      if: { properties: { delivery_method: { const: 'COUNTER' } }, required: ['delivery_method'] },
      then: { required: ['ticket_counter_id'], properties: { ticket_counter_id: { type: 'string' } } },
    },
    {
      if: { properties: { delivery_method: { const: 'HOME' } }, required: ['delivery_method'] },
      then: {
        required: ['delivery_city_id', 'delivery_district_id', 'delivery_address'],
        properties: {
          receiver_name: { type: 'string', minLength: 2, maxLength: 100 },
          receiver_phone: { format: 'vn-phone', type: 'string' },
          delivery_city_id: { type: 'string' },
          delivery_district_id: { type: 'string' },
          delivery_address: { type: 'string', minLength: 5, maxLength: 255 },
        },
      },
    },
  ],
};
const formats0 =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;

/** The very schema that the validator was compiled from. */
export const deliverySchema = {
  type: 'object',
  required: ['delivery_method'],
  properties: {
    delivery_method: { type: 'string', enum: ['COUNTER', 'HOME'] },
    note: { type: 'string', maxLength: 500 },
  },
  allOf: [
    {
      if: { properties: { delivery_method: { const: 'COUNTER' } }, required: ['delivery_method'] },
      then: { required: ['ticket_counter_id'], properties: { ticket_counter_id: { type: 'string' } } },
    },
    {
      if: { properties: { delivery_method: { const: 'HOME' } }, required: ['delivery_method'] },
      then: {
        required: ['delivery_city_id', 'delivery_district_id', 'delivery_address'],
        properties: {
          receiver_name: { type: 'string', minLength: 2, maxLength: 100 },
          receiver_phone: { format: 'vn-phone', type: 'string' },
          delivery_city_id: { type: 'string' },
          delivery_district_id: { type: 'string' },
          delivery_address: { type: 'string', minLength: 5, maxLength: 255 },
        },
      },
    },
  ],
};
