// From schemas/resources/routes.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateRoute(data) {
  const found = [];
  if (isObject(data)) {
    if (data.code === undefined) {
      found.push(finding('', 'required', { missingProperty: 'code' }));
    } else if (typeof data.code === 'string') {
      if (lengthOf(data.code) < 1) {
        found.push(finding('/code', 'minLength', { limit: 1 }));
      }
      if (lengthOf(data.code) > 8) {
        found.push(finding('/code', 'maxLength', { limit: 8 }));
      }
      if (!routeCodePattern.test(data.code)) {
        found.push(finding('/code', 'format', { format: 'route-code' }));
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
        if (lengthOf(data.name.vi) > 150) {
          found.push(finding('/name/vi', 'maxLength', { limit: 150 }));
        }
      } else {
        found.push(finding('/name/vi', 'type', { type: 'string' }));
      }
      if (data.name.en !== undefined) {
        if (typeof data.name.en === 'string') {
          if (lengthOf(data.name.en) < 2) {
            found.push(finding('/name/en', 'minLength', { limit: 2 }));
          }
          if (lengthOf(data.name.en) > 150) {
            found.push(finding('/name/en', 'maxLength', { limit: 150 }));
          }
        } else if (data.name.en !== null) {
          found.push(finding('/name/en', 'type', { type: ['string', 'null'] }));
        }
      }
    } else {
      found.push(finding('/name', 'type', { type: 'object' }));
    }
    if (data.route_serial === undefined) {
      found.push(finding('', 'required', { missingProperty: 'route_serial' }));
    } else if (typeof data.route_serial === 'string') {
      if (lengthOf(data.route_serial) < 2) {
        found.push(finding('/route_serial', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.route_serial) > 6) {
        found.push(finding('/route_serial', 'maxLength', { limit: 6 }));
      }
      if (!routeSerialPattern.test(data.route_serial)) {
        found.push(finding('/route_serial', 'pattern', { pattern: '^[A-Z0-9]{2,6}$' }));
      }
    } else {
      found.push(finding('/route_serial', 'type', { type: 'string' }));
    }
    if (data.transport_mode === undefined) {
      found.push(finding('', 'required', { missingProperty: 'transport_mode' }));
    } else if (!transportModeValues.includes(data.transport_mode)) {
      found.push(finding('/transport_mode', 'enum', { allowedValues: transportModeValues }));
    }
    if (data.company_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'company_id' }));
    } else if (typeof data.company_id === 'string') {
      if (lengthOf(data.company_id) < 1) {
        found.push(finding('/company_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/company_id', 'type', { type: 'string' }));
    }
    if (data.first_trip === undefined) {
      found.push(finding('', 'required', { missingProperty: 'first_trip' }));
    } else if (typeof data.first_trip === 'string') {
      if (!timePattern.test(data.first_trip)) {
        found.push(finding('/first_trip', 'format', { format: 'time' }));
      }
    } else {
      found.push(finding('/first_trip', 'type', { type: 'string' }));
    }
    if (data.last_trip === undefined) {
      found.push(finding('', 'required', { missingProperty: 'last_trip' }));
    } else if (typeof data.last_trip === 'string') {
      if (!timePattern.test(data.last_trip)) {
        found.push(finding('/last_trip', 'format', { format: 'time' }));
      }
    } else {
      found.push(finding('/last_trip', 'type', { type: 'string' }));
    }
    if (data.headway_minutes === undefined) {
      found.push(finding('', 'required', { missingProperty: 'headway_minutes' }));
    } else if (Number.isInteger(data.headway_minutes)) {
      if (!(data.headway_minutes >= 1)) {
        found.push(finding('/headway_minutes', 'minimum', { limit: 1 }));
      }
      if (!(data.headway_minutes <= 240)) {
        found.push(finding('/headway_minutes', 'maximum', { limit: 240 }));
      }
    } else {
      found.push(finding('/headway_minutes', 'type', { type: 'integer' }));
    }
    if (data.direction !== undefined && !directionValues.includes(data.direction)) {
      found.push(finding('/direction', 'enum', { allowedValues: directionValues }));
    }
    if (data.city_id !== undefined && !(typeof data.city_id === 'string' || data.city_id === null)) {
      found.push(finding('/city_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.peak_headway_minutes !== undefined) {
      if (Number.isInteger(data.peak_headway_minutes)) {
        if (!(data.peak_headway_minutes >= 1)) {
          found.push(finding('/peak_headway_minutes', 'minimum', { limit: 1 }));
        }
        if (!(data.peak_headway_minutes <= 240)) {
          found.push(finding('/peak_headway_minutes', 'maximum', { limit: 240 }));
        }
      } else if (data.peak_headway_minutes !== null) {
        found.push(finding('/peak_headway_minutes', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.length_m !== undefined) {
      if (Number.isInteger(data.length_m)) {
        if (!(data.length_m >= 100)) {
          found.push(finding('/length_m', 'minimum', { limit: 100 }));
        }
        if (!(data.length_m <= 500000)) {
          found.push(finding('/length_m', 'maximum', { limit: 500000 }));
        }
      } else if (data.length_m !== null) {
        found.push(finding('/length_m', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.color !== undefined) {
      if (typeof data.color === 'string') {
        if (!colorPattern.test(data.color)) {
          found.push(finding('/color', 'pattern', { pattern: '^#[0-9a-f]{6}$' }));
        }
      } else if (data.color !== null) {
        found.push(finding('/color', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.monthly_sale !== undefined && !(typeof data.monthly_sale === 'boolean' || data.monthly_sale === null)) {
      found.push(finding('/monthly_sale', 'type', { type: ['boolean', 'null'] }));
    }
    if (data.stops_outbound !== undefined) {
      if (Array.isArray(data.stops_outbound)) {
        if (data.stops_outbound.length > 500) {
          found.push(finding('/stops_outbound', 'maxItems', { limit: 500 }));
        }
        for (const [index, item] of data.stops_outbound.entries()) {
          if (isObject(item)) {
            if (item.stop_point_id === undefined) {
              found.push(finding(`/stops_outbound/${index}`, 'required', { missingProperty: 'stop_point_id' }));
            } else if (typeof item.stop_point_id === 'string') {
              if (lengthOf(item.stop_point_id) < 1) {
                found.push(finding(`/stops_outbound/${index}/stop_point_id`, 'minLength', { limit: 1 }));
              }
            } else {
              found.push(finding(`/stops_outbound/${index}/stop_point_id`, 'type', { type: 'string' }));
            }
            if (item.distance_m !== undefined) {
              if (Number.isInteger(item.distance_m)) {
                if (!(item.distance_m >= 0)) {
                  found.push(finding(`/stops_outbound/${index}/distance_m`, 'minimum', { limit: 0 }));
                }
                if (!(item.distance_m <= 500000)) {
                  found.push(finding(`/stops_outbound/${index}/distance_m`, 'maximum', { limit: 500000 }));
                }
              } else if (item.distance_m !== null) {
                found.push(finding(`/stops_outbound/${index}/distance_m`, 'type', { type: ['integer', 'null'] }));
              }
            }
          } else {
            found.push(finding(`/stops_outbound/${index}`, 'type', { type: 'object' }));
          }
        }
      } else if (data.stops_outbound !== null) {
        found.push(finding('/stops_outbound', 'type', { type: ['array', 'null'] }));
      }
    }
    if (data.stops_inbound !== undefined) {
      if (Array.isArray(data.stops_inbound)) {
        if (data.stops_inbound.length > 500) {
          found.push(finding('/stops_inbound', 'maxItems', { limit: 500 }));
        }
        for (const [index, item] of data.stops_inbound.entries()) {
          if (isObject(item)) {
            if (item.stop_point_id === undefined) {
              found.push(finding(`/stops_inbound/${index}`, 'required', { missingProperty: 'stop_point_id' }));
            } else if (typeof item.stop_point_id === 'string') {
              if (lengthOf(item.stop_point_id) < 1) {
                found.push(finding(`/stops_inbound/${index}/stop_point_id`, 'minLength', { limit: 1 }));
              }
            } else {
              found.push(finding(`/stops_inbound/${index}/stop_point_id`, 'type', { type: 'string' }));
            }
            if (item.distance_m !== undefined) {
              if (Number.isInteger(item.distance_m)) {
                if (!(item.distance_m >= 0)) {
                  found.push(finding(`/stops_inbound/${index}/distance_m`, 'minimum', { limit: 0 }));
                }
                if (!(item.distance_m <= 500000)) {
                  found.push(finding(`/stops_inbound/${index}/distance_m`, 'maximum', { limit: 500000 }));
                }
              } else if (item.distance_m !== null) {
                found.push(finding(`/stops_inbound/${index}/distance_m`, 'type', { type: ['integer', 'null'] }));
              }
            }
          } else {
            found.push(finding(`/stops_inbound/${index}`, 'type', { type: 'object' }));
          }
        }
      } else if (data.stops_inbound !== null) {
        found.push(finding('/stops_inbound', 'type', { type: ['array', 'null'] }));
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
  validateRoute.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const routeCodePattern = /^[A-Z]{0,3}\d{1,3}(?:\.\d)?[A-Z]?$/u;
const routeSerialPattern = /^[A-Z0-9]{2,6}$/u;
const transportModeValues = ['BUS', 'METRO', 'MULTIMODAL'];
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;
const directionValues = ['TWO_WAY', 'ONE_WAY', 'LOOP', null];
const colorPattern = /^#[0-9a-f]{6}$/u;
const statusValues = ['ACTIVE', 'INACTIVE', null];
