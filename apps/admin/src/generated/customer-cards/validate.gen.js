// From schemas/resources/customer-cards.json by `tuyen generate`. Edit that file instead.
import { isDate, lengthOf } from '../validation.gen.js';

export function validateCustomerCard(data) {
  let findings = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.is_locked === undefined && (missing0 = 'is_locked')) {
      (findings ??= []).push({});
      errors++;
    } else {
      if (data.is_locked !== undefined) {
        if (true !== data.is_locked) {
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
      if (data.lock_reason === undefined) {
        (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'lock_reason' } });
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
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.card_code === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'card_code' } });
      errors++;
    }
    if (data.customer_id === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'customer_id' } });
      errors++;
    }
    if (data.mode === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'mode' } });
      errors++;
    }
    if (data.kind === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'kind' } });
      errors++;
    }
    if (data.card_code !== undefined) {
      const data1 = data.card_code;
      if (typeof data1 === 'string') {
        if (lengthOf(data1) > 12) {
          (findings ??= []).push({ instancePath: '/card_code', keyword: 'maxLength', params: { limit: 12 } });
          errors++;
        }
        if (lengthOf(data1) < 8) {
          (findings ??= []).push({ instancePath: '/card_code', keyword: 'minLength', params: { limit: 8 } });
          errors++;
        }
        if (!cardCodePattern.test(data1)) {
          (findings ??= []).push({ instancePath: '/card_code', keyword: 'format', params: { format: 'card-code' } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/card_code', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.customer_id !== undefined) {
      const data2 = data.customer_id;
      if (typeof data2 === 'string') {
        if (lengthOf(data2) < 1) {
          (findings ??= []).push({ instancePath: '/customer_id', keyword: 'minLength', params: { limit: 1 } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/customer_id', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.mode !== undefined) {
      const data3 = data.mode;
      if (typeof data3 !== 'string') {
        (findings ??= []).push({ instancePath: '/mode', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
      if (!(data3 === 'FREE' || data3 === 'MONTHLY' || data3 === 'EDIT')) {
        (findings ??= []).push({
          instancePath: '/mode',
          keyword: 'enum',
          params: { allowedValues: ['FREE', 'MONTHLY', 'EDIT'] },
        });
        errors++;
      }
    }
    if (data.kind !== undefined) {
      const data4 = data.kind;
      if (typeof data4 !== 'string') {
        (findings ??= []).push({ instancePath: '/kind', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
      if (!(data4 === 'BASIC' || data4 === 'PRIORITIZE' || data4 === 'FREE' || data4 === 'GROUP')) {
        (findings ??= []).push({
          instancePath: '/kind',
          keyword: 'enum',
          params: { allowedValues: ['BASIC', 'PRIORITIZE', 'FREE', 'GROUP'] },
        });
        errors++;
      }
    }
    if (data.object_group_id !== undefined) {
      const data5 = data.object_group_id;
      if (typeof data5 !== 'string' && data5 !== null) {
        (findings ??= []).push({
          instancePath: '/object_group_id',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
    }
    if (data.transport_mode !== undefined) {
      const data6 = data.transport_mode;
      if (typeof data6 !== 'string' && data6 !== null) {
        (findings ??= []).push({
          instancePath: '/transport_mode',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (!(data6 === 'BUS' || data6 === 'METRO' || data6 === 'MULTIMODAL' || data6 === null)) {
        (findings ??= []).push({
          instancePath: '/transport_mode',
          keyword: 'enum',
          params: { allowedValues: ['BUS', 'METRO', 'MULTIMODAL', null] },
        });
        errors++;
      }
    }
    if (data.route_scope !== undefined) {
      const data7 = data.route_scope;
      if (typeof data7 !== 'string' && data7 !== null) {
        (findings ??= []).push({ instancePath: '/route_scope', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (!(data7 === 'MULTI_ROUTE' || data7 === 'ONE_ROUTE' || data7 === null)) {
        (findings ??= []).push({
          instancePath: '/route_scope',
          keyword: 'enum',
          params: { allowedValues: ['MULTI_ROUTE', 'ONE_ROUTE', null] },
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
        if (data8.length > 1) {
          (findings ??= []).push({ instancePath: '/route_ids', keyword: 'maxItems', params: { limit: 1 } });
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
    if (data.issue_kind !== undefined) {
      const data10 = data.issue_kind;
      if (typeof data10 !== 'string' && data10 !== null) {
        (findings ??= []).push({ instancePath: '/issue_kind', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (!(data10 === 'REISSUED' || data10 === 'MONTHLY_CARD' || data10 === 'DAILY_TICKET' || data10 === null)) {
        (findings ??= []).push({
          instancePath: '/issue_kind',
          keyword: 'enum',
          params: { allowedValues: ['REISSUED', 'MONTHLY_CARD', 'DAILY_TICKET', null] },
        });
        errors++;
      }
    }
    if (data.issued_on !== undefined) {
      const data11 = data.issued_on;
      if (typeof data11 !== 'string' && data11 !== null) {
        (findings ??= []).push({ instancePath: '/issued_on', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data11 === 'string') {
        if (!isDate(data11)) {
          (findings ??= []).push({ instancePath: '/issued_on', keyword: 'format', params: { format: 'date' } });
          errors++;
        }
      }
    }
    if (data.valid_from !== undefined) {
      const data12 = data.valid_from;
      if (typeof data12 !== 'string' && data12 !== null) {
        (findings ??= []).push({ instancePath: '/valid_from', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data12 === 'string') {
        if (!isDate(data12)) {
          (findings ??= []).push({ instancePath: '/valid_from', keyword: 'format', params: { format: 'date' } });
          errors++;
        }
      }
    }
    if (data.valid_to !== undefined) {
      const data13 = data.valid_to;
      if (typeof data13 !== 'string' && data13 !== null) {
        (findings ??= []).push({ instancePath: '/valid_to', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data13 === 'string') {
        if (!isDate(data13)) {
          (findings ??= []).push({ instancePath: '/valid_to', keyword: 'format', params: { format: 'date' } });
          errors++;
        }
      }
    }
    if (data.is_locked !== undefined) {
      const data14 = data.is_locked;
      if (typeof data14 !== 'boolean' && data14 !== null) {
        (findings ??= []).push({ instancePath: '/is_locked', keyword: 'type', params: { type: ['boolean', 'null'] } });
        errors++;
      }
    }
    if (data.lock_reason !== undefined) {
      const data15 = data.lock_reason;
      if (typeof data15 !== 'string' && data15 !== null) {
        (findings ??= []).push({ instancePath: '/lock_reason', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data15 === 'string') {
        if (lengthOf(data15) > 255) {
          (findings ??= []).push({ instancePath: '/lock_reason', keyword: 'maxLength', params: { limit: 255 } });
          errors++;
        }
        if (lengthOf(data15) < 3) {
          (findings ??= []).push({ instancePath: '/lock_reason', keyword: 'minLength', params: { limit: 3 } });
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
  validateCustomerCard.errors = findings;
  return errors === 0;
}

const cardCodePattern = /^[A-Z0-9]{8,12}$/u;
