// From schemas/portal/register.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateTicket(data) {
  let findings = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.route_scope === undefined && (missing0 = 'route_scope')) {
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
      if (data.route_ids === undefined) {
        (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'route_ids' } });
        errors++;
      }
      if (data.route_ids !== undefined) {
        const data1 = data.route_ids;
        if (Array.isArray(data1)) {
          if (data1.length > 1) {
            (findings ??= []).push({ instancePath: '/route_ids', keyword: 'maxItems', params: { limit: 1 } });
            errors++;
          }
          if (data1.length < 1) {
            (findings ??= []).push({ instancePath: '/route_ids', keyword: 'minItems', params: { limit: 1 } });
            errors++;
          }
          const len0 = data1.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (typeof data1[i0] !== 'string') {
              (findings ??= []).push({ instancePath: '/route_ids/' + i0, keyword: 'type', params: { type: 'string' } });
              errors++;
            }
          }
          let i1 = data1.length;
          let j0;
          if (i1 > 1) {
            const indices0 = {};
            for (; i1--;) {
              let item0 = data1[i1];
              if (typeof item0 !== 'string') {
                continue;
              }
              if (typeof indices0[item0] == 'number') {
                j0 = indices0[item0];
                (findings ??= []).push({
                  instancePath: '/route_ids',
                  keyword: 'uniqueItems',
                  params: { i: i1, j: j0 },
                });
                errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        } else {
          (findings ??= []).push({ instancePath: '/route_ids', keyword: 'type', params: { type: 'array' } });
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
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.card_kind === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'card_kind' } });
      errors++;
    }
    if (data.route_scope === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'route_scope' } });
      errors++;
    }
    if (data.ticket_price_id === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'ticket_price_id' } });
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
    if (data.card_kind !== undefined) {
      const data3 = data.card_kind;
      if (typeof data3 !== 'string') {
        (findings ??= []).push({ instancePath: '/card_kind', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
      if (!(data3 === 'BASIC' || data3 === 'PRIORITIZE' || data3 === 'FREE' || data3 === 'GROUP')) {
        (findings ??= []).push({
          instancePath: '/card_kind',
          keyword: 'enum',
          params: { allowedValues: ['BASIC', 'PRIORITIZE', 'FREE', 'GROUP'] },
        });
        errors++;
      }
    }
    if (data.route_scope !== undefined) {
      const data4 = data.route_scope;
      if (typeof data4 !== 'string') {
        (findings ??= []).push({ instancePath: '/route_scope', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
      if (!(data4 === 'MULTI_ROUTE' || data4 === 'ONE_ROUTE')) {
        (findings ??= []).push({
          instancePath: '/route_scope',
          keyword: 'enum',
          params: { allowedValues: ['MULTI_ROUTE', 'ONE_ROUTE'] },
        });
        errors++;
      }
    }
    if (data.ticket_price_id !== undefined) {
      const data5 = data.ticket_price_id;
      if (typeof data5 === 'string') {
        if (lengthOf(data5) < 1) {
          (findings ??= []).push({ instancePath: '/ticket_price_id', keyword: 'minLength', params: { limit: 1 } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/ticket_price_id', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.start_month !== undefined) {
      const data6 = data.start_month;
      if (typeof data6 === 'string') {
        if (!yearMonthPattern.test(data6)) {
          (findings ??= []).push({ instancePath: '/start_month', keyword: 'format', params: { format: 'year-month' } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/start_month', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.months !== undefined) {
      const data7 = data.months;
      if (!(typeof data7 == 'number' && !(data7 % 1) && !isNaN(data7))) {
        (findings ??= []).push({ instancePath: '/months', keyword: 'type', params: { type: 'integer' } });
        errors++;
      }
      if (typeof data7 == 'number') {
        if (data7 > 12 || isNaN(data7)) {
          (findings ??= []).push({
            instancePath: '/months',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 12 },
          });
          errors++;
        }
        if (data7 < 1 || isNaN(data7)) {
          (findings ??= []).push({
            instancePath: '/months',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
  } else {
    (findings ??= []).push({ instancePath: '', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validateTicket.errors = findings;
  return errors === 0;
}

const yearMonthPattern = /^20\d{2}-(?:0[1-9]|1[0-2])$/u;

/** The very schema that the validator was compiled from. */
export const ticketSchema = {
  type: 'object',
  required: ['card_kind', 'route_scope', 'ticket_price_id', 'start_month', 'months'],
  properties: {
    card_kind: { type: 'string', enum: ['BASIC', 'PRIORITIZE', 'FREE', 'GROUP'] },
    route_scope: { type: 'string', enum: ['MULTI_ROUTE', 'ONE_ROUTE'] },
    ticket_price_id: { minLength: 1, type: 'string' },
    start_month: { type: 'string', format: 'year-month' },
    months: { type: 'integer', minimum: 1, maximum: 12 },
  },
  allOf: [
    {
      if: { properties: { route_scope: { const: 'ONE_ROUTE' } }, required: ['route_scope'] },
      then: {
        required: ['route_ids'],
        properties: {
          route_ids: { minItems: 1, items: { type: 'string' }, uniqueItems: true, type: 'array', maxItems: 1 },
        },
      },
    },
  ],
};
