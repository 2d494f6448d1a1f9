// From schemas/resources/trips.json by `tuyen generate`. Edit that file instead.
import { finding, isDateTime, isObject, lengthOf } from '@tuyen/model/validation';

export function validateTrip(data) {
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
    if (data.direction === undefined) {
      found.push(finding('', 'required', { missingProperty: 'direction' }));
    } else if (!directionValues.includes(data.direction)) {
      found.push(finding('/direction', 'enum', { allowedValues: directionValues }));
    }
    if (data.departure_at === undefined) {
      found.push(finding('', 'required', { missingProperty: 'departure_at' }));
    } else if (typeof data.departure_at === 'string') {
      if (!isDateTime(data.departure_at)) {
        found.push(finding('/departure_at', 'format', { format: 'date-time' }));
      }
    } else {
      found.push(finding('/departure_at', 'type', { type: 'string' }));
    }
    if (data.schedule_id !== undefined && !(typeof data.schedule_id === 'string' || data.schedule_id === null)) {
      found.push(finding('/schedule_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.vehicle_id !== undefined && !(typeof data.vehicle_id === 'string' || data.vehicle_id === null)) {
      found.push(finding('/vehicle_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.driver_id !== undefined && !(typeof data.driver_id === 'string' || data.driver_id === null)) {
      found.push(finding('/driver_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.conductor_id !== undefined && !(typeof data.conductor_id === 'string' || data.conductor_id === null)) {
      found.push(finding('/conductor_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.arrival_at !== undefined) {
      if (typeof data.arrival_at === 'string') {
        if (!isDateTime(data.arrival_at)) {
          found.push(finding('/arrival_at', 'format', { format: 'date-time' }));
        }
      } else if (data.arrival_at !== null) {
        found.push(finding('/arrival_at', 'type', { type: ['string', 'null'] }));
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
  validateTrip.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const directionValues = ['OUTBOUND', 'INBOUND'];
