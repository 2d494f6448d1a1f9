// From schemas/resources/app-releases.json by `tuyen generate`. Edit that file instead.
import { finding, isDate, isObject, isUri, lengthOf } from '@tuyen/model/validation';

export function validateAppRelease(data) {
  const found = [];
  if (isObject(data)) {
    if (data.os === undefined) {
      found.push(finding('', 'required', { missingProperty: 'os' }));
    } else if (!osValues.includes(data.os)) {
      found.push(finding('/os', 'enum', { allowedValues: osValues }));
    }
    if (data.app_version === undefined) {
      found.push(finding('', 'required', { missingProperty: 'app_version' }));
    } else if (typeof data.app_version === 'string') {
      if (lengthOf(data.app_version) < 1) {
        found.push(finding('/app_version', 'minLength', { limit: 1 }));
      }
      if (lengthOf(data.app_version) > 20) {
        found.push(finding('/app_version', 'maxLength', { limit: 20 }));
      }
      if (!appVersionPattern.test(data.app_version)) {
        found.push(finding('/app_version', 'pattern', { pattern: '^\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}$' }));
      }
    } else {
      found.push(finding('/app_version', 'type', { type: 'string' }));
    }
    if (data.build_number === undefined) {
      found.push(finding('', 'required', { missingProperty: 'build_number' }));
    } else if (Number.isInteger(data.build_number)) {
      if (!(data.build_number >= 1)) {
        found.push(finding('/build_number', 'minimum', { limit: 1 }));
      }
      if (!(data.build_number <= 1000000000)) {
        found.push(finding('/build_number', 'maximum', { limit: 1000000000 }));
      }
    } else {
      found.push(finding('/build_number', 'type', { type: 'integer' }));
    }
    if (data.store_url === undefined) {
      found.push(finding('', 'required', { missingProperty: 'store_url' }));
    } else if (typeof data.store_url === 'string') {
      if (lengthOf(data.store_url) > 500) {
        found.push(finding('/store_url', 'maxLength', { limit: 500 }));
      }
      if (!storeUrlPattern.test(data.store_url)) {
        found.push(finding('/store_url', 'pattern', { pattern: '^https?://' }));
      }
      if (!isUri(data.store_url)) {
        found.push(finding('/store_url', 'format', { format: 'uri' }));
      }
    } else {
      found.push(finding('/store_url', 'type', { type: 'string' }));
    }
    if (data.released_on === undefined) {
      found.push(finding('', 'required', { missingProperty: 'released_on' }));
    } else if (typeof data.released_on === 'string') {
      if (!isDate(data.released_on)) {
        found.push(finding('/released_on', 'format', { format: 'date' }));
      }
    } else {
      found.push(finding('/released_on', 'type', { type: 'string' }));
    }
    if (data.is_required !== undefined && !(typeof data.is_required === 'boolean' || data.is_required === null)) {
      found.push(finding('/is_required', 'type', { type: ['boolean', 'null'] }));
    }
    if (data.notes_vi !== undefined) {
      if (typeof data.notes_vi === 'string') {
        if (lengthOf(data.notes_vi) > 2000) {
          found.push(finding('/notes_vi', 'maxLength', { limit: 2000 }));
        }
      } else if (data.notes_vi !== null) {
        found.push(finding('/notes_vi', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.notes_en !== undefined) {
      if (typeof data.notes_en === 'string') {
        if (lengthOf(data.notes_en) > 2000) {
          found.push(finding('/notes_en', 'maxLength', { limit: 2000 }));
        }
      } else if (data.notes_en !== null) {
        found.push(finding('/notes_en', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.status !== undefined && !statusValues.includes(data.status)) {
      found.push(finding('/status', 'enum', { allowedValues: statusValues }));
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateAppRelease.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const osValues = ['Android', 'iOS'];
const appVersionPattern = /^\d{1,3}\.\d{1,3}\.\d{1,3}$/u;
const storeUrlPattern = /^https?:\/\//u;
const statusValues = ['ACTIVE', 'INACTIVE', null];
