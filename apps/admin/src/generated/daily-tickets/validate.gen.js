// From schemas/resources/daily-tickets.json by `tuyen generate`. Edit that file instead.
import { finding, hasDuplicates, isDate, isObject, lengthOf } from '@tuyen/model/validation';

export function validateDailyTicket(data) {
  const found = [];
  if (isObject(data)) {
    if (data.ticket_price_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'ticket_price_id' }));
    } else if (typeof data.ticket_price_id === 'string') {
      if (lengthOf(data.ticket_price_id) < 1) {
        found.push(finding('/ticket_price_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/ticket_price_id', 'type', { type: 'string' }));
    }
    if (data.valid_on === undefined) {
      found.push(finding('', 'required', { missingProperty: 'valid_on' }));
    } else if (typeof data.valid_on === 'string') {
      if (!isDate(data.valid_on)) {
        found.push(finding('/valid_on', 'format', { format: 'date' }));
      }
    } else {
      found.push(finding('/valid_on', 'type', { type: 'string' }));
    }
    if (data.payment_method === undefined) {
      found.push(finding('', 'required', { missingProperty: 'payment_method' }));
    } else if (!paymentMethodValues.includes(data.payment_method)) {
      found.push(finding('/payment_method', 'enum', { allowedValues: paymentMethodValues }));
    }
    if (data.route_ids !== undefined) {
      if (Array.isArray(data.route_ids)) {
        if (data.route_ids.length > 1) {
          found.push(finding('/route_ids', 'maxItems', { limit: 1 }));
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
    if (data.coin_id !== undefined && !(typeof data.coin_id === 'string' || data.coin_id === null)) {
      found.push(finding('/coin_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.customer_name !== undefined) {
      if (typeof data.customer_name === 'string') {
        if (lengthOf(data.customer_name) > 100) {
          found.push(finding('/customer_name', 'maxLength', { limit: 100 }));
        }
      } else if (data.customer_name !== null) {
        found.push(finding('/customer_name', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.customer_phone !== undefined) {
      if (typeof data.customer_phone === 'string') {
        if (!vnPhonePattern.test(data.customer_phone)) {
          found.push(finding('/customer_phone', 'format', { format: 'vn-phone' }));
        }
      } else if (data.customer_phone !== null) {
        found.push(finding('/customer_phone', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.node_id !== undefined && !(typeof data.node_id === 'string' || data.node_id === null)) {
      found.push(finding('/node_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.note !== undefined) {
      if (typeof data.note === 'string') {
        if (lengthOf(data.note) > 500) {
          found.push(finding('/note', 'maxLength', { limit: 500 }));
        }
      } else if (data.note !== null) {
        found.push(finding('/note', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.payment_method === 'COIN') {
      if (data.coin_id === undefined) {
        found.push(finding('', 'required', { missingProperty: 'coin_id' }));
      }
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateDailyTicket.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const paymentMethodValues = ['GATEWAY', 'BANK_TRANSFER', 'CASH', 'COIN'];
const vnPhonePattern =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;
