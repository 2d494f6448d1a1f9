// From schemas/resources/stations.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateStation(data) {
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
    if (data.transport_mode === undefined) {
      found.push(finding('', 'required', { missingProperty: 'transport_mode' }));
    } else if (!transportModeValues.includes(data.transport_mode)) {
      found.push(finding('/transport_mode', 'enum', { allowedValues: transportModeValues }));
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
    if (data.route_id !== undefined && !(typeof data.route_id === 'string' || data.route_id === null)) {
      found.push(finding('/route_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.order_on_line !== undefined) {
      if (Number.isInteger(data.order_on_line)) {
        if (!(data.order_on_line >= 1)) {
          found.push(finding('/order_on_line', 'minimum', { limit: 1 }));
        }
        if (!(data.order_on_line <= 200)) {
          found.push(finding('/order_on_line', 'maximum', { limit: 200 }));
        }
      } else if (data.order_on_line !== null) {
        found.push(finding('/order_on_line', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.distance_m !== undefined) {
      if (Number.isInteger(data.distance_m)) {
        if (!(data.distance_m >= 0)) {
          found.push(finding('/distance_m', 'minimum', { limit: 0 }));
        }
        if (!(data.distance_m <= 500000)) {
          found.push(finding('/distance_m', 'maximum', { limit: 500000 }));
        }
      } else if (data.distance_m !== null) {
        found.push(finding('/distance_m', 'type', { type: ['integer', 'null'] }));
      }
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
    if (data.position !== undefined) {
      if (isObject(data.position)) {
        if (data.position.lat === undefined) {
          found.push(finding('/position', 'required', { missingProperty: 'lat' }));
        } else if (typeof data.position.lat === 'number') {
          if (!(data.position.lat >= -90)) {
            found.push(finding('/position/lat', 'minimum', { limit: -90 }));
          }
          if (!(data.position.lat <= 90)) {
            found.push(finding('/position/lat', 'maximum', { limit: 90 }));
          }
        } else {
          found.push(finding('/position/lat', 'type', { type: 'number' }));
        }
        if (data.position.lng === undefined) {
          found.push(finding('/position', 'required', { missingProperty: 'lng' }));
        } else if (typeof data.position.lng === 'number') {
          if (!(data.position.lng >= -180)) {
            found.push(finding('/position/lng', 'minimum', { limit: -180 }));
          }
          if (!(data.position.lng <= 180)) {
            found.push(finding('/position/lng', 'maximum', { limit: 180 }));
          }
        } else {
          found.push(finding('/position/lng', 'type', { type: 'number' }));
        }
        for (const name of Object.keys(data.position)) {
          if (!positionNames.includes(name)) {
            found.push(finding('/position', 'additionalProperties', { additionalProperty: name }));
          }
        }
      } else if (data.position !== null) {
        found.push(finding('/position', 'type', { type: ['object', 'null'] }));
      }
    }
    if (
      data.is_interchange !== undefined &&
      !(typeof data.is_interchange === 'boolean' || data.is_interchange === null)
    ) {
      found.push(finding('/is_interchange', 'type', { type: ['boolean', 'null'] }));
    }
    if (data.opens !== undefined) {
      if (typeof data.opens === 'string') {
        if (!timePattern.test(data.opens)) {
          found.push(finding('/opens', 'format', { format: 'time' }));
        }
      } else if (data.opens !== null) {
        found.push(finding('/opens', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.closes !== undefined) {
      if (typeof data.closes === 'string') {
        if (!timePattern.test(data.closes)) {
          found.push(finding('/closes', 'format', { format: 'time' }));
        }
      } else if (data.closes !== null) {
        found.push(finding('/closes', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.status !== undefined && !statusValues.includes(data.status)) {
      found.push(finding('/status', 'enum', { allowedValues: statusValues }));
    }
    if (data.transport_mode === 'METRO') {
      if (data.route_id === undefined) {
        found.push(finding('', 'required', { missingProperty: 'route_id' }));
      }
      if (data.order_on_line === undefined) {
        found.push(finding('', 'required', { missingProperty: 'order_on_line' }));
      }
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateStation.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const catalogueCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
const transportModeValues = ['BUS', 'METRO', 'MULTIMODAL'];
const positionNames = ['lat', 'lng'];
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;
const statusValues = ['ACTIVE', 'INACTIVE', null];
