// From schemas/resources/ticket-prices.json by `tuyen generate`. Edit that file instead.
import { isDate, lengthOf } from '../validation.gen.js';

export function validateTicketPrice(data, { instancePath = '' } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.card_kind === undefined && (missing0 = 'card_kind')) {
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
      if (data.object_group_id === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/0/then/required',
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
    if (data.distance_fare === undefined && (missing1 = 'distance_fare')) {
      (vErrors ??= []).push({});
      errors++;
    } else {
      if (data.distance_fare !== undefined) {
        if (true !== data.distance_fare) {
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
      if (data.block === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/1/then/required',
          keyword: 'required',
          params: { missingProperty: 'block' },
        });
        errors++;
      }
      if (data.linear_distance_fare === undefined) {
        (vErrors ??= []).push({
          instancePath,
          schemaPath: '#/allOf/1/then/required',
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
    (vErrors ??= []).push({
      instancePath,
      schemaPath: '#/allOf/1/if',
      keyword: 'if',
      params: { failingKeyword: 'then' },
    });
    errors++;
  }
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
    if (data.issuer_id === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'issuer_id' },
      });
      errors++;
    }
    if (data.ticket_type === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'ticket_type' },
      });
      errors++;
    }
    if (data.transport_mode === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'transport_mode' },
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
    if (data.card_kind === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'card_kind' },
      });
      errors++;
    }
    if (data.validity_start === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'validity_start' },
      });
      errors++;
    }
    if (data.base_price === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'base_price' },
      });
      errors++;
    }
    if (data.price === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'price' },
      });
      errors++;
    }
    if (data.code !== undefined) {
      let data2 = data.code;
      if (typeof data2 === 'string') {
        if (lengthOf(data2) > 30) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/maxLength',
            keyword: 'maxLength',
            params: { limit: 30 },
          });
          errors++;
        }
        if (lengthOf(data2) < 2) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/minLength',
            keyword: 'minLength',
            params: { limit: 2 },
          });
          errors++;
        }
        if (!formats0.test(data2)) {
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
      let data3 = data.name;
      if (typeof data3 === 'string') {
        if (lengthOf(data3) > 150) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/maxLength',
            keyword: 'maxLength',
            params: { limit: 150 },
          });
          errors++;
        }
        if (lengthOf(data3) < 2) {
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
    if (data.issuer_id !== undefined) {
      if (typeof data.issuer_id !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/issuer_id',
          schemaPath: '#/properties/issuer_id/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.ticket_type !== undefined) {
      let data5 = data.ticket_type;
      if (typeof data5 !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/ticket_type',
          schemaPath: '#/properties/ticket_type/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
      if (!(data5 === 'ONE_TIME' || data5 === 'DAILY' || data5 === 'MONTHLY' || data5 === 'FREE')) {
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
      let data6 = data.transport_mode;
      if (typeof data6 !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/transport_mode',
          schemaPath: '#/properties/transport_mode/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
      if (!(data6 === 'BUS' || data6 === 'METRO' || data6 === 'MULTIMODAL')) {
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
      if (typeof data7 !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/route_scope',
          schemaPath: '#/properties/route_scope/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
      if (!(data7 === 'MULTI_ROUTE' || data7 === 'ONE_ROUTE')) {
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
        if (data8.length > 200) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/route_ids',
            schemaPath: '#/properties/route_ids/maxItems',
            keyword: 'maxItems',
            params: { limit: 200 },
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
    if (data.card_kind !== undefined) {
      let data10 = data.card_kind;
      if (typeof data10 !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/card_kind',
          schemaPath: '#/properties/card_kind/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
      if (!(data10 === 'BASIC' || data10 === 'PRIORITIZE' || data10 === 'FREE' || data10 === 'GROUP')) {
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
      let data11 = data.object_group_id;
      if (typeof data11 !== 'string' && data11 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/object_group_id',
          schemaPath: '#/properties/object_group_id/type',
          keyword: 'type',
          params: { type: schema0.properties.object_group_id.type },
        });
        errors++;
      }
    }
    if (data.validity_start !== undefined) {
      let data12 = data.validity_start;
      if (typeof data12 !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/validity_start',
          schemaPath: '#/properties/validity_start/type',
          keyword: 'type',
          params: { type: 'string' },
        });
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
        (vErrors ??= []).push({
          instancePath: instancePath + '/validity_start',
          schemaPath: '#/properties/validity_start/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.validity_start.enum },
        });
        errors++;
      }
    }
    if (data.is_approve_cus_req !== undefined) {
      let data13 = data.is_approve_cus_req;
      if (typeof data13 !== 'boolean' && data13 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/is_approve_cus_req',
          schemaPath: '#/properties/is_approve_cus_req/type',
          keyword: 'type',
          params: { type: schema0.properties.is_approve_cus_req.type },
        });
        errors++;
      }
    }
    if (data.base_price !== undefined) {
      let data14 = data.base_price;
      if (!(typeof data14 == 'number' && !(data14 % 1) && !isNaN(data14))) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/base_price',
          schemaPath: '#/properties/base_price/type',
          keyword: 'type',
          params: { type: 'integer' },
        });
        errors++;
      }
      if (typeof data14 == 'number') {
        if (data14 > 1000000000 || isNaN(data14)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/base_price',
            schemaPath: '#/properties/base_price/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data14 < 0 || isNaN(data14)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/base_price',
            schemaPath: '#/properties/base_price/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.price !== undefined) {
      let data15 = data.price;
      if (!(typeof data15 == 'number' && !(data15 % 1) && !isNaN(data15))) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/price',
          schemaPath: '#/properties/price/type',
          keyword: 'type',
          params: { type: 'integer' },
        });
        errors++;
      }
      if (typeof data15 == 'number') {
        if (data15 > 1000000000 || isNaN(data15)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/price',
            schemaPath: '#/properties/price/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data15 < 0 || isNaN(data15)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/price',
            schemaPath: '#/properties/price/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.min_price !== undefined) {
      let data16 = data.min_price;
      if (!(typeof data16 == 'number' && !(data16 % 1) && !isNaN(data16)) && data16 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/min_price',
          schemaPath: '#/properties/min_price/type',
          keyword: 'type',
          params: { type: schema0.properties.min_price.type },
        });
        errors++;
      }
      if (typeof data16 == 'number') {
        if (data16 > 1000000000 || isNaN(data16)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/min_price',
            schemaPath: '#/properties/min_price/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data16 < 0 || isNaN(data16)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/min_price',
            schemaPath: '#/properties/min_price/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.max_price !== undefined) {
      let data17 = data.max_price;
      if (!(typeof data17 == 'number' && !(data17 % 1) && !isNaN(data17)) && data17 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/max_price',
          schemaPath: '#/properties/max_price/type',
          keyword: 'type',
          params: { type: schema0.properties.max_price.type },
        });
        errors++;
      }
      if (typeof data17 == 'number') {
        if (data17 > 1000000000 || isNaN(data17)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/max_price',
            schemaPath: '#/properties/max_price/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data17 < 0 || isNaN(data17)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/max_price',
            schemaPath: '#/properties/max_price/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.distance_fare !== undefined) {
      let data18 = data.distance_fare;
      if (typeof data18 !== 'boolean' && data18 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/distance_fare',
          schemaPath: '#/properties/distance_fare/type',
          keyword: 'type',
          params: { type: schema0.properties.distance_fare.type },
        });
        errors++;
      }
    }
    if (data.block !== undefined) {
      let data19 = data.block;
      if (!(typeof data19 == 'number' && !(data19 % 1) && !isNaN(data19)) && data19 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/block',
          schemaPath: '#/properties/block/type',
          keyword: 'type',
          params: { type: schema0.properties.block.type },
        });
        errors++;
      }
      if (typeof data19 == 'number') {
        if (data19 > 100000 || isNaN(data19)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/block',
            schemaPath: '#/properties/block/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100000 },
          });
          errors++;
        }
        if (data19 < 1 || isNaN(data19)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/block',
            schemaPath: '#/properties/block/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.linear_distance_fare !== undefined) {
      let data20 = data.linear_distance_fare;
      if (!(typeof data20 == 'number' && !(data20 % 1) && !isNaN(data20)) && data20 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/linear_distance_fare',
          schemaPath: '#/properties/linear_distance_fare/type',
          keyword: 'type',
          params: { type: schema0.properties.linear_distance_fare.type },
        });
        errors++;
      }
      if (typeof data20 == 'number') {
        if (data20 > 1000000000 || isNaN(data20)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/linear_distance_fare',
            schemaPath: '#/properties/linear_distance_fare/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data20 < 0 || isNaN(data20)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/linear_distance_fare',
            schemaPath: '#/properties/linear_distance_fare/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.rounding_method_block !== undefined) {
      let data21 = data.rounding_method_block;
      if (typeof data21 !== 'string' && data21 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/rounding_method_block',
          schemaPath: '#/properties/rounding_method_block/type',
          keyword: 'type',
          params: { type: schema0.properties.rounding_method_block.type },
        });
        errors++;
      }
      if (!(data21 === 'UP' || data21 === 'DOWN' || data21 === 'NEAREST' || data21 === null)) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/rounding_method_block',
          schemaPath: '#/properties/rounding_method_block/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.rounding_method_block.enum },
        });
        errors++;
      }
    }
    if (data.max_usage !== undefined) {
      let data22 = data.max_usage;
      if (!(typeof data22 == 'number' && !(data22 % 1) && !isNaN(data22)) && data22 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/max_usage',
          schemaPath: '#/properties/max_usage/type',
          keyword: 'type',
          params: { type: schema0.properties.max_usage.type },
        });
        errors++;
      }
      if (typeof data22 == 'number') {
        if (data22 > 10000 || isNaN(data22)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/max_usage',
            schemaPath: '#/properties/max_usage/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 10000 },
          });
          errors++;
        }
        if (data22 < 1 || isNaN(data22)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/max_usage',
            schemaPath: '#/properties/max_usage/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.max_usage_in_day !== undefined) {
      let data23 = data.max_usage_in_day;
      if (!(typeof data23 == 'number' && !(data23 % 1) && !isNaN(data23)) && data23 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/max_usage_in_day',
          schemaPath: '#/properties/max_usage_in_day/type',
          keyword: 'type',
          params: { type: schema0.properties.max_usage_in_day.type },
        });
        errors++;
      }
      if (typeof data23 == 'number') {
        if (data23 > 1000 || isNaN(data23)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/max_usage_in_day',
            schemaPath: '#/properties/max_usage_in_day/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000 },
          });
          errors++;
        }
        if (data23 < 1 || isNaN(data23)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/max_usage_in_day',
            schemaPath: '#/properties/max_usage_in_day/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.time_of_use !== undefined) {
      let data24 = data.time_of_use;
      if (!(typeof data24 == 'number' && !(data24 % 1) && !isNaN(data24)) && data24 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/time_of_use',
          schemaPath: '#/properties/time_of_use/type',
          keyword: 'type',
          params: { type: schema0.properties.time_of_use.type },
        });
        errors++;
      }
      if (typeof data24 == 'number') {
        if (data24 > 525600 || isNaN(data24)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/time_of_use',
            schemaPath: '#/properties/time_of_use/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 525600 },
          });
          errors++;
        }
        if (data24 < 1 || isNaN(data24)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/time_of_use',
            schemaPath: '#/properties/time_of_use/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.sale_from !== undefined) {
      let data25 = data.sale_from;
      if (typeof data25 !== 'string' && data25 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/sale_from',
          schemaPath: '#/properties/sale_from/type',
          keyword: 'type',
          params: { type: schema0.properties.sale_from.type },
        });
        errors++;
      }
      if (typeof data25 === 'string') {
        if (!isDate(data25)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/sale_from',
            schemaPath: '#/properties/sale_from/format',
            keyword: 'format',
            params: { format: 'date' },
          });
          errors++;
        }
      }
    }
    if (data.sale_to !== undefined) {
      let data26 = data.sale_to;
      if (typeof data26 !== 'string' && data26 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/sale_to',
          schemaPath: '#/properties/sale_to/type',
          keyword: 'type',
          params: { type: schema0.properties.sale_to.type },
        });
        errors++;
      }
      if (typeof data26 === 'string') {
        if (!isDate(data26)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/sale_to',
            schemaPath: '#/properties/sale_to/format',
            keyword: 'format',
            params: { format: 'date' },
          });
          errors++;
        }
      }
    }
    if (data.on_sale !== undefined) {
      let data27 = data.on_sale;
      if (typeof data27 !== 'boolean' && data27 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/on_sale',
          schemaPath: '#/properties/on_sale/type',
          keyword: 'type',
          params: { type: schema0.properties.on_sale.type },
        });
        errors++;
      }
    }
    if (data.description !== undefined) {
      let data28 = data.description;
      if (typeof data28 !== 'string' && data28 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/description',
          schemaPath: '#/properties/description/type',
          keyword: 'type',
          params: { type: schema0.properties.description.type },
        });
        errors++;
      }
      if (typeof data28 === 'string') {
        if (lengthOf(data28) > 1000) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/description',
            schemaPath: '#/properties/description/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          });
          errors++;
        }
      }
    }
    if (data.status !== undefined) {
      let data29 = data.status;
      if (typeof data29 !== 'string' && data29 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/type',
          keyword: 'type',
          params: { type: schema0.properties.status.type },
        });
        errors++;
      }
      if (!(data29 === 'ACTIVE' || data29 === 'INACTIVE' || data29 === null)) {
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
  validateTicketPrice.errors = vErrors;
  return errors === 0;
}
const schema0 = {
  type: 'object',
  required: [
    'code',
    'name',
    'issuer_id',
    'ticket_type',
    'transport_mode',
    'route_scope',
    'card_kind',
    'validity_start',
    'base_price',
    'price',
  ],
  properties: {
    code: { type: 'string', format: 'catalogue-code', minLength: 2, maxLength: 30 },
    name: { type: 'string', minLength: 2, maxLength: 150 },
    issuer_id: { type: 'string' },
    ticket_type: { type: 'string', enum: ['ONE_TIME', 'DAILY', 'MONTHLY', 'FREE'] },
    transport_mode: { type: 'string', enum: ['BUS', 'METRO', 'MULTIMODAL'] },
    route_scope: { type: 'string', enum: ['MULTI_ROUTE', 'ONE_ROUTE'] },
    route_ids: { items: { type: 'string' }, uniqueItems: true, type: ['array', 'null'], maxItems: 200 },
    card_kind: { type: 'string', enum: ['BASIC', 'PRIORITIZE', 'FREE', 'GROUP'] },
    object_group_id: { type: ['string', 'null'] },
    validity_start: {
      type: 'string',
      enum: ['START_END_OF_MONTH', 'FROM_PURCHASE_DATE', 'FROM_FIRST_USE_DATE', 'FROM_THE_DATE_OF_APPROVAL', 'OPTION'],
    },
    is_approve_cus_req: { type: ['boolean', 'null'] },
    base_price: { type: 'integer', minimum: 0, maximum: 1000000000 },
    price: { type: 'integer', minimum: 0, maximum: 1000000000 },
    min_price: { type: ['integer', 'null'], minimum: 0, maximum: 1000000000 },
    max_price: { type: ['integer', 'null'], minimum: 0, maximum: 1000000000 },
    distance_fare: { type: ['boolean', 'null'] },
    block: { type: ['integer', 'null'], minimum: 1, maximum: 100000 },
    linear_distance_fare: { type: ['integer', 'null'], minimum: 0, maximum: 1000000000 },
    rounding_method_block: { type: ['string', 'null'], enum: ['UP', 'DOWN', 'NEAREST', null] },
    max_usage: { type: ['integer', 'null'], minimum: 1, maximum: 10000 },
    max_usage_in_day: { type: ['integer', 'null'], minimum: 1, maximum: 1000 },
    time_of_use: { type: ['integer', 'null'], minimum: 1, maximum: 525600 },
    sale_from: { type: ['string', 'null'], format: 'date' },
    sale_to: { type: ['string', 'null'], format: 'date' },
    on_sale: { type: ['boolean', 'null'] },
    description: { type: ['string', 'null'], maxLength: 1000 },
    status: { type: ['string', 'null'], enum: ['ACTIVE', 'INACTIVE', null] },
  },
  allOf: [
    {
      if: { required: ['card_kind'], properties: { card_kind: { const: 'PRIORITIZE' } } },
      then: { required: ['object_group_id'] },
    },
    {
      if: { required: ['distance_fare'], properties: { distance_fare: { const: true } } },
      then: { required: ['block', 'linear_distance_fare'] },
    },
  ],
};
const formats0 = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
