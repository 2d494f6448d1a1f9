// From schemas/portal/register.json by `tuyen generate`. Edit that file instead.

export function validateTicket(data, { instancePath = '' } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.route_scope === undefined && (missing0 = 'route_scope')) {
      (vErrors ??= []).push({});
      errors++;
    } else {
      if (data.route_scope !== undefined) {
        if ('ONE_ROUTE' !== data.route_scope) {
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
      if (data.route_ids === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/0/then/required',
          keyword: 'required',
          params: { missingProperty: 'route_ids' },
        });
        errors++;
      }
      if (data.route_ids !== undefined) {
        let data1 = data.route_ids;
        if (Array.isArray(data1)) {
          if (data1.length > 1) {
            (vErrors ??= []).push({
              instancePath: instancePath + '/route_ids',
              schemaPath: '#/allOf/0/then/properties/route_ids/maxItems',
              keyword: 'maxItems',
              params: { limit: 1 },
            });
            errors++;
          }
          const len0 = data1.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (typeof data1[i0] !== 'string') {
              (vErrors ??= []).push({
                instancePath: instancePath + '/route_ids/' + i0,
                schemaPath: '#/allOf/0/then/properties/route_ids/items/type',
                keyword: 'type',
                params: { type: 'string' },
              });
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
                (vErrors ??= []).push({
                  instancePath: instancePath + '/route_ids',
                  schemaPath: '#/allOf/0/then/properties/route_ids/uniqueItems',
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
          (vErrors ??= []).push({
            instancePath: instancePath + '/route_ids',
            schemaPath: '#/allOf/0/then/properties/route_ids/type',
            keyword: 'type',
            params: { type: 'array' },
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
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.card_kind === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'card_kind' },
      });
      errors++;
    }
    if (data.route_scope === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'route_scope' },
      });
      errors++;
    }
    if (data.ticket_price_id === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'ticket_price_id' },
      });
      errors++;
    }
    if (data.start_month === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'start_month' },
      });
      errors++;
    }
    if (data.months === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'months' },
      });
      errors++;
    }
    if (data.card_kind !== undefined) {
      let data3 = data.card_kind;
      if (typeof data3 !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/card_kind',
          schemaPath: '#/properties/card_kind/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
      if (!(data3 === 'BASIC' || data3 === 'PRIORITIZE' || data3 === 'FREE' || data3 === 'GROUP')) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/card_kind',
          schemaPath: '#/properties/card_kind/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.card_kind.enum },
        });
        errors++;
      }
    }
    if (data.route_scope !== undefined) {
      let data4 = data.route_scope;
      if (typeof data4 !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/route_scope',
          schemaPath: '#/properties/route_scope/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
      if (!(data4 === 'MULTI_ROUTE' || data4 === 'ONE_ROUTE')) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/route_scope',
          schemaPath: '#/properties/route_scope/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.route_scope.enum },
        });
        errors++;
      }
    }
    if (data.ticket_price_id !== undefined) {
      if (typeof data.ticket_price_id !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/ticket_price_id',
          schemaPath: '#/properties/ticket_price_id/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.start_month !== undefined) {
      let data6 = data.start_month;
      if (typeof data6 === 'string') {
        if (!formats0.test(data6)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/start_month',
            schemaPath: '#/properties/start_month/format',
            keyword: 'format',
            params: { format: 'year-month' },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/start_month',
          schemaPath: '#/properties/start_month/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.months !== undefined) {
      let data7 = data.months;
      if (!(typeof data7 == 'number' && !(data7 % 1) && !isNaN(data7))) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/months',
          schemaPath: '#/properties/months/type',
          keyword: 'type',
          params: { type: 'integer' },
        });
        errors++;
      }
      if (typeof data7 == 'number') {
        if (data7 > 12 || isNaN(data7)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/months',
            schemaPath: '#/properties/months/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 12 },
          });
          errors++;
        }
        if (data7 < 1 || isNaN(data7)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/months',
            schemaPath: '#/properties/months/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validateTicket.errors = vErrors;
  return errors === 0;
}
const schema0 = {
  type: 'object',
  required: ['card_kind', 'route_scope', 'ticket_price_id', 'start_month', 'months'],
  properties: {
    card_kind: { type: 'string', enum: ['BASIC', 'PRIORITIZE', 'FREE', 'GROUP'] },
    route_scope: { type: 'string', enum: ['MULTI_ROUTE', 'ONE_ROUTE'] },
    ticket_price_id: { type: 'string' },
    start_month: { type: 'string', format: 'year-month' },
    months: { type: 'integer', minimum: 1, maximum: 12 },
  },
  allOf: [
    {
      if: { properties: { route_scope: { const: 'ONE_ROUTE' } }, required: ['route_scope'] },
      then: {
        required: ['route_ids'],
        properties: { route_ids: { items: { type: 'string' }, uniqueItems: true, type: 'array', maxItems: 1 } },
      },
    },
  ],
};
const formats0 = /^20\d{2}-(?:0[1-9]|1[0-2])$/u;

/** The very schema that the validator was compiled from. */
export const ticketSchema = {
  type: 'object',
  required: ['card_kind', 'route_scope', 'ticket_price_id', 'start_month', 'months'],
  properties: {
    card_kind: { type: 'string', enum: ['BASIC', 'PRIORITIZE', 'FREE', 'GROUP'] },
    route_scope: { type: 'string', enum: ['MULTI_ROUTE', 'ONE_ROUTE'] },
    ticket_price_id: { type: 'string' },
    start_month: { type: 'string', format: 'year-month' },
    months: { type: 'integer', minimum: 1, maximum: 12 },
  },
  allOf: [
    {
      if: { properties: { route_scope: { const: 'ONE_ROUTE' } }, required: ['route_scope'] },
      then: {
        required: ['route_ids'],
        properties: { route_ids: { items: { type: 'string' }, uniqueItems: true, type: 'array', maxItems: 1 } },
      },
    },
  ],
};
