// From schemas/resources/users.json by `tuyen generate`. Edit that file instead.
import { finding, hasDuplicates, isObject, lengthOf } from '@tuyen/model/validation';

export function validateUser(data) {
  const found = [];
  if (isObject(data)) {
    if (data.username === undefined) {
      found.push(finding('', 'required', { missingProperty: 'username' }));
    } else if (typeof data.username === 'string') {
      if (lengthOf(data.username) < 3) {
        found.push(finding('/username', 'minLength', { limit: 3 }));
      }
      if (lengthOf(data.username) > 50) {
        found.push(finding('/username', 'maxLength', { limit: 50 }));
      }
      if (!usernamePattern.test(data.username)) {
        found.push(finding('/username', 'format', { format: 'username' }));
      }
    } else {
      found.push(finding('/username', 'type', { type: 'string' }));
    }
    if (data.email === undefined) {
      found.push(finding('', 'required', { missingProperty: 'email' }));
    } else if (typeof data.email === 'string') {
      if (lengthOf(data.email) > 254) {
        found.push(finding('/email', 'maxLength', { limit: 254 }));
      }
      if (!emailPattern.test(data.email)) {
        found.push(finding('/email', 'format', { format: 'email' }));
      }
    } else {
      found.push(finding('/email', 'type', { type: 'string' }));
    }
    if (data.full_name === undefined) {
      found.push(finding('', 'required', { missingProperty: 'full_name' }));
    } else if (typeof data.full_name === 'string') {
      if (lengthOf(data.full_name) < 2) {
        found.push(finding('/full_name', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.full_name) > 100) {
        found.push(finding('/full_name', 'maxLength', { limit: 100 }));
      }
    } else {
      found.push(finding('/full_name', 'type', { type: 'string' }));
    }
    if (data.phone !== undefined) {
      if (typeof data.phone === 'string') {
        if (!vnPhonePattern.test(data.phone)) {
          found.push(finding('/phone', 'format', { format: 'vn-phone' }));
        }
      } else if (data.phone !== null) {
        found.push(finding('/phone', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.avatar !== undefined) {
      if (typeof data.avatar === 'string') {
        if (lengthOf(data.avatar) > 500) {
          found.push(finding('/avatar', 'maxLength', { limit: 500 }));
        }
        if (!avatarPattern.test(data.avatar)) {
          found.push(finding('/avatar', 'pattern', { pattern: '^(?:/(?!/)|https?://)' }));
        }
      } else if (data.avatar !== null) {
        found.push(finding('/avatar', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.password !== undefined) {
      if (typeof data.password === 'string') {
        if (lengthOf(data.password) < 8) {
          found.push(finding('/password', 'minLength', { limit: 8 }));
        }
        if (lengthOf(data.password) > 72) {
          found.push(finding('/password', 'maxLength', { limit: 72 }));
        }
        if (!passwordPattern.test(data.password)) {
          found.push(finding('/password', 'format', { format: 'password' }));
        }
      } else if (data.password !== null) {
        found.push(finding('/password', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.status !== undefined && !statusValues.includes(data.status)) {
      found.push(finding('/status', 'enum', { allowedValues: statusValues }));
    }
    if (data.is_superuser !== undefined && !(typeof data.is_superuser === 'boolean' || data.is_superuser === null)) {
      found.push(finding('/is_superuser', 'type', { type: ['boolean', 'null'] }));
    }
    if (data.office_id !== undefined && !(typeof data.office_id === 'string' || data.office_id === null)) {
      found.push(finding('/office_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.offices !== undefined) {
      if (Array.isArray(data.offices)) {
        if (data.offices.length > 50) {
          found.push(finding('/offices', 'maxItems', { limit: 50 }));
        }
        for (const [index, item] of data.offices.entries()) {
          if (isObject(item)) {
            if (item.office_id === undefined) {
              found.push(finding(`/offices/${index}`, 'required', { missingProperty: 'office_id' }));
            } else if (typeof item.office_id === 'string') {
              if (lengthOf(item.office_id) < 1) {
                found.push(finding(`/offices/${index}/office_id`, 'minLength', { limit: 1 }));
              }
            } else {
              found.push(finding(`/offices/${index}/office_id`, 'type', { type: 'string' }));
            }
            if (item.role_id !== undefined && !(typeof item.role_id === 'string' || item.role_id === null)) {
              found.push(finding(`/offices/${index}/role_id`, 'type', { type: ['string', 'null'] }));
            }
            if (item.permissions !== undefined) {
              if (Array.isArray(item.permissions)) {
                if (item.permissions.length > 300) {
                  found.push(finding(`/offices/${index}/permissions`, 'maxItems', { limit: 300 }));
                }
                if (hasDuplicates(item.permissions)) {
                  found.push(finding(`/offices/${index}/permissions`, 'uniqueItems', {}));
                }
                for (const [index2, item2] of item.permissions.entries()) {
                  if (typeof item2 === 'string') {
                    if (lengthOf(item2) > 80) {
                      found.push(finding(`/offices/${index}/permissions/${index2}`, 'maxLength', { limit: 80 }));
                    }
                    if (!permissionSlugPattern.test(item2)) {
                      found.push(
                        finding(`/offices/${index}/permissions/${index2}`, 'format', { format: 'permission-slug' }),
                      );
                    }
                  } else {
                    found.push(finding(`/offices/${index}/permissions/${index2}`, 'type', { type: 'string' }));
                  }
                }
              } else if (item.permissions !== null) {
                found.push(finding(`/offices/${index}/permissions`, 'type', { type: ['array', 'null'] }));
              }
            }
            if (item.is_admin !== undefined && !(typeof item.is_admin === 'boolean' || item.is_admin === null)) {
              found.push(finding(`/offices/${index}/is_admin`, 'type', { type: ['boolean', 'null'] }));
            }
          } else {
            found.push(finding(`/offices/${index}`, 'type', { type: 'object' }));
          }
        }
      } else if (data.offices !== null) {
        found.push(finding('/offices', 'type', { type: ['array', 'null'] }));
      }
    }
    if (data.is_superuser !== true) {
      if (data.offices === undefined) {
        found.push(finding('', 'required', { missingProperty: 'offices' }));
      } else if (Array.isArray(data.offices)) {
        if (data.offices.length < 1) {
          found.push(finding('/offices', 'minItems', { limit: 1 }));
        }
      }
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateUser.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const usernamePattern = /^[a-z][a-z0-9]*(?:[._-][a-z0-9]+)*$/u;
const emailPattern = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/u;
const vnPhonePattern =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;
const avatarPattern = /^(?:\/(?!\/)|https?:\/\/)/u;
const passwordPattern = /^(?:\s*\S){8}/u;
const statusValues = ['LOCKED', 'ACTIVE', 'INACTIVE', null];
const permissionSlugPattern = /^[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*$/u;
