// From schemas/resources/monthly-tickets.json by `tuyen generate`. Edit that file instead.
import { finding, hasDuplicates, isDate, isObject, lengthOf } from '@tuyen/model/validation';

export function validateMonthlyTicket(data) {
  const found = [];
  if (isObject(data)) {
    if (data.customer_card_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'customer_card_id' }));
    } else if (typeof data.customer_card_id === 'string') {
      if (lengthOf(data.customer_card_id) < 1) {
        found.push(finding('/customer_card_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/customer_card_id', 'type', { type: 'string' }));
    }
    if (data.ticket_price_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'ticket_price_id' }));
    } else if (typeof data.ticket_price_id === 'string') {
      if (lengthOf(data.ticket_price_id) < 1) {
        found.push(finding('/ticket_price_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/ticket_price_id', 'type', { type: 'string' }));
    }
    if (data.start_month === undefined) {
      found.push(finding('', 'required', { missingProperty: 'start_month' }));
    } else if (typeof data.start_month === 'string') {
      if (!yearMonthPattern.test(data.start_month)) {
        found.push(finding('/start_month', 'format', { format: 'year-month' }));
      }
    } else {
      found.push(finding('/start_month', 'type', { type: 'string' }));
    }
    if (data.months === undefined) {
      found.push(finding('', 'required', { missingProperty: 'months' }));
    } else if (Number.isInteger(data.months)) {
      if (!(data.months >= 1)) {
        found.push(finding('/months', 'minimum', { limit: 1 }));
      }
      if (!(data.months <= 120)) {
        found.push(finding('/months', 'maximum', { limit: 120 }));
      }
    } else {
      found.push(finding('/months', 'type', { type: 'integer' }));
    }
    if (data.payment_method === undefined) {
      found.push(finding('', 'required', { missingProperty: 'payment_method' }));
    } else if (!paymentMethodValues.includes(data.payment_method)) {
      found.push(finding('/payment_method', 'enum', { allowedValues: paymentMethodValues }));
    }
    if (
      data.object_group_id !== undefined &&
      !(typeof data.object_group_id === 'string' || data.object_group_id === null)
    ) {
      found.push(finding('/object_group_id', 'type', { type: ['string', 'null'] }));
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
    if (data.start_on !== undefined) {
      if (typeof data.start_on === 'string') {
        if (!isDate(data.start_on)) {
          found.push(finding('/start_on', 'format', { format: 'date' }));
        }
      } else if (data.start_on !== null) {
        found.push(finding('/start_on', 'type', { type: ['string', 'null'] }));
      }
    }
    if (
      data.few_days_agreed !== undefined &&
      !(typeof data.few_days_agreed === 'boolean' || data.few_days_agreed === null)
    ) {
      found.push(finding('/few_days_agreed', 'type', { type: ['boolean', 'null'] }));
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
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateMonthlyTicket.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const yearMonthPattern = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/u;
const paymentMethodValues = ['GATEWAY', 'BANK_TRANSFER', 'CASH', 'COIN'];
