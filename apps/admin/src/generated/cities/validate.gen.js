// From schemas/resources/cities.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateCity(data) {
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
    } else if (typeof data.name === 'string') {
      if (lengthOf(data.name) < 2) {
        found.push(finding('/name', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.name) > 100) {
        found.push(finding('/name', 'maxLength', { limit: 100 }));
      }
    } else {
      found.push(finding('/name', 'type', { type: 'string' }));
    }
    if (data.scope === undefined) {
      found.push(finding('', 'required', { missingProperty: 'scope' }));
    } else if (!scopeValues.includes(data.scope)) {
      found.push(finding('/scope', 'enum', { allowedValues: scopeValues }));
    }
    if (
      data.districts_complete !== undefined &&
      !(typeof data.districts_complete === 'boolean' || data.districts_complete === null)
    ) {
      found.push(finding('/districts_complete', 'type', { type: ['boolean', 'null'] }));
    }
    if (data.status !== undefined && !statusValues.includes(data.status)) {
      found.push(finding('/status', 'enum', { allowedValues: statusValues }));
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateCity.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const catalogueCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
const scopeValues = ['MUNICIPALITY', 'PROVINCE'];
const statusValues = ['ACTIVE', 'INACTIVE', null];
