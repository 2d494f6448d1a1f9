// From schemas/resources/schedules.json by `tuyen generate`. Edit that file instead.
import { finding, hasDuplicates, isDate, isObject, lengthOf } from '@tuyen/model/validation';

export function validateSchedule(data) {
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
    if (data.route_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'route_id' }));
    } else if (typeof data.route_id === 'string') {
      if (lengthOf(data.route_id) < 1) {
        found.push(finding('/route_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/route_id', 'type', { type: 'string' }));
    }
    if (data.weekdays === undefined) {
      found.push(finding('', 'required', { missingProperty: 'weekdays' }));
    } else if (Array.isArray(data.weekdays)) {
      if (data.weekdays.length < 1) {
        found.push(finding('/weekdays', 'minItems', { limit: 1 }));
      }
      if (hasDuplicates(data.weekdays)) {
        found.push(finding('/weekdays', 'uniqueItems', {}));
      }
      for (const [index, item] of data.weekdays.entries()) {
        if (!weekdaysValues.includes(item)) {
          found.push(finding(`/weekdays/${index}`, 'enum', { allowedValues: weekdaysValues }));
        }
      }
    } else {
      found.push(finding('/weekdays', 'type', { type: 'array' }));
    }
    if (data.valid_from === undefined) {
      found.push(finding('', 'required', { missingProperty: 'valid_from' }));
    } else if (typeof data.valid_from === 'string') {
      if (!isDate(data.valid_from)) {
        found.push(finding('/valid_from', 'format', { format: 'date' }));
      }
    } else {
      found.push(finding('/valid_from', 'type', { type: 'string' }));
    }
    if (data.departures === undefined) {
      found.push(finding('', 'required', { missingProperty: 'departures' }));
    } else if (Array.isArray(data.departures)) {
      if (data.departures.length < 1) {
        found.push(finding('/departures', 'minItems', { limit: 1 }));
      }
      if (data.departures.length > 600) {
        found.push(finding('/departures', 'maxItems', { limit: 600 }));
      }
      for (const [index, item] of data.departures.entries()) {
        if (isObject(item)) {
          if (item.time === undefined) {
            found.push(finding(`/departures/${index}`, 'required', { missingProperty: 'time' }));
          } else if (typeof item.time === 'string') {
            if (!timePattern.test(item.time)) {
              found.push(finding(`/departures/${index}/time`, 'format', { format: 'time' }));
            }
          } else {
            found.push(finding(`/departures/${index}/time`, 'type', { type: 'string' }));
          }
          if (item.direction === undefined) {
            found.push(finding(`/departures/${index}`, 'required', { missingProperty: 'direction' }));
          } else if (!directionValues.includes(item.direction)) {
            found.push(finding(`/departures/${index}/direction`, 'enum', { allowedValues: directionValues }));
          }
          if (item.running_minutes !== undefined) {
            if (Number.isInteger(item.running_minutes)) {
              if (!(item.running_minutes >= 1)) {
                found.push(finding(`/departures/${index}/running_minutes`, 'minimum', { limit: 1 }));
              }
              if (!(item.running_minutes <= 600)) {
                found.push(finding(`/departures/${index}/running_minutes`, 'maximum', { limit: 600 }));
              }
            } else if (item.running_minutes !== null) {
              found.push(finding(`/departures/${index}/running_minutes`, 'type', { type: ['integer', 'null'] }));
            }
          }
          if (item.vehicle_kind !== undefined && !vehicleKindValues.includes(item.vehicle_kind)) {
            found.push(finding(`/departures/${index}/vehicle_kind`, 'enum', { allowedValues: vehicleKindValues }));
          }
        } else {
          found.push(finding(`/departures/${index}`, 'type', { type: 'object' }));
        }
      }
    } else {
      found.push(finding('/departures', 'type', { type: 'array' }));
    }
    if (data.valid_to !== undefined) {
      if (typeof data.valid_to === 'string') {
        if (!isDate(data.valid_to)) {
          found.push(finding('/valid_to', 'format', { format: 'date' }));
        }
      } else if (data.valid_to !== null) {
        found.push(finding('/valid_to', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.status !== undefined && !statusValues.includes(data.status)) {
      found.push(finding('/status', 'enum', { allowedValues: statusValues }));
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateSchedule.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const catalogueCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
const weekdaysValues = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;
const directionValues = ['OUTBOUND', 'INBOUND'];
const vehicleKindValues = [
  'STANDARD_BUS',
  'MINIBUS',
  'ARTICULATED_BUS',
  'BRT_BUS',
  'ELECTRIC_BUS',
  'METRO_TRAIN',
  null,
];
const statusValues = ['ACTIVE', 'INACTIVE', null];
