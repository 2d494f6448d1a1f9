// From schemas/resources/districts.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateDistrict(data) {
  const found = [];
  if (isObject(data)) {
    if (data.code === undefined) {
      found.push(finding('', 'required', { missingProperty: 'code' }));
    } else if (typeof data.code === 'string') {
      if (lengthOf(data.code) < 2) {
        found.push(finding('/code', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.code) > 10) {
        found.push(finding('/code', 'maxLength', { limit: 10 }));
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
        if (lengthOf(data.name.vi) > 100) {
          found.push(finding('/name/vi', 'maxLength', { limit: 100 }));
        }
      } else {
        found.push(finding('/name/vi', 'type', { type: 'string' }));
      }
      if (data.name.en !== undefined) {
        if (typeof data.name.en === 'string') {
          if (lengthOf(data.name.en) < 2) {
            found.push(finding('/name/en', 'minLength', { limit: 2 }));
          }
          if (lengthOf(data.name.en) > 100) {
            found.push(finding('/name/en', 'maxLength', { limit: 100 }));
          }
        } else if (data.name.en !== null) {
          found.push(finding('/name/en', 'type', { type: ['string', 'null'] }));
        }
      }
    } else {
      found.push(finding('/name', 'type', { type: 'object' }));
    }
    if (data.city_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'city_id' }));
    } else if (typeof data.city_id === 'string') {
      if (lengthOf(data.city_id) < 1) {
        found.push(finding('/city_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/city_id', 'type', { type: 'string' }));
    }
    if (data.zone === undefined) {
      found.push(finding('', 'required', { missingProperty: 'zone' }));
    } else if (!zoneValues.includes(data.zone)) {
      found.push(finding('/zone', 'enum', { allowedValues: zoneValues }));
    }
    if (data.former_names !== undefined) {
      if (typeof data.former_names === 'string') {
        if (lengthOf(data.former_names) > 1000) {
          found.push(finding('/former_names', 'maxLength', { limit: 1000 }));
        }
      } else if (data.former_names !== null) {
        found.push(finding('/former_names', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.status !== undefined && !statusValues.includes(data.status)) {
      found.push(finding('/status', 'enum', { allowedValues: statusValues }));
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateDistrict.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const catalogueCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
const zoneValues = ['URBAN', 'SUBURBAN'];
const statusValues = ['ACTIVE', 'INACTIVE', null];
