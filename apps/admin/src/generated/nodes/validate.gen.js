// From schemas/resources/nodes.json by `tuyen generate`. Edit that file instead.
import { finding, hasDuplicates, isObject, lengthOf } from '@tuyen/model/validation';

export function validateNode(data) {
  const found = [];
  if (isObject(data)) {
    if (data.code === undefined) {
      found.push(finding('', 'required', { missingProperty: 'code' }));
    } else if (typeof data.code === 'string') {
      if (lengthOf(data.code) < 2) {
        found.push(finding('/code', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.code) > 4) {
        found.push(finding('/code', 'maxLength', { limit: 4 }));
      }
      if (!codePattern.test(data.code)) {
        found.push(finding('/code', 'pattern', { pattern: '^[A-Z0-9]{2,4}$' }));
      }
    } else {
      found.push(finding('/code', 'type', { type: 'string' }));
    }
    if (data.number === undefined) {
      found.push(finding('', 'required', { missingProperty: 'number' }));
    } else if (Number.isInteger(data.number)) {
      if (!(data.number >= 1)) {
        found.push(finding('/number', 'minimum', { limit: 1 }));
      }
      if (!(data.number <= 999)) {
        found.push(finding('/number', 'maximum', { limit: 999 }));
      }
    } else {
      found.push(finding('/number', 'type', { type: 'integer' }));
    }
    if (data.name === undefined) {
      found.push(finding('', 'required', { missingProperty: 'name' }));
    } else if (typeof data.name === 'string') {
      if (lengthOf(data.name) < 2) {
        found.push(finding('/name', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.name) > 150) {
        found.push(finding('/name', 'maxLength', { limit: 150 }));
      }
    } else {
      found.push(finding('/name', 'type', { type: 'string' }));
    }
    if (data.place === undefined) {
      found.push(finding('', 'required', { missingProperty: 'place' }));
    } else if (!placeValues.includes(data.place)) {
      found.push(finding('/place', 'enum', { allowedValues: placeValues }));
    }
    if (data.station_id !== undefined && !(typeof data.station_id === 'string' || data.station_id === null)) {
      found.push(finding('/station_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.route_id !== undefined && !(typeof data.route_id === 'string' || data.route_id === null)) {
      found.push(finding('/route_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.device_id !== undefined && !(typeof data.device_id === 'string' || data.device_id === null)) {
      found.push(finding('/device_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.ticket_types !== undefined) {
      if (Array.isArray(data.ticket_types)) {
        if (hasDuplicates(data.ticket_types)) {
          found.push(finding('/ticket_types', 'uniqueItems', {}));
        }
        for (const [index, item] of data.ticket_types.entries()) {
          if (!ticketTypesValues.includes(item)) {
            found.push(finding(`/ticket_types/${index}`, 'enum', { allowedValues: ticketTypesValues }));
          }
        }
      } else if (data.ticket_types !== null) {
        found.push(finding('/ticket_types', 'type', { type: ['array', 'null'] }));
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
    if (data.status !== undefined && !statusValues.includes(data.status)) {
      found.push(finding('/status', 'enum', { allowedValues: statusValues }));
    }
    if (data.place === 'STATION') {
      if (data.station_id === undefined) {
        found.push(finding('', 'required', { missingProperty: 'station_id' }));
      }
    }
    if (data.place === 'ROUTE') {
      if (data.route_id === undefined) {
        found.push(finding('', 'required', { missingProperty: 'route_id' }));
      }
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateNode.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const codePattern = /^[A-Z0-9]{2,4}$/u;
const placeValues = ['STATION', 'ROUTE'];
const ticketTypesValues = ['ONE_TIME', 'DAILY', 'MONTHLY', 'FREE'];
const statusValues = ['ACTIVE', 'INACTIVE', null];
