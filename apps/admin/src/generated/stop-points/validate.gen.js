// From schemas/resources/stop-points.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateStopPoint(data) {
  const found = [];
  if (isObject(data)) {
    if (data.code === undefined) {
      found.push(finding('', 'required', { missingProperty: 'code' }));
    } else if (typeof data.code === 'string') {
      if (lengthOf(data.code) < 2) {
        found.push(finding('/code', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.code) > 20) {
        found.push(finding('/code', 'maxLength', { limit: 20 }));
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
    if (data.latitude === undefined) {
      found.push(finding('', 'required', { missingProperty: 'latitude' }));
    } else if (typeof data.latitude === 'number') {
      if (!(data.latitude >= -90)) {
        found.push(finding('/latitude', 'minimum', { limit: -90 }));
      }
      if (!(data.latitude <= 90)) {
        found.push(finding('/latitude', 'maximum', { limit: 90 }));
      }
    } else {
      found.push(finding('/latitude', 'type', { type: 'number' }));
    }
    if (data.longitude === undefined) {
      found.push(finding('', 'required', { missingProperty: 'longitude' }));
    } else if (typeof data.longitude === 'number') {
      if (!(data.longitude >= -180)) {
        found.push(finding('/longitude', 'minimum', { limit: -180 }));
      }
      if (!(data.longitude <= 180)) {
        found.push(finding('/longitude', 'maximum', { limit: 180 }));
      }
    } else {
      found.push(finding('/longitude', 'type', { type: 'number' }));
    }
    if (data.district_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'district_id' }));
    } else if (typeof data.district_id === 'string') {
      if (lengthOf(data.district_id) < 1) {
        found.push(finding('/district_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/district_id', 'type', { type: 'string' }));
    }
    if (data.address !== undefined) {
      if (typeof data.address === 'string') {
        if (lengthOf(data.address) > 255) {
          found.push(finding('/address', 'maxLength', { limit: 255 }));
        }
      } else if (data.address !== null) {
        found.push(finding('/address', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.has_shelter !== undefined && !(typeof data.has_shelter === 'boolean' || data.has_shelter === null)) {
      found.push(finding('/has_shelter', 'type', { type: ['boolean', 'null'] }));
    }
    if (data.status !== undefined && !statusValues.includes(data.status)) {
      found.push(finding('/status', 'enum', { allowedValues: statusValues }));
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateStopPoint.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const catalogueCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
const statusValues = ['ACTIVE', 'INACTIVE', null];
