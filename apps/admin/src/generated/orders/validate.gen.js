// From schemas/resources/orders.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateOrder(data, { instancePath = '' } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.request_kind === undefined && (missing0 = 'request_kind')) {
      (vErrors ??= []).push({});
      errors++;
    } else {
      if (data.request_kind !== undefined) {
        let data0 = data.request_kind;
        if (!(data0 === 'REGISTER_NEW' || data0 === 'RENEW')) {
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
      if (data.ticket_price_id === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/0/then/required',
          keyword: 'required',
          params: { missingProperty: 'ticket_price_id' },
        });
        errors++;
      }
      if (data.start_month === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/0/then/required',
          keyword: 'required',
          params: { missingProperty: 'start_month' },
        });
        errors++;
      }
      if (data.months === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/0/then/required',
          keyword: 'required',
          params: { missingProperty: 'months' },
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
  const _errs7 = errors;
  let valid3 = true;
  const _errs8 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing1;
    if (data.request_kind === undefined && (missing1 = 'request_kind')) {
      (vErrors ??= []).push({});
      errors++;
    } else {
      if (data.request_kind !== undefined) {
        let data1 = data.request_kind;
        if (!(data1 === 'RENEW' || data1 === 'REISSUE')) {
          (vErrors ??= []).push({});
          errors++;
        }
      }
    }
  }
  var _valid1 = _errs8 === errors;
  errors = _errs7;
  if (vErrors !== null) {
    if (_errs7) {
      vErrors.length = _errs7;
    } else {
      vErrors = null;
    }
  }
  if (_valid1) {
    const _errs10 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.customer_card_id === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/1/then/required',
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
    (vErrors ??= []).push({
      instancePath,
      schemaPath: '#/allOf/1/if',
      keyword: 'if',
      params: { failingKeyword: 'then' },
    });
    errors++;
  }
  const _errs12 = errors;
  let valid5 = true;
  const _errs13 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing2;
    if (data.request_kind === undefined && (missing2 = 'request_kind')) {
      (vErrors ??= []).push({});
      errors++;
    } else {
      if (data.request_kind !== undefined) {
        if ('REISSUE' !== data.request_kind) {
          (vErrors ??= []).push({});
          errors++;
        }
      }
    }
  }
  var _valid2 = _errs13 === errors;
  errors = _errs12;
  if (vErrors !== null) {
    if (_errs12) {
      vErrors.length = _errs12;
    } else {
      vErrors = null;
    }
  }
  if (_valid2) {
    const _errs15 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.reissue_reason === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/2/then/required',
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
    (vErrors ??= []).push({
      instancePath,
      schemaPath: '#/allOf/2/if',
      keyword: 'if',
      params: { failingKeyword: 'then' },
    });
    errors++;
  }
  const _errs17 = errors;
  let valid7 = true;
  const _errs18 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing3;
    if (data.route_scope === undefined && (missing3 = 'route_scope')) {
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
  var _valid3 = _errs18 === errors;
  errors = _errs17;
  if (vErrors !== null) {
    if (_errs17) {
      vErrors.length = _errs17;
    } else {
      vErrors = null;
    }
  }
  if (_valid3) {
    const _errs20 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.route_ids === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/3/then/required',
          keyword: 'required',
          params: { missingProperty: 'route_ids' },
        });
        errors++;
      }
      if (data.route_ids !== undefined) {
        let data4 = data.route_ids;
        if (Array.isArray(data4)) {
          if (data4.length < 1) {
            (vErrors ??= []).push({
              instancePath: instancePath + '/route_ids',
              schemaPath: '#/allOf/3/then/properties/route_ids/minItems',
              keyword: 'minItems',
              params: { limit: 1 },
            });
            errors++;
          }
        }
      }
    }
    var _valid3 = _errs20 === errors;
    valid7 = _valid3;
  }
  if (!valid7) {
    (vErrors ??= []).push({
      instancePath,
      schemaPath: '#/allOf/3/if',
      keyword: 'if',
      params: { failingKeyword: 'then' },
    });
    errors++;
  }
  const _errs23 = errors;
  let valid10 = true;
  const _errs24 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing4;
    if (data.card_kind === undefined && (missing4 = 'card_kind')) {
      (vErrors ??= []).push({});
      errors++;
    } else {
      if (data.card_kind !== undefined) {
        if ('PRIORITIZE' !== data.card_kind) {
          (vErrors ??= []).push({});
          errors++;
        }
      }
    }
  }
  var _valid4 = _errs24 === errors;
  errors = _errs23;
  if (vErrors !== null) {
    if (_errs23) {
      vErrors.length = _errs23;
    } else {
      vErrors = null;
    }
  }
  if (_valid4) {
    const _errs26 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.object_group_id === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/4/then/required',
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
    (vErrors ??= []).push({
      instancePath,
      schemaPath: '#/allOf/4/if',
      keyword: 'if',
      params: { failingKeyword: 'then' },
    });
    errors++;
  }
  const _errs28 = errors;
  let valid12 = true;
  const _errs29 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing5;
    if (data.delivery_method === undefined && (missing5 = 'delivery_method')) {
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
  var _valid5 = _errs29 === errors;
  errors = _errs28;
  if (vErrors !== null) {
    if (_errs28) {
      vErrors.length = _errs28;
    } else {
      vErrors = null;
    }
  }
  if (_valid5) {
    const _errs31 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.ticket_counter_id === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/5/then/required',
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
    (vErrors ??= []).push({
      instancePath,
      schemaPath: '#/allOf/5/if',
      keyword: 'if',
      params: { failingKeyword: 'then' },
    });
    errors++;
  }
  const _errs33 = errors;
  let valid14 = true;
  const _errs34 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing6;
    if (data.delivery_method === undefined && (missing6 = 'delivery_method')) {
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
  var _valid6 = _errs34 === errors;
  errors = _errs33;
  if (vErrors !== null) {
    if (_errs33) {
      vErrors.length = _errs33;
    } else {
      vErrors = null;
    }
  }
  if (_valid6) {
    const _errs36 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.delivery_city_id === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/6/then/required',
          keyword: 'required',
          params: { missingProperty: 'delivery_city_id' },
        });
        errors++;
      }
      if (data.delivery_address === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/6/then/required',
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
    (vErrors ??= []).push({
      instancePath,
      schemaPath: '#/allOf/6/if',
      keyword: 'if',
      params: { failingKeyword: 'then' },
    });
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.request_kind === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'request_kind' },
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
    if (data.delivery_method === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'delivery_method' },
      });
      errors++;
    }
    if (data.request_kind !== undefined) {
      let data8 = data.request_kind;
      if (typeof data8 !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/request_kind',
          schemaPath: '#/properties/request_kind/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
      if (!(data8 === 'REGISTER_NEW' || data8 === 'RENEW' || data8 === 'REISSUE' || data8 === 'RETYPE')) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/request_kind',
          schemaPath: '#/properties/request_kind/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.request_kind.enum },
        });
        errors++;
      }
    }
    if (data.ticket_type !== undefined) {
      let data9 = data.ticket_type;
      if (typeof data9 !== 'string' && data9 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/ticket_type',
          schemaPath: '#/properties/ticket_type/type',
          keyword: 'type',
          params: { type: schema0.properties.ticket_type.type },
        });
        errors++;
      }
      if (!(data9 === 'ONE_TIME' || data9 === 'DAILY' || data9 === 'MONTHLY' || data9 === 'FREE' || data9 === null)) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/ticket_type',
          schemaPath: '#/properties/ticket_type/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.ticket_type.enum },
        });
        errors++;
      }
    }
    if (data.transport_mode !== undefined) {
      let data10 = data.transport_mode;
      if (typeof data10 !== 'string' && data10 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/transport_mode',
          schemaPath: '#/properties/transport_mode/type',
          keyword: 'type',
          params: { type: schema0.properties.transport_mode.type },
        });
        errors++;
      }
      if (!(data10 === 'BUS' || data10 === 'METRO' || data10 === 'MULTIMODAL' || data10 === null)) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/transport_mode',
          schemaPath: '#/properties/transport_mode/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.transport_mode.enum },
        });
        errors++;
      }
    }
    if (data.card_kind !== undefined) {
      let data11 = data.card_kind;
      if (typeof data11 !== 'string' && data11 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/card_kind',
          schemaPath: '#/properties/card_kind/type',
          keyword: 'type',
          params: { type: schema0.properties.card_kind.type },
        });
        errors++;
      }
      if (
        !(data11 === 'BASIC' || data11 === 'PRIORITIZE' || data11 === 'FREE' || data11 === 'GROUP' || data11 === null)
      ) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/card_kind',
          schemaPath: '#/properties/card_kind/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.card_kind.enum },
        });
        errors++;
      }
    }
    if (data.object_group_id !== undefined) {
      let data12 = data.object_group_id;
      if (typeof data12 !== 'string' && data12 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/object_group_id',
          schemaPath: '#/properties/object_group_id/type',
          keyword: 'type',
          params: { type: schema0.properties.object_group_id.type },
        });
        errors++;
      }
    }
    if (data.route_scope !== undefined) {
      let data13 = data.route_scope;
      if (typeof data13 !== 'string' && data13 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/route_scope',
          schemaPath: '#/properties/route_scope/type',
          keyword: 'type',
          params: { type: schema0.properties.route_scope.type },
        });
        errors++;
      }
      if (!(data13 === 'MULTI_ROUTE' || data13 === 'ONE_ROUTE' || data13 === null)) {
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
      let data14 = data.route_ids;
      if (!Array.isArray(data14) && data14 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/route_ids',
          schemaPath: '#/properties/route_ids/type',
          keyword: 'type',
          params: { type: schema0.properties.route_ids.type },
        });
        errors++;
      }
      if (Array.isArray(data14)) {
        if (data14.length > 1) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/route_ids',
            schemaPath: '#/properties/route_ids/maxItems',
            keyword: 'maxItems',
            params: { limit: 1 },
          });
          errors++;
        }
        const len0 = data14.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data14[i0] !== 'string') {
            (vErrors ??= []).push({
              instancePath: instancePath + '/route_ids/' + i0,
              schemaPath: '#/properties/route_ids/items/type',
              keyword: 'type',
              params: { type: 'string' },
            });
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
    if (data.ticket_price_id !== undefined) {
      let data16 = data.ticket_price_id;
      if (typeof data16 !== 'string' && data16 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/ticket_price_id',
          schemaPath: '#/properties/ticket_price_id/type',
          keyword: 'type',
          params: { type: schema0.properties.ticket_price_id.type },
        });
        errors++;
      }
    }
    if (data.start_month !== undefined) {
      let data17 = data.start_month;
      if (typeof data17 !== 'string' && data17 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/start_month',
          schemaPath: '#/properties/start_month/type',
          keyword: 'type',
          params: { type: schema0.properties.start_month.type },
        });
        errors++;
      }
      if (typeof data17 === 'string') {
        if (!formats0.test(data17)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/start_month',
            schemaPath: '#/properties/start_month/format',
            keyword: 'format',
            params: { format: 'year-month' },
          });
          errors++;
        }
      }
    }
    if (data.months !== undefined) {
      let data18 = data.months;
      if (!(typeof data18 == 'number' && !(data18 % 1) && !isNaN(data18)) && data18 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/months',
          schemaPath: '#/properties/months/type',
          keyword: 'type',
          params: { type: schema0.properties.months.type },
        });
        errors++;
      }
      if (typeof data18 == 'number') {
        if (data18 > 12 || isNaN(data18)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/months',
            schemaPath: '#/properties/months/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 12 },
          });
          errors++;
        }
        if (data18 < 1 || isNaN(data18)) {
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
    if (data.customer_card_id !== undefined) {
      let data20 = data.customer_card_id;
      if (typeof data20 !== 'string' && data20 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/customer_card_id',
          schemaPath: '#/properties/customer_card_id/type',
          keyword: 'type',
          params: { type: schema0.properties.customer_card_id.type },
        });
        errors++;
      }
    }
    if (data.reissue_reason !== undefined) {
      let data21 = data.reissue_reason;
      if (typeof data21 !== 'string' && data21 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/reissue_reason',
          schemaPath: '#/properties/reissue_reason/type',
          keyword: 'type',
          params: { type: schema0.properties.reissue_reason.type },
        });
        errors++;
      }
      if (typeof data21 === 'string') {
        if (lengthOf(data21) > 255) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/reissue_reason',
            schemaPath: '#/properties/reissue_reason/maxLength',
            keyword: 'maxLength',
            params: { limit: 255 },
          });
          errors++;
        }
        if (lengthOf(data21) < 3) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/reissue_reason',
            schemaPath: '#/properties/reissue_reason/minLength',
            keyword: 'minLength',
            params: { limit: 3 },
          });
          errors++;
        }
      }
    }
    if (data.delivery_method !== undefined) {
      let data22 = data.delivery_method;
      if (typeof data22 !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/delivery_method',
          schemaPath: '#/properties/delivery_method/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
      if (!(data22 === 'COUNTER' || data22 === 'HOME')) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/delivery_method',
          schemaPath: '#/properties/delivery_method/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.delivery_method.enum },
        });
        errors++;
      }
    }
    if (data.ticket_counter_id !== undefined) {
      let data23 = data.ticket_counter_id;
      if (typeof data23 !== 'string' && data23 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/ticket_counter_id',
          schemaPath: '#/properties/ticket_counter_id/type',
          keyword: 'type',
          params: { type: schema0.properties.ticket_counter_id.type },
        });
        errors++;
      }
    }
    if (data.receiver_name !== undefined) {
      let data24 = data.receiver_name;
      if (typeof data24 !== 'string' && data24 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/receiver_name',
          schemaPath: '#/properties/receiver_name/type',
          keyword: 'type',
          params: { type: schema0.properties.receiver_name.type },
        });
        errors++;
      }
      if (typeof data24 === 'string') {
        if (lengthOf(data24) > 100) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/receiver_name',
            schemaPath: '#/properties/receiver_name/maxLength',
            keyword: 'maxLength',
            params: { limit: 100 },
          });
          errors++;
        }
        if (lengthOf(data24) < 2) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/receiver_name',
            schemaPath: '#/properties/receiver_name/minLength',
            keyword: 'minLength',
            params: { limit: 2 },
          });
          errors++;
        }
      }
    }
    if (data.receiver_phone !== undefined) {
      let data25 = data.receiver_phone;
      if (typeof data25 !== 'string' && data25 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/receiver_phone',
          schemaPath: '#/properties/receiver_phone/type',
          keyword: 'type',
          params: { type: schema0.properties.receiver_phone.type },
        });
        errors++;
      }
      if (typeof data25 === 'string') {
        if (!formats2.test(data25)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/receiver_phone',
            schemaPath: '#/properties/receiver_phone/format',
            keyword: 'format',
            params: { format: 'vn-phone' },
          });
          errors++;
        }
      }
    }
    if (data.delivery_city_id !== undefined) {
      let data26 = data.delivery_city_id;
      if (typeof data26 !== 'string' && data26 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/delivery_city_id',
          schemaPath: '#/properties/delivery_city_id/type',
          keyword: 'type',
          params: { type: schema0.properties.delivery_city_id.type },
        });
        errors++;
      }
    }
    if (data.delivery_district_id !== undefined) {
      let data27 = data.delivery_district_id;
      if (typeof data27 !== 'string' && data27 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/delivery_district_id',
          schemaPath: '#/properties/delivery_district_id/type',
          keyword: 'type',
          params: { type: schema0.properties.delivery_district_id.type },
        });
        errors++;
      }
    }
    if (data.delivery_address !== undefined) {
      let data28 = data.delivery_address;
      if (typeof data28 !== 'string' && data28 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/delivery_address',
          schemaPath: '#/properties/delivery_address/type',
          keyword: 'type',
          params: { type: schema0.properties.delivery_address.type },
        });
        errors++;
      }
      if (typeof data28 === 'string') {
        if (lengthOf(data28) > 255) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/delivery_address',
            schemaPath: '#/properties/delivery_address/maxLength',
            keyword: 'maxLength',
            params: { limit: 255 },
          });
          errors++;
        }
        if (lengthOf(data28) < 5) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/delivery_address',
            schemaPath: '#/properties/delivery_address/minLength',
            keyword: 'minLength',
            params: { limit: 5 },
          });
          errors++;
        }
      }
    }
    if (data.payment_method !== undefined) {
      let data29 = data.payment_method;
      if (typeof data29 !== 'string' && data29 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/payment_method',
          schemaPath: '#/properties/payment_method/type',
          keyword: 'type',
          params: { type: schema0.properties.payment_method.type },
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
        (vErrors ??= []).push({
          instancePath: instancePath + '/payment_method',
          schemaPath: '#/properties/payment_method/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.payment_method.enum },
        });
        errors++;
      }
    }
    if (data.language !== undefined) {
      let data30 = data.language;
      if (typeof data30 !== 'string' && data30 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/language',
          schemaPath: '#/properties/language/type',
          keyword: 'type',
          params: { type: schema0.properties.language.type },
        });
        errors++;
      }
      if (!(data30 === 'vi' || data30 === 'en' || data30 === null)) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/language',
          schemaPath: '#/properties/language/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.language.enum },
        });
        errors++;
      }
    }
    if (data.note !== undefined) {
      let data31 = data.note;
      if (typeof data31 !== 'string' && data31 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/note',
          schemaPath: '#/properties/note/type',
          keyword: 'type',
          params: { type: schema0.properties.note.type },
        });
        errors++;
      }
      if (typeof data31 === 'string') {
        if (lengthOf(data31) > 500) {
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
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validateOrder.errors = vErrors;
  return errors === 0;
}
const schema0 = {
  type: 'object',
  required: ['request_kind', 'customer_id', 'delivery_method'],
  properties: {
    request_kind: { type: 'string', enum: ['REGISTER_NEW', 'RENEW', 'REISSUE', 'RETYPE'] },
    ticket_type: { type: ['string', 'null'], enum: ['ONE_TIME', 'DAILY', 'MONTHLY', 'FREE', null] },
    transport_mode: { type: ['string', 'null'], enum: ['BUS', 'METRO', 'MULTIMODAL', null] },
    card_kind: { type: ['string', 'null'], enum: ['BASIC', 'PRIORITIZE', 'FREE', 'GROUP', null] },
    object_group_id: { type: ['string', 'null'] },
    route_scope: { type: ['string', 'null'], enum: ['MULTI_ROUTE', 'ONE_ROUTE', null] },
    route_ids: { items: { type: 'string' }, uniqueItems: true, type: ['array', 'null'], maxItems: 1 },
    ticket_price_id: { type: ['string', 'null'] },
    start_month: { type: ['string', 'null'], format: 'year-month' },
    months: { type: ['integer', 'null'], minimum: 1, maximum: 12 },
    customer_id: { type: 'string' },
    customer_card_id: { type: ['string', 'null'] },
    reissue_reason: { type: ['string', 'null'], minLength: 3, maxLength: 255 },
    delivery_method: { type: 'string', enum: ['COUNTER', 'HOME'] },
    ticket_counter_id: { type: ['string', 'null'] },
    receiver_name: { type: ['string', 'null'], minLength: 2, maxLength: 100 },
    receiver_phone: { format: 'vn-phone', type: ['string', 'null'] },
    delivery_city_id: { type: ['string', 'null'] },
    delivery_district_id: { type: ['string', 'null'] },
    delivery_address: { type: ['string', 'null'], minLength: 5, maxLength: 255 },
    payment_method: { type: ['string', 'null'], enum: ['GATEWAY', 'BANK_TRANSFER', 'CASH', 'COIN', null] },
    language: { type: ['string', 'null'], enum: ['vi', 'en', null] },
    note: { type: ['string', 'null'], maxLength: 500 },
  },
  allOf: [
    {
      if: { required: ['request_kind'], properties: { request_kind: { enum: ['REGISTER_NEW', 'RENEW'] } } },
      then: { required: ['ticket_price_id', 'start_month', 'months'] },
    },
    {
      if: { required: ['request_kind'], properties: { request_kind: { enum: ['RENEW', 'REISSUE'] } } },
      then: { required: ['customer_card_id'] },
    },
    {
      if: { required: ['request_kind'], properties: { request_kind: { const: 'REISSUE' } } },
      then: { required: ['reissue_reason'] },
    },
    {
      if: { required: ['route_scope'], properties: { route_scope: { const: 'ONE_ROUTE' } } },
      then: { required: ['route_ids'], properties: { route_ids: { minItems: 1 } } },
    },
    {
      if: { required: ['card_kind'], properties: { card_kind: { const: 'PRIORITIZE' } } },
      then: { required: ['object_group_id'] },
    },
    {
      if: { required: ['delivery_method'], properties: { delivery_method: { const: 'COUNTER' } } },
      then: { required: ['ticket_counter_id'] },
    },
    {
      if: { required: ['delivery_method'], properties: { delivery_method: { const: 'HOME' } } },
      then: { required: ['delivery_city_id', 'delivery_address'] },
    },
  ],
};
const formats0 = /^20\d{2}-(?:0[1-9]|1[0-2])$/u;
const formats2 =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;
