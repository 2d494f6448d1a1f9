// From schemas/resources/tickets.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateTicket(data) {
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
    if (data.route_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'route_id' }));
    } else if (typeof data.route_id === 'string') {
      if (lengthOf(data.route_id) < 1) {
        found.push(finding('/route_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/route_id', 'type', { type: 'string' }));
    }
    if (data.payment_method === undefined) {
      found.push(finding('', 'required', { missingProperty: 'payment_method' }));
    } else if (!paymentMethodValues.includes(data.payment_method)) {
      found.push(finding('/payment_method', 'enum', { allowedValues: paymentMethodValues }));
    }
    if (data.trip_id !== undefined && !(typeof data.trip_id === 'string' || data.trip_id === null)) {
      found.push(finding('/trip_id', 'type', { type: ['string', 'null'] }));
    }
    if (
      data.from_stop_point_id !== undefined &&
      !(typeof data.from_stop_point_id === 'string' || data.from_stop_point_id === null)
    ) {
      found.push(finding('/from_stop_point_id', 'type', { type: ['string', 'null'] }));
    }
    if (
      data.to_stop_point_id !== undefined &&
      !(typeof data.to_stop_point_id === 'string' || data.to_stop_point_id === null)
    ) {
      found.push(finding('/to_stop_point_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.coin_id !== undefined && !(typeof data.coin_id === 'string' || data.coin_id === null)) {
      found.push(finding('/coin_id', 'type', { type: ['string', 'null'] }));
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
  validateTicket.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const paymentMethodValues = ['GATEWAY', 'BANK_TRANSFER', 'CASH', 'COIN'];
