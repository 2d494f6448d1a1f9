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
