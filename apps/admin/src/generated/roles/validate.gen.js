// From schemas/resources/roles.json by `tuyen generate`. Edit that file instead.
import { finding, hasDuplicates, isObject, lengthOf } from '@tuyen/model/validation';

export function validateRole(data) {
  const found = [];
  if (isObject(data)) {
    if (data.code === undefined) {
      found.push(finding('', 'required', { missingProperty: 'code' }));
    } else if (typeof data.code === 'string') {
      if (lengthOf(data.code) < 2) {
        found.push(finding('/code', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.code) > 40) {
        found.push(finding('/code', 'maxLength', { limit: 40 }));
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
    if (data.organisation_types === undefined) {
      found.push(finding('', 'required', { missingProperty: 'organisation_types' }));
    } else if (Array.isArray(data.organisation_types)) {
      if (data.organisation_types.length < 1) {
        found.push(finding('/organisation_types', 'minItems', { limit: 1 }));
      }
      if (hasDuplicates(data.organisation_types)) {
        found.push(finding('/organisation_types', 'uniqueItems', {}));
      }
      for (const [index, item] of data.organisation_types.entries()) {
        if (!organisationTypesValues.includes(item)) {
          found.push(finding(`/organisation_types/${index}`, 'enum', { allowedValues: organisationTypesValues }));
        }
      }
    } else {
      found.push(finding('/organisation_types', 'type', { type: 'array' }));
    }
    if (data.permissions === undefined) {
      found.push(finding('', 'required', { missingProperty: 'permissions' }));
    } else if (Array.isArray(data.permissions)) {
      if (data.permissions.length < 1) {
        found.push(finding('/permissions', 'minItems', { limit: 1 }));
      }
      if (data.permissions.length > 300) {
        found.push(finding('/permissions', 'maxItems', { limit: 300 }));
      }
      if (hasDuplicates(data.permissions)) {
        found.push(finding('/permissions', 'uniqueItems', {}));
      }
      for (const [index, item] of data.permissions.entries()) {
        if (typeof item === 'string') {
          if (lengthOf(item) > 80) {
            found.push(finding(`/permissions/${index}`, 'maxLength', { limit: 80 }));
          }
          if (!permissionSlugPattern.test(item)) {
            found.push(finding(`/permissions/${index}`, 'format', { format: 'permission-slug' }));
          }
        } else {
          found.push(finding(`/permissions/${index}`, 'type', { type: 'string' }));
        }
      }
    } else {
      found.push(finding('/permissions', 'type', { type: 'array' }));
    }
    if (data.description !== undefined) {
      if (typeof data.description === 'string') {
        if (lengthOf(data.description) > 500) {
          found.push(finding('/description', 'maxLength', { limit: 500 }));
        }
      } else if (data.description !== null) {
        found.push(finding('/description', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.issuer_id !== undefined && !(typeof data.issuer_id === 'string' || data.issuer_id === null)) {
      found.push(finding('/issuer_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.status !== undefined && !statusValues.includes(data.status)) {
      found.push(finding('/status', 'enum', { allowedValues: statusValues }));
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateRole.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const catalogueCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
const organisationTypesValues = [
  'COMPANY_ROOT',
  'COMPANY',
  'COMPANY_BRT',
  'COMPANY_METRO',
  'AGENCY_TICKET',
  'AGENCY_CARD',
];
const permissionSlugPattern = /^[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*$/u;
const statusValues = ['ACTIVE', 'INACTIVE', null];
