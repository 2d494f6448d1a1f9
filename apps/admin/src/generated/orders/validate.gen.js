// From schemas/resources/orders.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateOrder(data) {
  let findings = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.request_kind === undefined && (missing0 = 'request_kind')) {
      (findings ??= []).push({});
      errors++;
    } else {
      if (data.request_kind !== undefined) {
        const data0 = data.request_kind;
        if (!(data0 === 'REGISTER_NEW' || data0 === 'RENEW')) {
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
      if (data.ticket_price_id === undefined) {
        (findings ??= []).push({
          instancePath: '',
          keyword: 'required',
          params: { missingProperty: 'ticket_price_id' },
        });
        errors++;
      }
      if (data.start_month === undefined) {
        (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'start_month' } });
        errors++;
      }
      if (data.months === undefined) {
        (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'months' } });
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
    if (data.request_kind === undefined && (missing1 = 'request_kind')) {
      (findings ??= []).push({});
      errors++;
    } else {
      if (data.request_kind !== undefined) {
        const data1 = data.request_kind;
        if (!(data1 === 'RENEW' || data1 === 'REISSUE')) {
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
      if (data.customer_card_id === undefined) {
        (findings ??= []).push({
          instancePath: '',
          keyword: 'required',
          params: { missingProperty: 'customer_card_id' },
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
  const _errs12 = errors;
  let valid5 = true;
  const _errs13 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing2;
    if (data.request_kind === undefined && (missing2 = 'request_kind')) {
      (findings ??= []).push({});
      errors++;
    } else {
      if (data.request_kind !== undefined) {
        if ('REISSUE' !== data.request_kind) {
          (findings ??= []).push({});
          errors++;
        }
      }
    }
  }
  var _valid2 = _errs13 === errors;
  errors = _errs12;
  if (findings !== null) {
    if (_errs12) {
      findings.length = _errs12;
    } else {
      findings = null;
    }
  }
  if (_valid2) {
    const _errs15 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.reissue_reason === undefined) {
        (findings ??= []).push({
          instancePath: '',
          keyword: 'required',
          params: { missingProperty: 'reissue_reason' },
        });
        errors++;
      }
    }
    var _valid2 = _errs15 === errors;
    valid5 = _valid2;
  }
  if (!valid5) {
    (findings ??= []).push({ instancePath: '', keyword: 'if', params: { failingKeyword: 'then' } });
    errors++;
  }
  const _errs17 = errors;
  let valid7 = true;
  const _errs18 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing3;
    if (data.route_scope === undefined && (missing3 = 'route_scope')) {
      (findings ??= []).push({});
      errors++;
    } else {
      if (data.route_scope !== undefined) {
        if ('ONE_ROUTE' !== data.route_scope) {
          (findings ??= []).push({});
          errors++;
        }
      }
    }
  }
  var _valid3 = _errs18 === errors;
  errors = _errs17;
  if (findings !== null) {
    if (_errs17) {
      findings.length = _errs17;
    } else {
      findings = null;
    }
  }
  if (_valid3) {
    const _errs20 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.route_ids === undefined) {
        (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'route_ids' } });
        errors++;
      }
      if (data.route_ids !== undefined) {
        const data4 = data.route_ids;
        if (Array.isArray(data4)) {
          if (data4.length < 1) {
            (findings ??= []).push({ instancePath: '/route_ids', keyword: 'minItems', params: { limit: 1 } });
            errors++;
          }
        }
      }
    }
    var _valid3 = _errs20 === errors;
    valid7 = _valid3;
  }
  if (!valid7) {
    (findings ??= []).push({ instancePath: '', keyword: 'if', params: { failingKeyword: 'then' } });
    errors++;
  }
  const _errs23 = errors;
  let valid10 = true;
  const _errs24 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing4;
    if (data.card_kind === undefined && (missing4 = 'card_kind')) {
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
  var _valid4 = _errs24 === errors;
  errors = _errs23;
  if (findings !== null) {
    if (_errs23) {
      findings.length = _errs23;
    } else {
      findings = null;
    }
  }
  if (_valid4) {
    const _errs26 = errors;
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
    var _valid4 = _errs26 === errors;
    valid10 = _valid4;
  }
  if (!valid10) {
    (findings ??= []).push({ instancePath: '', keyword: 'if', params: { failingKeyword: 'then' } });
    errors++;
  }
  const _errs28 = errors;
  let valid12 = true;
  const _errs29 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing5;
    if (data.delivery_method === undefined && (missing5 = 'delivery_method')) {
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
  var _valid5 = _errs29 === errors;
  errors = _errs28;
  if (findings !== null) {
    if (_errs28) {
      findings.length = _errs28;
    } else {
      findings = null;
    }
  }
  if (_valid5) {
    const _errs31 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.ticket_counter_id === undefined) {
        (findings ??= []).push({
          instancePath: '',
          keyword: 'required',
          params: { missingProperty: 'ticket_counter_id' },
        });
        errors++;
      }
    }
    var _valid5 = _errs31 === errors;
    valid12 = _valid5;
  }
  if (!valid12) {
    (findings ??= []).push({ instancePath: '', keyword: 'if', params: { failingKeyword: 'then' } });
    errors++;
  }
  const _errs33 = errors;
  let valid14 = true;
  const _errs34 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing6;
    if (data.delivery_method === undefined && (missing6 = 'delivery_method')) {
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
  var _valid6 = _errs34 === errors;
  errors = _errs33;
  if (findings !== null) {
    if (_errs33) {
      findings.length = _errs33;
    } else {
      findings = null;
    }
  }
  if (_valid6) {
    const _errs36 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.delivery_city_id === undefined) {
        (findings ??= []).push({
          instancePath: '',
          keyword: 'required',
          params: { missingProperty: 'delivery_city_id' },
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
    }
    var _valid6 = _errs36 === errors;
    valid14 = _valid6;
  }
  if (!valid14) {
    (findings ??= []).push({ instancePath: '', keyword: 'if', params: { failingKeyword: 'then' } });
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.request_kind === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'request_kind' } });
      errors++;
    }
    if (data.customer_id === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'customer_id' } });
      errors++;
    }
    if (data.delivery_method === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'delivery_method' } });
      errors++;
    }
    if (data.request_kind !== undefined) {
      const data8 = data.request_kind;
      if (typeof data8 !== 'string') {
        (findings ??= []).push({ instancePath: '/request_kind', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
      if (!(data8 === 'REGISTER_NEW' || data8 === 'RENEW' || data8 === 'REISSUE' || data8 === 'RETYPE')) {
        (findings ??= []).push({
          instancePath: '/request_kind',
          keyword: 'enum',
          params: { allowedValues: ['REGISTER_NEW', 'RENEW', 'REISSUE', 'RETYPE'] },
        });
        errors++;
      }
    }
    if (data.ticket_type !== undefined) {
      const data9 = data.ticket_type;
      if (typeof data9 !== 'string' && data9 !== null) {
        (findings ??= []).push({ instancePath: '/ticket_type', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (!(data9 === 'ONE_TIME' || data9 === 'DAILY' || data9 === 'MONTHLY' || data9 === 'FREE' || data9 === null)) {
        (findings ??= []).push({
          instancePath: '/ticket_type',
          keyword: 'enum',
          params: { allowedValues: ['ONE_TIME', 'DAILY', 'MONTHLY', 'FREE', null] },
        });
        errors++;
      }
    }
    if (data.transport_mode !== undefined) {
      const data10 = data.transport_mode;
      if (typeof data10 !== 'string' && data10 !== null) {
        (findings ??= []).push({
          instancePath: '/transport_mode',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (!(data10 === 'BUS' || data10 === 'METRO' || data10 === 'MULTIMODAL' || data10 === null)) {
        (findings ??= []).push({
          instancePath: '/transport_mode',
          keyword: 'enum',
          params: { allowedValues: ['BUS', 'METRO', 'MULTIMODAL', null] },
        });
        errors++;
      }
    }
    if (data.card_kind !== undefined) {
      const data11 = data.card_kind;
      if (typeof data11 !== 'string' && data11 !== null) {
        (findings ??= []).push({ instancePath: '/card_kind', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (
        !(data11 === 'BASIC' || data11 === 'PRIORITIZE' || data11 === 'FREE' || data11 === 'GROUP' || data11 === null)
      ) {
        (findings ??= []).push({
          instancePath: '/card_kind',
          keyword: 'enum',
          params: { allowedValues: ['BASIC', 'PRIORITIZE', 'FREE', 'GROUP', null] },
        });
        errors++;
      }
    }
    if (data.object_group_id !== undefined) {
      const data12 = data.object_group_id;
      if (typeof data12 !== 'string' && data12 !== null) {
        (findings ??= []).push({
          instancePath: '/object_group_id',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
    }
    if (data.route_scope !== undefined) {
      const data13 = data.route_scope;
      if (typeof data13 !== 'string' && data13 !== null) {
        (findings ??= []).push({ instancePath: '/route_scope', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (!(data13 === 'MULTI_ROUTE' || data13 === 'ONE_ROUTE' || data13 === null)) {
        (findings ??= []).push({
          instancePath: '/route_scope',
          keyword: 'enum',
          params: { allowedValues: ['MULTI_ROUTE', 'ONE_ROUTE', null] },
        });
        errors++;
      }
    }
    if (data.route_ids !== undefined) {
      const data14 = data.route_ids;
      if (!Array.isArray(data14) && data14 !== null) {
        (findings ??= []).push({ instancePath: '/route_ids', keyword: 'type', params: { type: ['array', 'null'] } });
        errors++;
      }
      if (Array.isArray(data14)) {
        if (data14.length > 1) {
          (findings ??= []).push({ instancePath: '/route_ids', keyword: 'maxItems', params: { limit: 1 } });
          errors++;
        }
        const len0 = data14.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data14[i0] !== 'string') {
            (findings ??= []).push({ instancePath: '/route_ids/' + i0, keyword: 'type', params: { type: 'string' } });
            errors++;
          }
        }
        let i1 = data14.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--;) {
            let item0 = data14[i1];
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
    if (data.ticket_price_id !== undefined) {
      const data16 = data.ticket_price_id;
      if (typeof data16 !== 'string' && data16 !== null) {
        (findings ??= []).push({
          instancePath: '/ticket_price_id',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
    }
    if (data.start_month !== undefined) {
      const data17 = data.start_month;
      if (typeof data17 !== 'string' && data17 !== null) {
        (findings ??= []).push({ instancePath: '/start_month', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data17 === 'string') {
        if (!yearMonthPattern.test(data17)) {
          (findings ??= []).push({ instancePath: '/start_month', keyword: 'format', params: { format: 'year-month' } });
          errors++;
        }
      }
    }
    if (data.months !== undefined) {
      const data18 = data.months;
      if (!(typeof data18 == 'number' && !(data18 % 1) && !isNaN(data18)) && data18 !== null) {
        (findings ??= []).push({ instancePath: '/months', keyword: 'type', params: { type: ['integer', 'null'] } });
        errors++;
      }
      if (typeof data18 == 'number') {
        if (data18 > 12 || isNaN(data18)) {
          (findings ??= []).push({
            instancePath: '/months',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 12 },
          });
          errors++;
        }
        if (data18 < 1 || isNaN(data18)) {
          (findings ??= []).push({
            instancePath: '/months',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.customer_id !== undefined) {
      const data19 = data.customer_id;
      if (typeof data19 === 'string') {
        if (lengthOf(data19) < 1) {
          (findings ??= []).push({ instancePath: '/customer_id', keyword: 'minLength', params: { limit: 1 } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/customer_id', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.customer_card_id !== undefined) {
      const data20 = data.customer_card_id;
      if (typeof data20 !== 'string' && data20 !== null) {
        (findings ??= []).push({
          instancePath: '/customer_card_id',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
    }
    if (data.reissue_reason !== undefined) {
      const data21 = data.reissue_reason;
      if (typeof data21 !== 'string' && data21 !== null) {
        (findings ??= []).push({
          instancePath: '/reissue_reason',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (typeof data21 === 'string') {
        if (lengthOf(data21) > 255) {
          (findings ??= []).push({ instancePath: '/reissue_reason', keyword: 'maxLength', params: { limit: 255 } });
          errors++;
        }
        if (lengthOf(data21) < 3) {
          (findings ??= []).push({ instancePath: '/reissue_reason', keyword: 'minLength', params: { limit: 3 } });
          errors++;
        }
      }
    }
    if (data.delivery_method !== undefined) {
      const data22 = data.delivery_method;
      if (typeof data22 !== 'string') {
        (findings ??= []).push({ instancePath: '/delivery_method', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
      if (!(data22 === 'COUNTER' || data22 === 'HOME')) {
        (findings ??= []).push({
          instancePath: '/delivery_method',
          keyword: 'enum',
          params: { allowedValues: ['COUNTER', 'HOME'] },
        });
        errors++;
      }
    }
    if (data.ticket_counter_id !== undefined) {
      const data23 = data.ticket_counter_id;
      if (typeof data23 !== 'string' && data23 !== null) {
        (findings ??= []).push({
          instancePath: '/ticket_counter_id',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
    }
    if (data.receiver_name !== undefined) {
      const data24 = data.receiver_name;
      if (typeof data24 !== 'string' && data24 !== null) {
        (findings ??= []).push({
          instancePath: '/receiver_name',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (typeof data24 === 'string') {
        if (lengthOf(data24) > 100) {
          (findings ??= []).push({ instancePath: '/receiver_name', keyword: 'maxLength', params: { limit: 100 } });
          errors++;
        }
        if (lengthOf(data24) < 2) {
          (findings ??= []).push({ instancePath: '/receiver_name', keyword: 'minLength', params: { limit: 2 } });
          errors++;
        }
      }
    }
    if (data.receiver_phone !== undefined) {
      const data25 = data.receiver_phone;
      if (typeof data25 !== 'string' && data25 !== null) {
        (findings ??= []).push({
          instancePath: '/receiver_phone',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (typeof data25 === 'string') {
        if (!vnPhonePattern.test(data25)) {
          (findings ??= []).push({
            instancePath: '/receiver_phone',
            keyword: 'format',
            params: { format: 'vn-phone' },
          });
          errors++;
        }
      }
    }
    if (data.delivery_city_id !== undefined) {
      const data26 = data.delivery_city_id;
      if (typeof data26 !== 'string' && data26 !== null) {
        (findings ??= []).push({
          instancePath: '/delivery_city_id',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
    }
    if (data.delivery_district_id !== undefined) {
      const data27 = data.delivery_district_id;
      if (typeof data27 !== 'string' && data27 !== null) {
        (findings ??= []).push({
          instancePath: '/delivery_district_id',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
    }
    if (data.delivery_address !== undefined) {
      const data28 = data.delivery_address;
      if (typeof data28 !== 'string' && data28 !== null) {
        (findings ??= []).push({
          instancePath: '/delivery_address',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (typeof data28 === 'string') {
        if (lengthOf(data28) > 255) {
          (findings ??= []).push({ instancePath: '/delivery_address', keyword: 'maxLength', params: { limit: 255 } });
          errors++;
        }
        if (lengthOf(data28) < 5) {
          (findings ??= []).push({ instancePath: '/delivery_address', keyword: 'minLength', params: { limit: 5 } });
          errors++;
        }
      }
    }
    if (data.payment_method !== undefined) {
      const data29 = data.payment_method;
      if (typeof data29 !== 'string' && data29 !== null) {
        (findings ??= []).push({
          instancePath: '/payment_method',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (
        !(
          data29 === 'GATEWAY' ||
          data29 === 'BANK_TRANSFER' ||
          data29 === 'CASH' ||
          data29 === 'COIN' ||
          data29 === null
        )
      ) {
        (findings ??= []).push({
          instancePath: '/payment_method',
          keyword: 'enum',
          params: { allowedValues: ['GATEWAY', 'BANK_TRANSFER', 'CASH', 'COIN', null] },
        });
        errors++;
      }
    }
    if (data.language !== undefined) {
      const data30 = data.language;
      if (typeof data30 !== 'string' && data30 !== null) {
        (findings ??= []).push({ instancePath: '/language', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (!(data30 === 'vi' || data30 === 'en' || data30 === null)) {
        (findings ??= []).push({
          instancePath: '/language',
          keyword: 'enum',
          params: { allowedValues: ['vi', 'en', null] },
        });
        errors++;
      }
    }
    if (data.note !== undefined) {
      const data31 = data.note;
      if (typeof data31 !== 'string' && data31 !== null) {
        (findings ??= []).push({ instancePath: '/note', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data31 === 'string') {
        if (lengthOf(data31) > 500) {
          (findings ??= []).push({ instancePath: '/note', keyword: 'maxLength', params: { limit: 500 } });
          errors++;
        }
      }
    }
  } else {
    (findings ??= []).push({ instancePath: '', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validateOrder.errors = findings;
  return errors === 0;
}

const yearMonthPattern = /^20\d{2}-(?:0[1-9]|1[0-2])$/u;
const vnPhonePattern =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;
