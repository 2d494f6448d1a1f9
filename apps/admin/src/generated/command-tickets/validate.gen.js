// From schemas/resources/command-tickets.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateCommandTicket(data) {
  const found = [];
  if (isObject(data)) {
    if (data.route_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'route_id' }));
    } else if (typeof data.route_id === 'string') {
      if (lengthOf(data.route_id) < 1) {
        found.push(finding('/route_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/route_id', 'type', { type: 'string' }));
    }
    if (data.node_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'node_id' }));
    } else if (typeof data.node_id === 'string') {
      if (lengthOf(data.node_id) < 1) {
        found.push(finding('/node_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/node_id', 'type', { type: 'string' }));
    }
    if (data.shift_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'shift_id' }));
    } else if (typeof data.shift_id === 'string') {
      if (lengthOf(data.shift_id) < 1) {
        found.push(finding('/shift_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/shift_id', 'type', { type: 'string' }));
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
    if (data.first_number === undefined) {
      found.push(finding('', 'required', { missingProperty: 'first_number' }));
    } else if (Number.isInteger(data.first_number)) {
      if (!(data.first_number >= 1)) {
        found.push(finding('/first_number', 'minimum', { limit: 1 }));
      }
      if (!(data.first_number <= 99999999)) {
        found.push(finding('/first_number', 'maximum', { limit: 99999999 }));
      }
    } else {
      found.push(finding('/first_number', 'type', { type: 'integer' }));
    }
    if (data.last_number === undefined) {
      found.push(finding('', 'required', { missingProperty: 'last_number' }));
    } else if (Number.isInteger(data.last_number)) {
      if (!(data.last_number >= 1)) {
        found.push(finding('/last_number', 'minimum', { limit: 1 }));
      }
      if (!(data.last_number <= 99999999)) {
        found.push(finding('/last_number', 'maximum', { limit: 99999999 }));
      }
    } else {
      found.push(finding('/last_number', 'type', { type: 'integer' }));
    }
    if (data.series !== undefined) {
      if (typeof data.series === 'string') {
        if (lengthOf(data.series) > 20) {
          found.push(finding('/series', 'maxLength', { limit: 20 }));
        }
        if (!seriesPattern.test(data.series)) {
          found.push(finding('/series', 'pattern', { pattern: '^[A-Z0-9/-]{1,20}$' }));
        }
      } else if (data.series !== null) {
        found.push(finding('/series', 'type', { type: ['string', 'null'] }));
      }
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
  validateCommandTicket.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const seriesPattern = /^[A-Z0-9/-]{1,20}$/u;
