// From schemas/portal/register.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateDelivery(data) {
  let findings = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.delivery_method === undefined && (missing0 = 'delivery_method')) {
      (findings ??= []).push({});
      errors++;
    } else {
      if (data.delivery_method !== undefined) {
        if ('COUNTER' !== data.delivery_method) {
          (findings ??= []).push({});
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs3 === errors;
  errors = _errs2;
  if (findings !== null) {
    if (_errs2) {
      findings.length = _errs2;
    } else {
      findings = null;
    }
  }
  if (_valid0) {
    const _errs5 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.ticket_counter_id === undefined) {
        (findings ??= []).push({
          instancePath: '',
          keyword: 'required',
          params: { missingProperty: 'ticket_counter_id' },
        });
        errors++;
      }
      if (data.ticket_counter_id !== undefined) {
        const data1 = data.ticket_counter_id;
        if (typeof data1 === 'string') {
          if (lengthOf(data1) < 1) {
            (findings ??= []).push({ instancePath: '/ticket_counter_id', keyword: 'minLength', params: { limit: 1 } });
            errors++;
          }
        } else {
          (findings ??= []).push({ instancePath: '/ticket_counter_id', keyword: 'type', params: { type: 'string' } });
          errors++;
        }
      }
    }
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
  }
  if (!valid1) {
    (findings ??= []).push({ instancePath: '', keyword: 'if', params: { failingKeyword: 'then' } });
    errors++;
  }
  const _errs9 = errors;
  let valid4 = true;
  const _errs10 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing1;
    if (data.delivery_method === undefined && (missing1 = 'delivery_method')) {
      (findings ??= []).push({});
      errors++;
    } else {
      if (data.delivery_method !== undefined) {
        if ('HOME' !== data.delivery_method) {
          (findings ??= []).push({});
          errors++;
        }
      }
    }
  }
  var _valid1 = _errs10 === errors;
  errors = _errs9;
  if (findings !== null) {
    if (_errs9) {
      findings.length = _errs9;
    } else {
      findings = null;
    }
  }
  if (_valid1) {
    const _errs12 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.delivery_city_id === undefined) {
        (findings ??= []).push({
          instancePath: '',
          keyword: 'required',
          params: { missingProperty: 'delivery_city_id' },
        });
        errors++;
      }
      if (data.delivery_district_id === undefined) {
        (findings ??= []).push({
          instancePath: '',
          keyword: 'required',
          params: { missingProperty: 'delivery_district_id' },
        });
        errors++;
      }
      if (data.delivery_address === undefined) {
        (findings ??= []).push({
          instancePath: '',
          keyword: 'required',
          params: { missingProperty: 'delivery_address' },
        });
        errors++;
      }
      if (data.receiver_name !== undefined) {
        const data3 = data.receiver_name;
        if (typeof data3 === 'string') {
          if (lengthOf(data3) > 100) {
            (findings ??= []).push({ instancePath: '/receiver_name', keyword: 'maxLength', params: { limit: 100 } });
            errors++;
          }
          if (lengthOf(data3) < 2) {
            (findings ??= []).push({ instancePath: '/receiver_name', keyword: 'minLength', params: { limit: 2 } });
            errors++;
          }
        } else {
          (findings ??= []).push({ instancePath: '/receiver_name', keyword: 'type', params: { type: 'string' } });
          errors++;
        }
      }
      if (data.receiver_phone !== undefined) {
        const data4 = data.receiver_phone;
        if (typeof data4 === 'string') {
          if (!vnPhonePattern.test(data4)) {
            (findings ??= []).push({
              instancePath: '/receiver_phone',
              keyword: 'format',
              params: { format: 'vn-phone' },
            });
            errors++;
          }
        } else {
          (findings ??= []).push({ instancePath: '/receiver_phone', keyword: 'type', params: { type: 'string' } });
          errors++;
        }
      }
      if (data.delivery_city_id !== undefined) {
        const data5 = data.delivery_city_id;
        if (typeof data5 === 'string') {
          if (lengthOf(data5) < 1) {
            (findings ??= []).push({ instancePath: '/delivery_city_id', keyword: 'minLength', params: { limit: 1 } });
            errors++;
          }
        } else {
          (findings ??= []).push({ instancePath: '/delivery_city_id', keyword: 'type', params: { type: 'string' } });
          errors++;
        }
      }
      if (data.delivery_district_id !== undefined) {
        const data6 = data.delivery_district_id;
        if (typeof data6 === 'string') {
          if (lengthOf(data6) < 1) {
            (findings ??= []).push({
              instancePath: '/delivery_district_id',
              keyword: 'minLength',
              params: { limit: 1 },
            });
            errors++;
          }
        } else {
          (findings ??= []).push({
            instancePath: '/delivery_district_id',
            keyword: 'type',
            params: { type: 'string' },
          });
          errors++;
        }
      }
      if (data.delivery_address !== undefined) {
        const data7 = data.delivery_address;
        if (typeof data7 === 'string') {
          if (lengthOf(data7) > 255) {
            (findings ??= []).push({ instancePath: '/delivery_address', keyword: 'maxLength', params: { limit: 255 } });
            errors++;
          }
          if (lengthOf(data7) < 5) {
            (findings ??= []).push({ instancePath: '/delivery_address', keyword: 'minLength', params: { limit: 5 } });
            errors++;
          }
        } else {
          (findings ??= []).push({ instancePath: '/delivery_address', keyword: 'type', params: { type: 'string' } });
          errors++;
        }
      }
    }
    var _valid1 = _errs12 === errors;
    valid4 = _valid1;
  }
  if (!valid4) {
    (findings ??= []).push({ instancePath: '', keyword: 'if', params: { failingKeyword: 'then' } });
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.delivery_method === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'delivery_method' } });
      errors++;
    }
    if (data.delivery_method !== undefined) {
      const data8 = data.delivery_method;
      if (typeof data8 !== 'string') {
        (findings ??= []).push({ instancePath: '/delivery_method', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
      if (!(data8 === 'COUNTER' || data8 === 'HOME')) {
        (findings ??= []).push({
          instancePath: '/delivery_method',
          keyword: 'enum',
          params: { allowedValues: ['COUNTER', 'HOME'] },
        });
        errors++;
      }
    }
    if (data.note !== undefined) {
      const data9 = data.note;
      if (typeof data9 === 'string') {
        if (lengthOf(data9) > 500) {
          (findings ??= []).push({ instancePath: '/note', keyword: 'maxLength', params: { limit: 500 } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/note', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
  } else {
    (findings ??= []).push({ instancePath: '', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validateDelivery.errors = findings;
  return errors === 0;
}

const vnPhonePattern =
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
      then: { required: ['ticket_counter_id'], properties: { ticket_counter_id: { minLength: 1, type: 'string' } } },
    },
    {
      if: { properties: { delivery_method: { const: 'HOME' } }, required: ['delivery_method'] },
      then: {
        required: ['delivery_city_id', 'delivery_district_id', 'delivery_address'],
        properties: {
          receiver_name: { type: 'string', minLength: 2, maxLength: 100 },
          receiver_phone: { format: 'vn-phone', type: 'string' },
          delivery_city_id: { minLength: 1, type: 'string' },
          delivery_district_id: { minLength: 1, type: 'string' },
          delivery_address: { minLength: 5, type: 'string', maxLength: 255 },
        },
      },
    },
  ],
};
