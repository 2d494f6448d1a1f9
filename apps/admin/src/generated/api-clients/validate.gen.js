// From schemas/resources/api-clients.json by `tuyen generate`. Edit that file instead.
import { finding, hasDuplicates, isDate, isObject, lengthOf } from '@tuyen/model/validation';

export function validateApiClient(data) {
  const found = [];
  if (isObject(data)) {
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
    if (data.client_kind === undefined) {
      found.push(finding('', 'required', { missingProperty: 'client_kind' }));
    } else if (!clientKindValues.includes(data.client_kind)) {
      found.push(finding('/client_kind', 'enum', { allowedValues: clientKindValues }));
    }
    if (data.permissions === undefined) {
      found.push(finding('', 'required', { missingProperty: 'permissions' }));
    } else if (Array.isArray(data.permissions)) {
      if (data.permissions.length < 1) {
        found.push(finding('/permissions', 'minItems', { limit: 1 }));
      }
      if (data.permissions.length > 100) {
        found.push(finding('/permissions', 'maxItems', { limit: 100 }));
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
    if (data.rate_limit === undefined) {
      found.push(finding('', 'required', { missingProperty: 'rate_limit' }));
    } else if (Number.isInteger(data.rate_limit)) {
      if (!(data.rate_limit >= 1)) {
        found.push(finding('/rate_limit', 'minimum', { limit: 1 }));
      }
      if (!(data.rate_limit <= 100000)) {
        found.push(finding('/rate_limit', 'maximum', { limit: 100000 }));
      }
    } else {
      found.push(finding('/rate_limit', 'type', { type: 'integer' }));
    }
    if (data.allowed_ips !== undefined) {
      if (Array.isArray(data.allowed_ips)) {
        if (data.allowed_ips.length > 50) {
          found.push(finding('/allowed_ips', 'maxItems', { limit: 50 }));
        }
        if (hasDuplicates(data.allowed_ips)) {
          found.push(finding('/allowed_ips', 'uniqueItems', {}));
        }
        for (const [index, item] of data.allowed_ips.entries()) {
          if (typeof item === 'string') {
            if (lengthOf(item) > 45) {
              found.push(finding(`/allowed_ips/${index}`, 'maxLength', { limit: 45 }));
            }
            if (!allowedIpsPattern.test(item)) {
              found.push(
                finding(`/allowed_ips/${index}`, 'pattern', {
                  pattern: '^(?:\\d{1,3}(?:\\.\\d{1,3}){3}|[0-9a-f:]{2,45})$',
                }),
              );
            }
          } else {
            found.push(finding(`/allowed_ips/${index}`, 'type', { type: 'string' }));
          }
        }
      } else if (data.allowed_ips !== null) {
        found.push(finding('/allowed_ips', 'type', { type: ['array', 'null'] }));
      }
    }
    if (data.expires_on !== undefined) {
      if (typeof data.expires_on === 'string') {
        if (!isDate(data.expires_on)) {
          found.push(finding('/expires_on', 'format', { format: 'date' }));
        }
      } else if (data.expires_on !== null) {
        found.push(finding('/expires_on', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.contact_name !== undefined) {
      if (typeof data.contact_name === 'string') {
        if (lengthOf(data.contact_name) > 100) {
          found.push(finding('/contact_name', 'maxLength', { limit: 100 }));
        }
      } else if (data.contact_name !== null) {
        found.push(finding('/contact_name', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.contact_email !== undefined) {
      if (typeof data.contact_email === 'string') {
        if (lengthOf(data.contact_email) > 254) {
          found.push(finding('/contact_email', 'maxLength', { limit: 254 }));
        }
        if (!emailPattern.test(data.contact_email)) {
          found.push(finding('/contact_email', 'format', { format: 'email' }));
        }
      } else if (data.contact_email !== null) {
        found.push(finding('/contact_email', 'type', { type: ['string', 'null'] }));
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
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateApiClient.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const clientKindValues = ['ADMIN_WEB', 'POS', 'POS_WEB', 'OPEN_API', 'PUBLIC_WEB', 'CUSTOMER_APP'];
const permissionSlugPattern = /^[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*$/u;
const allowedIpsPattern = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f:]{2,45})$/u;
const emailPattern = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/u;
const statusValues = ['ACTIVE', 'INACTIVE', null];
