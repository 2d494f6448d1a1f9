// From schemas/resources/customer-cards.json by `tuyen generate`. Edit that file instead.
import { isDate, lengthOf } from '../validation.gen.js';

export function validateCustomerCard(data, { instancePath = '' } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.is_locked === undefined && (missing0 = 'is_locked')) {
      (vErrors ??= []).push({});
      errors++;
    } else {
      if (data.is_locked !== undefined) {
        if (true !== data.is_locked) {
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
      if (data.lock_reason === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/0/then/required',
          keyword: 'required',
          params: { missingProperty: 'lock_reason' },
        });
        errors++;
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
    if (data.card_code === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'card_code' },
      });
      errors++;
    }
    if (data.customer_id === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'customer_id' },
      });
      errors++;
    }
    if (data.mode === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'mode' },
      });
      errors++;
    }
    if (data.kind === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'kind' },
      });
      errors++;
    }
    if (data.card_code !== undefined) {
      let data1 = data.card_code;
      if (typeof data1 === 'string') {
        if (lengthOf(data1) > 12) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/card_code',
            schemaPath: '#/properties/card_code/maxLength',
            keyword: 'maxLength',
            params: { limit: 12 },
          });
          errors++;
        }
        if (lengthOf(data1) < 8) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/card_code',
            schemaPath: '#/properties/card_code/minLength',
            keyword: 'minLength',
            params: { limit: 8 },
          });
          errors++;
        }
        if (!formats0.test(data1)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/card_code',
            schemaPath: '#/properties/card_code/format',
            keyword: 'format',
            params: { format: 'card-code' },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/card_code',
          schemaPath: '#/properties/card_code/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.customer_id !== undefined) {
      if (typeof data.customer_id !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/customer_id',
          schemaPath: '#/properties/customer_id/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.mode !== undefined) {
      let data3 = data.mode;
      if (typeof data3 !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/mode',
          schemaPath: '#/properties/mode/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
      if (!(data3 === 'FREE' || data3 === 'MONTHLY' || data3 === 'EDIT')) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/mode',
          schemaPath: '#/properties/mode/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.mode.enum },
        });
        errors++;
      }
    }
    if (data.kind !== undefined) {
      let data4 = data.kind;
      if (typeof data4 !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/kind',
          schemaPath: '#/properties/kind/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
      if (!(data4 === 'BASIC' || data4 === 'PRIORITIZE' || data4 === 'FREE' || data4 === 'GROUP')) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/kind',
          schemaPath: '#/properties/kind/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.kind.enum },
        });
        errors++;
      }
    }
    if (data.object_group_id !== undefined) {
      let data5 = data.object_group_id;
      if (typeof data5 !== 'string' && data5 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/object_group_id',
          schemaPath: '#/properties/object_group_id/type',
          keyword: 'type',
          params: { type: schema0.properties.object_group_id.type },
        });
        errors++;
      }
    }
    if (data.transport_mode !== undefined) {
      let data6 = data.transport_mode;
      if (typeof data6 !== 'string' && data6 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/transport_mode',
          schemaPath: '#/properties/transport_mode/type',
          keyword: 'type',
          params: { type: schema0.properties.transport_mode.type },
        });
        errors++;
      }
      if (!(data6 === 'BUS' || data6 === 'METRO' || data6 === 'MULTIMODAL' || data6 === null)) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/transport_mode',
          schemaPath: '#/properties/transport_mode/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.transport_mode.enum },
        });
        errors++;
      }
    }
    if (data.route_scope !== undefined) {
      let data7 = data.route_scope;
      if (typeof data7 !== 'string' && data7 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/route_scope',
          schemaPath: '#/properties/route_scope/type',
          keyword: 'type',
          params: { type: schema0.properties.route_scope.type },
        });
        errors++;
      }
      if (!(data7 === 'MULTI_ROUTE' || data7 === 'ONE_ROUTE' || data7 === null)) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/route_scope',
          schemaPath: '#/properties/route_scope/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.route_scope.enum },
        });
        errors++;
      }
    }
    if (data.route_ids !== undefined) {
      let data8 = data.route_ids;
      if (!Array.isArray(data8) && data8 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/route_ids',
          schemaPath: '#/properties/route_ids/type',
          keyword: 'type',
          params: { type: schema0.properties.route_ids.type },
        });
        errors++;
      }
      if (Array.isArray(data8)) {
        if (data8.length > 1) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/route_ids',
            schemaPath: '#/properties/route_ids/maxItems',
            keyword: 'maxItems',
            params: { limit: 1 },
          });
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data8[i0] !== 'string') {
            (vErrors ??= []).push({
              instancePath: instancePath + '/route_ids/' + i0,
              schemaPath: '#/properties/route_ids/items/type',
              keyword: 'type',
              params: { type: 'string' },
            });
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
              (vErrors ??= []).push({
                instancePath: instancePath + '/route_ids',
                schemaPath: '#/properties/route_ids/uniqueItems',
                keyword: 'uniqueItems',
                params: { i: i1, j: j0 },
              });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
    }
    if (data.issue_kind !== undefined) {
      let data10 = data.issue_kind;
      if (typeof data10 !== 'string' && data10 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/issue_kind',
          schemaPath: '#/properties/issue_kind/type',
          keyword: 'type',
          params: { type: schema0.properties.issue_kind.type },
        });
        errors++;
      }
      if (!(data10 === 'REISSUED' || data10 === 'MONTHLY_CARD' || data10 === 'DAILY_TICKET' || data10 === null)) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/issue_kind',
          schemaPath: '#/properties/issue_kind/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.issue_kind.enum },
        });
        errors++;
      }
    }
    if (data.issued_on !== undefined) {
      let data11 = data.issued_on;
      if (typeof data11 !== 'string' && data11 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/issued_on',
          schemaPath: '#/properties/issued_on/type',
          keyword: 'type',
          params: { type: schema0.properties.issued_on.type },
        });
        errors++;
      }
      if (typeof data11 === 'string') {
        if (!isDate(data11)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/issued_on',
            schemaPath: '#/properties/issued_on/format',
            keyword: 'format',
            params: { format: 'date' },
          });
          errors++;
        }
      }
    }
    if (data.valid_from !== undefined) {
      let data12 = data.valid_from;
      if (typeof data12 !== 'string' && data12 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/valid_from',
          schemaPath: '#/properties/valid_from/type',
          keyword: 'type',
          params: { type: schema0.properties.valid_from.type },
        });
        errors++;
      }
      if (typeof data12 === 'string') {
        if (!isDate(data12)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/valid_from',
            schemaPath: '#/properties/valid_from/format',
            keyword: 'format',
            params: { format: 'date' },
          });
          errors++;
        }
      }
    }
    if (data.valid_to !== undefined) {
      let data13 = data.valid_to;
      if (typeof data13 !== 'string' && data13 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/valid_to',
          schemaPath: '#/properties/valid_to/type',
          keyword: 'type',
          params: { type: schema0.properties.valid_to.type },
        });
        errors++;
      }
      if (typeof data13 === 'string') {
        if (!isDate(data13)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/valid_to',
            schemaPath: '#/properties/valid_to/format',
            keyword: 'format',
            params: { format: 'date' },
          });
          errors++;
        }
      }
    }
    if (data.is_locked !== undefined) {
      let data14 = data.is_locked;
      if (typeof data14 !== 'boolean' && data14 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/is_locked',
          schemaPath: '#/properties/is_locked/type',
          keyword: 'type',
          params: { type: schema0.properties.is_locked.type },
        });
        errors++;
      }
    }
    if (data.lock_reason !== undefined) {
      let data15 = data.lock_reason;
      if (typeof data15 !== 'string' && data15 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/lock_reason',
          schemaPath: '#/properties/lock_reason/type',
          keyword: 'type',
          params: { type: schema0.properties.lock_reason.type },
        });
        errors++;
      }
      if (typeof data15 === 'string') {
        if (lengthOf(data15) > 255) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/lock_reason',
            schemaPath: '#/properties/lock_reason/maxLength',
            keyword: 'maxLength',
            params: { limit: 255 },
          });
          errors++;
        }
        if (lengthOf(data15) < 3) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/lock_reason',
            schemaPath: '#/properties/lock_reason/minLength',
            keyword: 'minLength',
            params: { limit: 3 },
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
  validateCustomerCard.errors = vErrors;
  return errors === 0;
}
const schema0 = {
  type: 'object',
  required: ['card_code', 'customer_id', 'mode', 'kind'],
  properties: {
    card_code: { type: 'string', format: 'card-code', minLength: 8, maxLength: 12 },
    customer_id: { type: 'string' },
    mode: { type: 'string', enum: ['FREE', 'MONTHLY', 'EDIT'] },
    kind: { type: 'string', enum: ['BASIC', 'PRIORITIZE', 'FREE', 'GROUP'] },
    object_group_id: { type: ['string', 'null'] },
    transport_mode: { type: ['string', 'null'], enum: ['BUS', 'METRO', 'MULTIMODAL', null] },
    route_scope: { type: ['string', 'null'], enum: ['MULTI_ROUTE', 'ONE_ROUTE', null] },
    route_ids: { items: { type: 'string' }, uniqueItems: true, type: ['array', 'null'], maxItems: 1 },
    issue_kind: { type: ['string', 'null'], enum: ['REISSUED', 'MONTHLY_CARD', 'DAILY_TICKET', null] },
    issued_on: { type: ['string', 'null'], format: 'date' },
    valid_from: { type: ['string', 'null'], format: 'date' },
    valid_to: { type: ['string', 'null'], format: 'date' },
    is_locked: { type: ['boolean', 'null'] },
    lock_reason: { type: ['string', 'null'], minLength: 3, maxLength: 255 },
    status: { type: ['string', 'null'], enum: ['ACTIVE', 'INACTIVE', null] },
  },
  allOf: [
    {
      if: { required: ['is_locked'], properties: { is_locked: { const: true } } },
      then: { required: ['lock_reason'] },
    },
  ],
};
const formats0 = /^[A-Z0-9]{8,12}$/u;
