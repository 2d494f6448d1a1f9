// From schemas/resources/ticket-prices.json by `tuyen generate`. Edit that file instead.
import { isDate, lengthOf } from '../validation.gen.js';

export function validateTicketPrice(data) {
  let findings = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.card_kind === undefined && (missing0 = 'card_kind')) {
      (findings ??= []).push({});
      errors++;
    } else {
      if (data.card_kind !== undefined) {
        if ('PRIORITIZE' !== data.card_kind) {
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
      if (data.object_group_id === undefined) {
        (findings ??= []).push({
          instancePath: '',
          keyword: 'required',
          params: { missingProperty: 'object_group_id' },
        });
        errors++;
      }
    }
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
  }
  if (!valid1) {
    (findings ??= []).push({ instancePath: '', keyword: 'if', params: { failingKeyword: 'then' } });
    errors++;
  }
  const _errs7 = errors;
  let valid3 = true;
  const _errs8 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing1;
    if (data.distance_fare === undefined && (missing1 = 'distance_fare')) {
      (findings ??= []).push({});
      errors++;
    } else {
      if (data.distance_fare !== undefined) {
        if (true !== data.distance_fare) {
          (findings ??= []).push({});
          errors++;
        }
      }
    }
  }
  var _valid1 = _errs8 === errors;
  errors = _errs7;
  if (findings !== null) {
    if (_errs7) {
      findings.length = _errs7;
    } else {
      findings = null;
    }
  }
  if (_valid1) {
    const _errs10 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.block === undefined) {
        (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'block' } });
        errors++;
      }
      if (data.linear_distance_fare === undefined) {
        (findings ??= []).push({
          instancePath: '',
          keyword: 'required',
          params: { missingProperty: 'linear_distance_fare' },
        });
        errors++;
      }
    }
    var _valid1 = _errs10 === errors;
    valid3 = _valid1;
  }
  if (!valid3) {
    (findings ??= []).push({ instancePath: '', keyword: 'if', params: { failingKeyword: 'then' } });
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.code === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'code' } });
      errors++;
    }
    if (data.name === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'name' } });
      errors++;
    }
    if (data.issuer_id === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'issuer_id' } });
      errors++;
    }
    if (data.ticket_type === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'ticket_type' } });
      errors++;
    }
    if (data.transport_mode === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'transport_mode' } });
      errors++;
    }
    if (data.route_scope === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'route_scope' } });
      errors++;
    }
    if (data.card_kind === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'card_kind' } });
      errors++;
    }
    if (data.validity_start === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'validity_start' } });
      errors++;
    }
    if (data.base_price === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'base_price' } });
      errors++;
    }
    if (data.price === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'price' } });
      errors++;
    }
    if (data.code !== undefined) {
      const data2 = data.code;
      if (typeof data2 === 'string') {
        if (lengthOf(data2) > 30) {
          (findings ??= []).push({ instancePath: '/code', keyword: 'maxLength', params: { limit: 30 } });
          errors++;
        }
        if (lengthOf(data2) < 2) {
          (findings ??= []).push({ instancePath: '/code', keyword: 'minLength', params: { limit: 2 } });
          errors++;
        }
        if (!catalogueCodePattern.test(data2)) {
          (findings ??= []).push({ instancePath: '/code', keyword: 'format', params: { format: 'catalogue-code' } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/code', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.name !== undefined) {
      const data3 = data.name;
      if (typeof data3 === 'string') {
        if (lengthOf(data3) > 150) {
          (findings ??= []).push({ instancePath: '/name', keyword: 'maxLength', params: { limit: 150 } });
          errors++;
        }
        if (lengthOf(data3) < 2) {
          (findings ??= []).push({ instancePath: '/name', keyword: 'minLength', params: { limit: 2 } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/name', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.issuer_id !== undefined) {
      const data4 = data.issuer_id;
      if (typeof data4 === 'string') {
        if (lengthOf(data4) < 1) {
          (findings ??= []).push({ instancePath: '/issuer_id', keyword: 'minLength', params: { limit: 1 } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/issuer_id', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.ticket_type !== undefined) {
      const data5 = data.ticket_type;
      if (typeof data5 !== 'string') {
        (findings ??= []).push({ instancePath: '/ticket_type', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
      if (!(data5 === 'ONE_TIME' || data5 === 'DAILY' || data5 === 'MONTHLY' || data5 === 'FREE')) {
        (findings ??= []).push({
          instancePath: '/ticket_type',
          keyword: 'enum',
          params: { allowedValues: ['ONE_TIME', 'DAILY', 'MONTHLY', 'FREE'] },
        });
        errors++;
      }
    }
    if (data.transport_mode !== undefined) {
      const data6 = data.transport_mode;
      if (typeof data6 !== 'string') {
        (findings ??= []).push({ instancePath: '/transport_mode', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
      if (!(data6 === 'BUS' || data6 === 'METRO' || data6 === 'MULTIMODAL')) {
        (findings ??= []).push({
          instancePath: '/transport_mode',
          keyword: 'enum',
          params: { allowedValues: ['BUS', 'METRO', 'MULTIMODAL'] },
        });
        errors++;
      }
    }
    if (data.route_scope !== undefined) {
      const data7 = data.route_scope;
      if (typeof data7 !== 'string') {
        (findings ??= []).push({ instancePath: '/route_scope', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
      if (!(data7 === 'MULTI_ROUTE' || data7 === 'ONE_ROUTE')) {
        (findings ??= []).push({
          instancePath: '/route_scope',
          keyword: 'enum',
          params: { allowedValues: ['MULTI_ROUTE', 'ONE_ROUTE'] },
        });
        errors++;
      }
    }
    if (data.route_ids !== undefined) {
      const data8 = data.route_ids;
      if (!Array.isArray(data8) && data8 !== null) {
        (findings ??= []).push({ instancePath: '/route_ids', keyword: 'type', params: { type: ['array', 'null'] } });
        errors++;
      }
      if (Array.isArray(data8)) {
        if (data8.length > 200) {
          (findings ??= []).push({ instancePath: '/route_ids', keyword: 'maxItems', params: { limit: 200 } });
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data8[i0] !== 'string') {
            (findings ??= []).push({ instancePath: '/route_ids/' + i0, keyword: 'type', params: { type: 'string' } });
            errors++;
          }
        }
        let i1 = data8.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--;) {
            let item0 = data8[i1];
            if (typeof item0 !== 'string') {
              continue;
            }
            if (typeof indices0[item0] == 'number') {
              j0 = indices0[item0];
              (findings ??= []).push({ instancePath: '/route_ids', keyword: 'uniqueItems', params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
    }
    if (data.card_kind !== undefined) {
      const data10 = data.card_kind;
      if (typeof data10 !== 'string') {
        (findings ??= []).push({ instancePath: '/card_kind', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
      if (!(data10 === 'BASIC' || data10 === 'PRIORITIZE' || data10 === 'FREE' || data10 === 'GROUP')) {
        (findings ??= []).push({
          instancePath: '/card_kind',
          keyword: 'enum',
          params: { allowedValues: ['BASIC', 'PRIORITIZE', 'FREE', 'GROUP'] },
        });
        errors++;
      }
    }
    if (data.object_group_id !== undefined) {
      const data11 = data.object_group_id;
      if (typeof data11 !== 'string' && data11 !== null) {
        (findings ??= []).push({
          instancePath: '/object_group_id',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
    }
    if (data.validity_start !== undefined) {
      const data12 = data.validity_start;
      if (typeof data12 !== 'string') {
        (findings ??= []).push({ instancePath: '/validity_start', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
      if (
        !(
          data12 === 'START_END_OF_MONTH' ||
          data12 === 'FROM_PURCHASE_DATE' ||
          data12 === 'FROM_FIRST_USE_DATE' ||
          data12 === 'FROM_THE_DATE_OF_APPROVAL' ||
          data12 === 'OPTION'
        )
      ) {
        (findings ??= []).push({
          instancePath: '/validity_start',
          keyword: 'enum',
          params: {
            allowedValues: [
              'START_END_OF_MONTH',
              'FROM_PURCHASE_DATE',
              'FROM_FIRST_USE_DATE',
              'FROM_THE_DATE_OF_APPROVAL',
              'OPTION',
            ],
          },
        });
        errors++;
      }
    }
    if (data.is_approve_cus_req !== undefined) {
      const data13 = data.is_approve_cus_req;
      if (typeof data13 !== 'boolean' && data13 !== null) {
        (findings ??= []).push({
          instancePath: '/is_approve_cus_req',
          keyword: 'type',
          params: { type: ['boolean', 'null'] },
        });
        errors++;
      }
    }
    if (data.base_price !== undefined) {
      const data14 = data.base_price;
      if (!(typeof data14 == 'number' && !(data14 % 1) && !isNaN(data14))) {
        (findings ??= []).push({ instancePath: '/base_price', keyword: 'type', params: { type: 'integer' } });
        errors++;
      }
      if (typeof data14 == 'number') {
        if (data14 > 1000000000 || isNaN(data14)) {
          (findings ??= []).push({
            instancePath: '/base_price',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data14 < 0 || isNaN(data14)) {
          (findings ??= []).push({
            instancePath: '/base_price',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.price !== undefined) {
      const data15 = data.price;
      if (!(typeof data15 == 'number' && !(data15 % 1) && !isNaN(data15))) {
        (findings ??= []).push({ instancePath: '/price', keyword: 'type', params: { type: 'integer' } });
        errors++;
      }
      if (typeof data15 == 'number') {
        if (data15 > 1000000000 || isNaN(data15)) {
          (findings ??= []).push({
            instancePath: '/price',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data15 < 0 || isNaN(data15)) {
          (findings ??= []).push({
            instancePath: '/price',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.min_price !== undefined) {
      const data16 = data.min_price;
      if (!(typeof data16 == 'number' && !(data16 % 1) && !isNaN(data16)) && data16 !== null) {
        (findings ??= []).push({ instancePath: '/min_price', keyword: 'type', params: { type: ['integer', 'null'] } });
        errors++;
      }
      if (typeof data16 == 'number') {
        if (data16 > 1000000000 || isNaN(data16)) {
          (findings ??= []).push({
            instancePath: '/min_price',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data16 < 0 || isNaN(data16)) {
          (findings ??= []).push({
            instancePath: '/min_price',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.max_price !== undefined) {
      const data17 = data.max_price;
      if (!(typeof data17 == 'number' && !(data17 % 1) && !isNaN(data17)) && data17 !== null) {
        (findings ??= []).push({ instancePath: '/max_price', keyword: 'type', params: { type: ['integer', 'null'] } });
        errors++;
      }
      if (typeof data17 == 'number') {
        if (data17 > 1000000000 || isNaN(data17)) {
          (findings ??= []).push({
            instancePath: '/max_price',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data17 < 0 || isNaN(data17)) {
          (findings ??= []).push({
            instancePath: '/max_price',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.distance_fare !== undefined) {
      const data18 = data.distance_fare;
      if (typeof data18 !== 'boolean' && data18 !== null) {
        (findings ??= []).push({
          instancePath: '/distance_fare',
          keyword: 'type',
          params: { type: ['boolean', 'null'] },
        });
        errors++;
      }
    }
    if (data.block !== undefined) {
      const data19 = data.block;
      if (!(typeof data19 == 'number' && !(data19 % 1) && !isNaN(data19)) && data19 !== null) {
        (findings ??= []).push({ instancePath: '/block', keyword: 'type', params: { type: ['integer', 'null'] } });
        errors++;
      }
      if (typeof data19 == 'number') {
        if (data19 > 100000 || isNaN(data19)) {
          (findings ??= []).push({
            instancePath: '/block',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100000 },
          });
          errors++;
        }
        if (data19 < 1 || isNaN(data19)) {
          (findings ??= []).push({
            instancePath: '/block',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.linear_distance_fare !== undefined) {
      const data20 = data.linear_distance_fare;
      if (!(typeof data20 == 'number' && !(data20 % 1) && !isNaN(data20)) && data20 !== null) {
        (findings ??= []).push({
          instancePath: '/linear_distance_fare',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data20 == 'number') {
        if (data20 > 1000000000 || isNaN(data20)) {
          (findings ??= []).push({
            instancePath: '/linear_distance_fare',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data20 < 0 || isNaN(data20)) {
          (findings ??= []).push({
            instancePath: '/linear_distance_fare',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.rounding_method_block !== undefined) {
      const data21 = data.rounding_method_block;
      if (typeof data21 !== 'string' && data21 !== null) {
        (findings ??= []).push({
          instancePath: '/rounding_method_block',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (!(data21 === 'UP' || data21 === 'DOWN' || data21 === 'NEAREST' || data21 === null)) {
        (findings ??= []).push({
          instancePath: '/rounding_method_block',
          keyword: 'enum',
          params: { allowedValues: ['UP', 'DOWN', 'NEAREST', null] },
        });
        errors++;
      }
    }
    if (data.max_usage !== undefined) {
      const data22 = data.max_usage;
      if (!(typeof data22 == 'number' && !(data22 % 1) && !isNaN(data22)) && data22 !== null) {
        (findings ??= []).push({ instancePath: '/max_usage', keyword: 'type', params: { type: ['integer', 'null'] } });
        errors++;
      }
      if (typeof data22 == 'number') {
        if (data22 > 10000 || isNaN(data22)) {
          (findings ??= []).push({
            instancePath: '/max_usage',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 10000 },
          });
          errors++;
        }
        if (data22 < 1 || isNaN(data22)) {
          (findings ??= []).push({
            instancePath: '/max_usage',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.max_usage_in_day !== undefined) {
      const data23 = data.max_usage_in_day;
      if (!(typeof data23 == 'number' && !(data23 % 1) && !isNaN(data23)) && data23 !== null) {
        (findings ??= []).push({
          instancePath: '/max_usage_in_day',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data23 == 'number') {
        if (data23 > 1000 || isNaN(data23)) {
          (findings ??= []).push({
            instancePath: '/max_usage_in_day',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000 },
          });
          errors++;
        }
        if (data23 < 1 || isNaN(data23)) {
          (findings ??= []).push({
            instancePath: '/max_usage_in_day',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.time_of_use !== undefined) {
      const data24 = data.time_of_use;
      if (!(typeof data24 == 'number' && !(data24 % 1) && !isNaN(data24)) && data24 !== null) {
        (findings ??= []).push({
          instancePath: '/time_of_use',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data24 == 'number') {
        if (data24 > 525600 || isNaN(data24)) {
          (findings ??= []).push({
            instancePath: '/time_of_use',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 525600 },
          });
          errors++;
        }
        if (data24 < 1 || isNaN(data24)) {
          (findings ??= []).push({
            instancePath: '/time_of_use',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.sale_from !== undefined) {
      const data25 = data.sale_from;
      if (typeof data25 !== 'string' && data25 !== null) {
        (findings ??= []).push({ instancePath: '/sale_from', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data25 === 'string') {
        if (!isDate(data25)) {
          (findings ??= []).push({ instancePath: '/sale_from', keyword: 'format', params: { format: 'date' } });
          errors++;
        }
      }
    }
    if (data.sale_to !== undefined) {
      const data26 = data.sale_to;
      if (typeof data26 !== 'string' && data26 !== null) {
        (findings ??= []).push({ instancePath: '/sale_to', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data26 === 'string') {
        if (!isDate(data26)) {
          (findings ??= []).push({ instancePath: '/sale_to', keyword: 'format', params: { format: 'date' } });
          errors++;
        }
      }
    }
    if (data.on_sale !== undefined) {
      const data27 = data.on_sale;
      if (typeof data27 !== 'boolean' && data27 !== null) {
        (findings ??= []).push({ instancePath: '/on_sale', keyword: 'type', params: { type: ['boolean', 'null'] } });
        errors++;
      }
    }
    if (data.description !== undefined) {
      const data28 = data.description;
      if (typeof data28 !== 'string' && data28 !== null) {
        (findings ??= []).push({ instancePath: '/description', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data28 === 'string') {
        if (lengthOf(data28) > 1000) {
          (findings ??= []).push({ instancePath: '/description', keyword: 'maxLength', params: { limit: 1000 } });
          errors++;
        }
      }
    }
    if (data.status !== undefined) {
      const data29 = data.status;
      if (typeof data29 !== 'string' && data29 !== null) {
        (findings ??= []).push({ instancePath: '/status', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (!(data29 === 'ACTIVE' || data29 === 'INACTIVE' || data29 === null)) {
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
  validateTicketPrice.errors = findings;
  return errors === 0;
}

const catalogueCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
