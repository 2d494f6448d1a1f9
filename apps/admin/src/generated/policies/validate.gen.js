// From schemas/resources/policies.json by `tuyen generate`. Edit that file instead.
import { finding, isDate, isObject, lengthOf } from '@tuyen/model/validation';

export function validatePolicy(data) {
  const found = [];
  if (isObject(data)) {
    if (data.tab === undefined) {
      found.push(finding('', 'required', { missingProperty: 'tab' }));
    } else if (!tabValues.includes(data.tab)) {
      found.push(finding('/tab', 'enum', { allowedValues: tabValues }));
    }
    if (data.title_vi === undefined) {
      found.push(finding('', 'required', { missingProperty: 'title_vi' }));
    } else if (typeof data.title_vi === 'string') {
      if (lengthOf(data.title_vi) < 2) {
        found.push(finding('/title_vi', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.title_vi) > 150) {
        found.push(finding('/title_vi', 'maxLength', { limit: 150 }));
      }
    } else {
      found.push(finding('/title_vi', 'type', { type: 'string' }));
    }
    if (data.body_vi === undefined) {
      found.push(finding('', 'required', { missingProperty: 'body_vi' }));
    } else if (typeof data.body_vi === 'string') {
      if (lengthOf(data.body_vi) < 1) {
        found.push(finding('/body_vi', 'minLength', { limit: 1 }));
      }
      if (lengthOf(data.body_vi) > 100000) {
        found.push(finding('/body_vi', 'maxLength', { limit: 100000 }));
      }
    } else {
      found.push(finding('/body_vi', 'type', { type: 'string' }));
    }
    if (data.title_en !== undefined) {
      if (typeof data.title_en === 'string') {
        if (lengthOf(data.title_en) > 150) {
          found.push(finding('/title_en', 'maxLength', { limit: 150 }));
        }
      } else if (data.title_en !== null) {
        found.push(finding('/title_en', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.body_en !== undefined) {
      if (typeof data.body_en === 'string') {
        if (lengthOf(data.body_en) > 100000) {
          found.push(finding('/body_en', 'maxLength', { limit: 100000 }));
        }
      } else if (data.body_en !== null) {
        found.push(finding('/body_en', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.effective_from !== undefined) {
      if (typeof data.effective_from === 'string') {
        if (!isDate(data.effective_from)) {
          found.push(finding('/effective_from', 'format', { format: 'date' }));
        }
      } else if (data.effective_from !== null) {
        found.push(finding('/effective_from', 'type', { type: ['string', 'null'] }));
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
  validatePolicy.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const tabValues = ['payment', 'complaint', 'exchange', 'delivery', 'inspection', 'guarantee', 'private'];
const statusValues = ['ACTIVE', 'INACTIVE', null];
