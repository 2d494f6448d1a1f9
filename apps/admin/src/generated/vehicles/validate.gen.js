// From schemas/resources/vehicles.json by `tuyen generate`. Edit that file instead.
import { finding, isDate, isObject, lengthOf } from '@tuyen/model/validation';

export function validateVehicle(data) {
  const found = [];
  if (isObject(data)) {
    if (data.plate === undefined) {
      found.push(finding('', 'required', { missingProperty: 'plate' }));
    } else if (typeof data.plate === 'string') {
      if (lengthOf(data.plate) > 12) {
        found.push(finding('/plate', 'maxLength', { limit: 12 }));
      }
      if (!vnPlatePattern.test(data.plate)) {
        found.push(finding('/plate', 'format', { format: 'vn-plate' }));
      }
    } else {
      found.push(finding('/plate', 'type', { type: 'string' }));
    }
    if (data.kind === undefined) {
      found.push(finding('', 'required', { missingProperty: 'kind' }));
    } else if (!kindValues.includes(data.kind)) {
      found.push(finding('/kind', 'enum', { allowedValues: kindValues }));
    }
    if (data.seats === undefined) {
      found.push(finding('', 'required', { missingProperty: 'seats' }));
    } else if (Number.isInteger(data.seats)) {
      if (!(data.seats >= 1)) {
        found.push(finding('/seats', 'minimum', { limit: 1 }));
      }
      if (!(data.seats <= 200)) {
        found.push(finding('/seats', 'maximum', { limit: 200 }));
      }
    } else {
      found.push(finding('/seats', 'type', { type: 'integer' }));
    }
    if (data.route_id !== undefined && !(typeof data.route_id === 'string' || data.route_id === null)) {
      found.push(finding('/route_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.inspection_expires_on !== undefined) {
      if (typeof data.inspection_expires_on === 'string') {
        if (!isDate(data.inspection_expires_on)) {
          found.push(finding('/inspection_expires_on', 'format', { format: 'date' }));
        }
      } else if (data.inspection_expires_on !== null) {
        found.push(finding('/inspection_expires_on', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.brand !== undefined) {
      if (typeof data.brand === 'string') {
        if (lengthOf(data.brand) > 60) {
          found.push(finding('/brand', 'maxLength', { limit: 60 }));
        }
      } else if (data.brand !== null) {
        found.push(finding('/brand', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.manufactured_year !== undefined) {
      if (Number.isInteger(data.manufactured_year)) {
        if (!(data.manufactured_year >= 1980)) {
          found.push(finding('/manufactured_year', 'minimum', { limit: 1980 }));
        }
        if (!(data.manufactured_year <= 2100)) {
          found.push(finding('/manufactured_year', 'maximum', { limit: 2100 }));
        }
      } else if (data.manufactured_year !== null) {
        found.push(finding('/manufactured_year', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.status !== undefined && !statusValues.includes(data.status)) {
      found.push(finding('/status', 'enum', { allowedValues: statusValues }));
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateVehicle.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const vnPlatePattern = /^(?:1[1-9]|[2-9]\d)[A-Z]{1,2}-(?:\d{3}\.\d{2}|\d{4})$/u;
const kindValues = ['STANDARD_BUS', 'MINIBUS', 'ARTICULATED_BUS', 'BRT_BUS', 'ELECTRIC_BUS', 'METRO_TRAIN'];
const statusValues = ['ACTIVE', 'INACTIVE', null];
