// From schemas/resources/ticket-prices.json by `tuyen generate`. Edit that file instead.
import { finding, hasDuplicates, isDate, isObject, lengthOf } from '@tuyen/model/validation';

export function validateTicketPrice(data) {
  const found = [];
  if (isObject(data)) {
    if (data.code === undefined) {
      found.push(finding('', 'required', { missingProperty: 'code' }));
    } else if (typeof data.code === 'string') {
      if (lengthOf(data.code) < 2) {
        found.push(finding('/code', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.code) > 30) {
        found.push(finding('/code', 'maxLength', { limit: 30 }));
      }
      if (!catalogueCodePattern.test(data.code)) {
        found.push(finding('/code', 'format', { format: 'catalogue-code' }));
      }
    } else {
      found.push(finding('/code', 'type', { type: 'string' }));
    }
    if (data.name === undefined) {
      found.push(finding('', 'required', { missingProperty: 'name' }));
    } else if (isObject(data.name)) {
      if (data.name.vi === undefined) {
        found.push(finding('/name', 'required', { missingProperty: 'vi' }));
      } else if (typeof data.name.vi === 'string') {
        if (lengthOf(data.name.vi) < 2) {
          found.push(finding('/name/vi', 'minLength', { limit: 2 }));
        }
        if (lengthOf(data.name.vi) > 150) {
          found.push(finding('/name/vi', 'maxLength', { limit: 150 }));
        }
      } else {
        found.push(finding('/name/vi', 'type', { type: 'string' }));
      }
      if (data.name.en !== undefined) {
        if (typeof data.name.en === 'string') {
          if (lengthOf(data.name.en) < 2) {
            found.push(finding('/name/en', 'minLength', { limit: 2 }));
          }
          if (lengthOf(data.name.en) > 150) {
            found.push(finding('/name/en', 'maxLength', { limit: 150 }));
          }
        } else if (data.name.en !== null) {
          found.push(finding('/name/en', 'type', { type: ['string', 'null'] }));
        }
      }
    } else {
      found.push(finding('/name', 'type', { type: 'object' }));
    }
    if (data.issuer_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'issuer_id' }));
    } else if (typeof data.issuer_id === 'string') {
      if (lengthOf(data.issuer_id) < 1) {
        found.push(finding('/issuer_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/issuer_id', 'type', { type: 'string' }));
    }
    if (data.ticket_type === undefined) {
      found.push(finding('', 'required', { missingProperty: 'ticket_type' }));
    } else if (!ticketTypeValues.includes(data.ticket_type)) {
      found.push(finding('/ticket_type', 'enum', { allowedValues: ticketTypeValues }));
    }
    if (data.transport_mode === undefined) {
      found.push(finding('', 'required', { missingProperty: 'transport_mode' }));
    } else if (!transportModeValues.includes(data.transport_mode)) {
      found.push(finding('/transport_mode', 'enum', { allowedValues: transportModeValues }));
    }
    if (data.route_scope === undefined) {
      found.push(finding('', 'required', { missingProperty: 'route_scope' }));
    } else if (!routeScopeValues.includes(data.route_scope)) {
      found.push(finding('/route_scope', 'enum', { allowedValues: routeScopeValues }));
    }
    if (data.card_kind === undefined) {
      found.push(finding('', 'required', { missingProperty: 'card_kind' }));
    } else if (!cardKindValues.includes(data.card_kind)) {
      found.push(finding('/card_kind', 'enum', { allowedValues: cardKindValues }));
    }
    if (data.validity_start === undefined) {
      found.push(finding('', 'required', { missingProperty: 'validity_start' }));
    } else if (!validityStartValues.includes(data.validity_start)) {
      found.push(finding('/validity_start', 'enum', { allowedValues: validityStartValues }));
    }
    if (data.base_price === undefined) {
      found.push(finding('', 'required', { missingProperty: 'base_price' }));
    } else if (Number.isInteger(data.base_price)) {
      if (!(data.base_price >= 0)) {
        found.push(finding('/base_price', 'minimum', { limit: 0 }));
      }
      if (!(data.base_price <= 1000000000)) {
        found.push(finding('/base_price', 'maximum', { limit: 1000000000 }));
      }
    } else {
      found.push(finding('/base_price', 'type', { type: 'integer' }));
    }
    if (data.price === undefined) {
      found.push(finding('', 'required', { missingProperty: 'price' }));
    } else if (Number.isInteger(data.price)) {
      if (!(data.price >= 0)) {
        found.push(finding('/price', 'minimum', { limit: 0 }));
      }
      if (!(data.price <= 1000000000)) {
        found.push(finding('/price', 'maximum', { limit: 1000000000 }));
      }
    } else {
      found.push(finding('/price', 'type', { type: 'integer' }));
    }
    if (data.route_ids !== undefined) {
      if (Array.isArray(data.route_ids)) {
        if (data.route_ids.length > 200) {
          found.push(finding('/route_ids', 'maxItems', { limit: 200 }));
        }
        if (hasDuplicates(data.route_ids)) {
          found.push(finding('/route_ids', 'uniqueItems', {}));
        }
        for (const [index, item] of data.route_ids.entries()) {
          if (typeof item !== 'string') {
            found.push(finding(`/route_ids/${index}`, 'type', { type: 'string' }));
          }
        }
      } else if (data.route_ids !== null) {
        found.push(finding('/route_ids', 'type', { type: ['array', 'null'] }));
      }
    }
    if (
      data.object_group_id !== undefined &&
      !(typeof data.object_group_id === 'string' || data.object_group_id === null)
    ) {
      found.push(finding('/object_group_id', 'type', { type: ['string', 'null'] }));
    }
    if (
      data.is_approve_cus_req !== undefined &&
      !(typeof data.is_approve_cus_req === 'boolean' || data.is_approve_cus_req === null)
    ) {
      found.push(finding('/is_approve_cus_req', 'type', { type: ['boolean', 'null'] }));
    }
    if (data.next_price !== undefined) {
      if (Number.isInteger(data.next_price)) {
        if (!(data.next_price >= 0)) {
          found.push(finding('/next_price', 'minimum', { limit: 0 }));
        }
        if (!(data.next_price <= 1000000000)) {
          found.push(finding('/next_price', 'maximum', { limit: 1000000000 }));
        }
      } else if (data.next_price !== null) {
        found.push(finding('/next_price', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.next_base_price !== undefined) {
      if (Number.isInteger(data.next_base_price)) {
        if (!(data.next_base_price >= 0)) {
          found.push(finding('/next_base_price', 'minimum', { limit: 0 }));
        }
        if (!(data.next_base_price <= 1000000000)) {
          found.push(finding('/next_base_price', 'maximum', { limit: 1000000000 }));
        }
      } else if (data.next_base_price !== null) {
        found.push(finding('/next_base_price', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.next_price_from !== undefined) {
      if (typeof data.next_price_from === 'string') {
        if (!isDate(data.next_price_from)) {
          found.push(finding('/next_price_from', 'format', { format: 'date' }));
        }
      } else if (data.next_price_from !== null) {
        found.push(finding('/next_price_from', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.min_price !== undefined) {
      if (Number.isInteger(data.min_price)) {
        if (!(data.min_price >= 0)) {
          found.push(finding('/min_price', 'minimum', { limit: 0 }));
        }
        if (!(data.min_price <= 1000000000)) {
          found.push(finding('/min_price', 'maximum', { limit: 1000000000 }));
        }
      } else if (data.min_price !== null) {
        found.push(finding('/min_price', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.max_price !== undefined) {
      if (Number.isInteger(data.max_price)) {
        if (!(data.max_price >= 0)) {
          found.push(finding('/max_price', 'minimum', { limit: 0 }));
        }
        if (!(data.max_price <= 1000000000)) {
          found.push(finding('/max_price', 'maximum', { limit: 1000000000 }));
        }
      } else if (data.max_price !== null) {
        found.push(finding('/max_price', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.distance_fare !== undefined && !(typeof data.distance_fare === 'boolean' || data.distance_fare === null)) {
      found.push(finding('/distance_fare', 'type', { type: ['boolean', 'null'] }));
    }
    if (data.block !== undefined) {
      if (Number.isInteger(data.block)) {
        if (!(data.block >= 1)) {
          found.push(finding('/block', 'minimum', { limit: 1 }));
        }
        if (!(data.block <= 100000)) {
          found.push(finding('/block', 'maximum', { limit: 100000 }));
        }
      } else if (data.block !== null) {
        found.push(finding('/block', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.linear_distance_fare !== undefined) {
      if (Number.isInteger(data.linear_distance_fare)) {
        if (!(data.linear_distance_fare >= 0)) {
          found.push(finding('/linear_distance_fare', 'minimum', { limit: 0 }));
        }
        if (!(data.linear_distance_fare <= 1000000000)) {
          found.push(finding('/linear_distance_fare', 'maximum', { limit: 1000000000 }));
        }
      } else if (data.linear_distance_fare !== null) {
        found.push(finding('/linear_distance_fare', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.rounding_method_block !== undefined && !roundingMethodBlockValues.includes(data.rounding_method_block)) {
      found.push(finding('/rounding_method_block', 'enum', { allowedValues: roundingMethodBlockValues }));
    }
    if (data.max_usage !== undefined) {
      if (Number.isInteger(data.max_usage)) {
        if (!(data.max_usage >= 1)) {
          found.push(finding('/max_usage', 'minimum', { limit: 1 }));
        }
        if (!(data.max_usage <= 10000)) {
          found.push(finding('/max_usage', 'maximum', { limit: 10000 }));
        }
      } else if (data.max_usage !== null) {
        found.push(finding('/max_usage', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.max_usage_in_day !== undefined) {
      if (Number.isInteger(data.max_usage_in_day)) {
        if (!(data.max_usage_in_day >= 1)) {
          found.push(finding('/max_usage_in_day', 'minimum', { limit: 1 }));
        }
        if (!(data.max_usage_in_day <= 1000)) {
          found.push(finding('/max_usage_in_day', 'maximum', { limit: 1000 }));
        }
      } else if (data.max_usage_in_day !== null) {
        found.push(finding('/max_usage_in_day', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.time_of_use !== undefined) {
      if (Number.isInteger(data.time_of_use)) {
        if (!(data.time_of_use >= 1)) {
          found.push(finding('/time_of_use', 'minimum', { limit: 1 }));
        }
        if (!(data.time_of_use <= 525600)) {
          found.push(finding('/time_of_use', 'maximum', { limit: 525600 }));
        }
      } else if (data.time_of_use !== null) {
        found.push(finding('/time_of_use', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.sale_from !== undefined) {
      if (typeof data.sale_from === 'string') {
        if (!isDate(data.sale_from)) {
          found.push(finding('/sale_from', 'format', { format: 'date' }));
        }
      } else if (data.sale_from !== null) {
        found.push(finding('/sale_from', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.sale_to !== undefined) {
      if (typeof data.sale_to === 'string') {
        if (!isDate(data.sale_to)) {
          found.push(finding('/sale_to', 'format', { format: 'date' }));
        }
      } else if (data.sale_to !== null) {
        found.push(finding('/sale_to', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.on_sale !== undefined && !(typeof data.on_sale === 'boolean' || data.on_sale === null)) {
      found.push(finding('/on_sale', 'type', { type: ['boolean', 'null'] }));
    }
    if (data.description !== undefined) {
      if (isObject(data.description)) {
        if (data.description.vi !== undefined) {
          if (typeof data.description.vi === 'string') {
            if (lengthOf(data.description.vi) > 1000) {
              found.push(finding('/description/vi', 'maxLength', { limit: 1000 }));
            }
          } else if (data.description.vi !== null) {
            found.push(finding('/description/vi', 'type', { type: ['string', 'null'] }));
          }
        }
        if (data.description.en !== undefined) {
          if (typeof data.description.en === 'string') {
            if (lengthOf(data.description.en) > 1000) {
              found.push(finding('/description/en', 'maxLength', { limit: 1000 }));
            }
          } else if (data.description.en !== null) {
            found.push(finding('/description/en', 'type', { type: ['string', 'null'] }));
          }
        }
      } else if (data.description !== null) {
        found.push(finding('/description', 'type', { type: ['object', 'null'] }));
      }
    }
    if (data.status !== undefined && !statusValues.includes(data.status)) {
      found.push(finding('/status', 'enum', { allowedValues: statusValues }));
    }
    if (data.card_kind === 'PRIORITIZE') {
      if (data.object_group_id === undefined) {
        found.push(finding('', 'required', { missingProperty: 'object_group_id' }));
      }
    }
    if (data.distance_fare === true) {
      if (data.block === undefined) {
        found.push(finding('', 'required', { missingProperty: 'block' }));
      }
      if (data.linear_distance_fare === undefined) {
        found.push(finding('', 'required', { missingProperty: 'linear_distance_fare' }));
      }
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateTicketPrice.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const catalogueCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
const ticketTypeValues = ['ONE_TIME', 'DAILY', 'MONTHLY', 'FREE'];
const transportModeValues = ['BUS', 'METRO', 'MULTIMODAL'];
const routeScopeValues = ['MULTI_ROUTE', 'ONE_ROUTE'];
const cardKindValues = ['BASIC', 'PRIORITIZE', 'FREE', 'GROUP'];
const validityStartValues = [
  'START_END_OF_MONTH',
  'FROM_PURCHASE_DATE',
  'FROM_FIRST_USE_DATE',
  'FROM_THE_DATE_OF_APPROVAL',
  'OPTION',
];
const roundingMethodBlockValues = ['UP', 'DOWN', 'NEAREST', null];
const statusValues = ['ACTIVE', 'INACTIVE', null];
