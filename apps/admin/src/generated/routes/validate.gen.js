// From schemas/resources/routes.json by `tuyen generate`. Edit that file instead.
import { isTime, lengthOf } from '../validation.gen.js';

export function validateRoute(data, { instancePath = '' } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.code === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'code' },
      });
      errors++;
    }
    if (data.name === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'name' },
      });
      errors++;
    }
    if (data.route_serial === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'route_serial' },
      });
      errors++;
    }
    if (data.transport_mode === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'transport_mode' },
      });
      errors++;
    }
    if (data.company_id === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'company_id' },
      });
      errors++;
    }
    if (data.first_trip === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'first_trip' },
      });
      errors++;
    }
    if (data.last_trip === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'last_trip' },
      });
      errors++;
    }
    if (data.headway_minutes === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'headway_minutes' },
      });
      errors++;
    }
    if (data.code !== undefined) {
      let data0 = data.code;
      if (typeof data0 === 'string') {
        if (lengthOf(data0) > 8) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/maxLength',
            keyword: 'maxLength',
            params: { limit: 8 },
          });
          errors++;
        }
        if (lengthOf(data0) < 1) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
          });
          errors++;
        }
        if (!formats0.test(data0)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/format',
            keyword: 'format',
            params: { format: 'route-code' },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/code',
          schemaPath: '#/properties/code/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data1 = data.name;
      if (typeof data1 === 'string') {
        if (lengthOf(data1) > 150) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/maxLength',
            keyword: 'maxLength',
            params: { limit: 150 },
          });
          errors++;
        }
        if (lengthOf(data1) < 2) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/minLength',
            keyword: 'minLength',
            params: { limit: 2 },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/name',
          schemaPath: '#/properties/name/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.route_serial !== undefined) {
      let data2 = data.route_serial;
      if (typeof data2 === 'string') {
        if (lengthOf(data2) > 6) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/route_serial',
            schemaPath: '#/properties/route_serial/maxLength',
            keyword: 'maxLength',
            params: { limit: 6 },
          });
          errors++;
        }
        if (lengthOf(data2) < 2) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/route_serial',
            schemaPath: '#/properties/route_serial/minLength',
            keyword: 'minLength',
            params: { limit: 2 },
          });
          errors++;
        }
        if (!pattern0.test(data2)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/route_serial',
            schemaPath: '#/properties/route_serial/pattern',
            keyword: 'pattern',
            params: { pattern: '^[A-Z0-9]{2,6}$' },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/route_serial',
          schemaPath: '#/properties/route_serial/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.transport_mode !== undefined) {
      let data3 = data.transport_mode;
      if (typeof data3 !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/transport_mode',
          schemaPath: '#/properties/transport_mode/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
      if (!(data3 === 'BUS' || data3 === 'METRO' || data3 === 'MULTIMODAL')) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/transport_mode',
          schemaPath: '#/properties/transport_mode/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.transport_mode.enum },
        });
        errors++;
      }
    }
    if (data.direction !== undefined) {
      let data4 = data.direction;
      if (typeof data4 !== 'string' && data4 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/direction',
          schemaPath: '#/properties/direction/type',
          keyword: 'type',
          params: { type: schema0.properties.direction.type },
        });
        errors++;
      }
      if (!(data4 === 'TWO_WAY' || data4 === 'ONE_WAY' || data4 === 'LOOP' || data4 === null)) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/direction',
          schemaPath: '#/properties/direction/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.direction.enum },
        });
        errors++;
      }
    }
    if (data.company_id !== undefined) {
      if (typeof data.company_id !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/company_id',
          schemaPath: '#/properties/company_id/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.city_id !== undefined) {
      let data6 = data.city_id;
      if (typeof data6 !== 'string' && data6 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/city_id',
          schemaPath: '#/properties/city_id/type',
          keyword: 'type',
          params: { type: schema0.properties.city_id.type },
        });
        errors++;
      }
    }
    if (data.first_trip !== undefined) {
      let data7 = data.first_trip;
      if (typeof data7 === 'string') {
        if (!isTime(data7)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/first_trip',
            schemaPath: '#/properties/first_trip/format',
            keyword: 'format',
            params: { format: 'time' },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/first_trip',
          schemaPath: '#/properties/first_trip/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.last_trip !== undefined) {
      let data8 = data.last_trip;
      if (typeof data8 === 'string') {
        if (!isTime(data8)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/last_trip',
            schemaPath: '#/properties/last_trip/format',
            keyword: 'format',
            params: { format: 'time' },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/last_trip',
          schemaPath: '#/properties/last_trip/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.headway_minutes !== undefined) {
      let data9 = data.headway_minutes;
      if (!(typeof data9 == 'number' && !(data9 % 1) && !isNaN(data9))) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/headway_minutes',
          schemaPath: '#/properties/headway_minutes/type',
          keyword: 'type',
          params: { type: 'integer' },
        });
        errors++;
      }
      if (typeof data9 == 'number') {
        if (data9 > 240 || isNaN(data9)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/headway_minutes',
            schemaPath: '#/properties/headway_minutes/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 240 },
          });
          errors++;
        }
        if (data9 < 1 || isNaN(data9)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/headway_minutes',
            schemaPath: '#/properties/headway_minutes/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.peak_headway_minutes !== undefined) {
      let data10 = data.peak_headway_minutes;
      if (!(typeof data10 == 'number' && !(data10 % 1) && !isNaN(data10)) && data10 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/peak_headway_minutes',
          schemaPath: '#/properties/peak_headway_minutes/type',
          keyword: 'type',
          params: { type: schema0.properties.peak_headway_minutes.type },
        });
        errors++;
      }
      if (typeof data10 == 'number') {
        if (data10 > 240 || isNaN(data10)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/peak_headway_minutes',
            schemaPath: '#/properties/peak_headway_minutes/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 240 },
          });
          errors++;
        }
        if (data10 < 1 || isNaN(data10)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/peak_headway_minutes',
            schemaPath: '#/properties/peak_headway_minutes/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.length_m !== undefined) {
      let data11 = data.length_m;
      if (!(typeof data11 == 'number' && !(data11 % 1) && !isNaN(data11)) && data11 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/length_m',
          schemaPath: '#/properties/length_m/type',
          keyword: 'type',
          params: { type: schema0.properties.length_m.type },
        });
        errors++;
      }
      if (typeof data11 == 'number') {
        if (data11 > 500000 || isNaN(data11)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/length_m',
            schemaPath: '#/properties/length_m/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 500000 },
          });
          errors++;
        }
        if (data11 < 100 || isNaN(data11)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/length_m',
            schemaPath: '#/properties/length_m/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 100 },
          });
          errors++;
        }
      }
    }
    if (data.colour !== undefined) {
      let data12 = data.colour;
      if (typeof data12 !== 'string' && data12 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/colour',
          schemaPath: '#/properties/colour/type',
          keyword: 'type',
          params: { type: schema0.properties.colour.type },
        });
        errors++;
      }
      if (typeof data12 === 'string') {
        if (!pattern1.test(data12)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/colour',
            schemaPath: '#/properties/colour/pattern',
            keyword: 'pattern',
            params: { pattern: '^#[0-9a-f]{6}$' },
          });
          errors++;
        }
      }
    }
    if (data.monthly_sale !== undefined) {
      let data13 = data.monthly_sale;
      if (typeof data13 !== 'boolean' && data13 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/monthly_sale',
          schemaPath: '#/properties/monthly_sale/type',
          keyword: 'type',
          params: { type: schema0.properties.monthly_sale.type },
        });
        errors++;
      }
    }
    if (data.stops_outbound !== undefined) {
      let data14 = data.stops_outbound;
      if (!Array.isArray(data14) && data14 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/stops_outbound',
          schemaPath: '#/properties/stops_outbound/type',
          keyword: 'type',
          params: { type: schema0.properties.stops_outbound.type },
        });
        errors++;
      }
      if (Array.isArray(data14)) {
        if (data14.length > 500) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/stops_outbound',
            schemaPath: '#/properties/stops_outbound/maxItems',
            keyword: 'maxItems',
            params: { limit: 500 },
          });
          errors++;
        }
        const len0 = data14.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data15 = data14[i0];
          if (data15 && typeof data15 == 'object' && !Array.isArray(data15)) {
            if (data15.stop_point_id === undefined) {
              (vErrors ??= []).push({
                instancePath: instancePath + '/stops_outbound/' + i0,
                schemaPath: '#/properties/stops_outbound/items/required',
                keyword: 'required',
                params: { missingProperty: 'stop_point_id' },
              });
              errors++;
            }
            if (data15.order === undefined) {
              (vErrors ??= []).push({
                instancePath: instancePath + '/stops_outbound/' + i0,
                schemaPath: '#/properties/stops_outbound/items/required',
                keyword: 'required',
                params: { missingProperty: 'order' },
              });
              errors++;
            }
            if (data15.stop_point_id !== undefined) {
              if (typeof data15.stop_point_id !== 'string') {
                (vErrors ??= []).push({
                  instancePath: instancePath + '/stops_outbound/' + i0 + '/stop_point_id',
                  schemaPath: '#/properties/stops_outbound/items/properties/stop_point_id/type',
                  keyword: 'type',
                  params: { type: 'string' },
                });
                errors++;
              }
            }
            if (data15.order !== undefined) {
              let data17 = data15.order;
              if (!(typeof data17 == 'number' && !(data17 % 1) && !isNaN(data17))) {
                (vErrors ??= []).push({
                  instancePath: instancePath + '/stops_outbound/' + i0 + '/order',
                  schemaPath: '#/properties/stops_outbound/items/properties/order/type',
                  keyword: 'type',
                  params: { type: 'integer' },
                });
                errors++;
              }
              if (typeof data17 == 'number') {
                if (data17 > 500 || isNaN(data17)) {
                  (vErrors ??= []).push({
                    instancePath: instancePath + '/stops_outbound/' + i0 + '/order',
                    schemaPath: '#/properties/stops_outbound/items/properties/order/maximum',
                    keyword: 'maximum',
                    params: { comparison: '<=', limit: 500 },
                  });
                  errors++;
                }
                if (data17 < 1 || isNaN(data17)) {
                  (vErrors ??= []).push({
                    instancePath: instancePath + '/stops_outbound/' + i0 + '/order',
                    schemaPath: '#/properties/stops_outbound/items/properties/order/minimum',
                    keyword: 'minimum',
                    params: { comparison: '>=', limit: 1 },
                  });
                  errors++;
                }
              }
            }
            if (data15.distance_m !== undefined) {
              let data18 = data15.distance_m;
              if (!(typeof data18 == 'number' && !(data18 % 1) && !isNaN(data18)) && data18 !== null) {
                (vErrors ??= []).push({
                  instancePath: instancePath + '/stops_outbound/' + i0 + '/distance_m',
                  schemaPath: '#/properties/stops_outbound/items/properties/distance_m/type',
                  keyword: 'type',
                  params: { type: schema0.properties.stops_outbound.items.properties.distance_m.type },
                });
                errors++;
              }
              if (typeof data18 == 'number') {
                if (data18 > 500000 || isNaN(data18)) {
                  (vErrors ??= []).push({
                    instancePath: instancePath + '/stops_outbound/' + i0 + '/distance_m',
                    schemaPath: '#/properties/stops_outbound/items/properties/distance_m/maximum',
                    keyword: 'maximum',
                    params: { comparison: '<=', limit: 500000 },
                  });
                  errors++;
                }
                if (data18 < 0 || isNaN(data18)) {
                  (vErrors ??= []).push({
                    instancePath: instancePath + '/stops_outbound/' + i0 + '/distance_m',
                    schemaPath: '#/properties/stops_outbound/items/properties/distance_m/minimum',
                    keyword: 'minimum',
                    params: { comparison: '>=', limit: 0 },
                  });
                  errors++;
                }
              }
            }
          } else {
            (vErrors ??= []).push({
              instancePath: instancePath + '/stops_outbound/' + i0,
              schemaPath: '#/properties/stops_outbound/items/type',
              keyword: 'type',
              params: { type: 'object' },
            });
            errors++;
          }
        }
      }
    }
    if (data.stops_inbound !== undefined) {
      let data19 = data.stops_inbound;
      if (!Array.isArray(data19) && data19 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/stops_inbound',
          schemaPath: '#/properties/stops_inbound/type',
          keyword: 'type',
          params: { type: schema0.properties.stops_inbound.type },
        });
        errors++;
      }
      if (Array.isArray(data19)) {
        if (data19.length > 500) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/stops_inbound',
            schemaPath: '#/properties/stops_inbound/maxItems',
            keyword: 'maxItems',
            params: { limit: 500 },
          });
          errors++;
        }
        const len1 = data19.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data20 = data19[i1];
          if (data20 && typeof data20 == 'object' && !Array.isArray(data20)) {
            if (data20.stop_point_id === undefined) {
              (vErrors ??= []).push({
                instancePath: instancePath + '/stops_inbound/' + i1,
                schemaPath: '#/properties/stops_inbound/items/required',
                keyword: 'required',
                params: { missingProperty: 'stop_point_id' },
              });
              errors++;
            }
            if (data20.order === undefined) {
              (vErrors ??= []).push({
                instancePath: instancePath + '/stops_inbound/' + i1,
                schemaPath: '#/properties/stops_inbound/items/required',
                keyword: 'required',
                params: { missingProperty: 'order' },
              });
              errors++;
            }
            if (data20.stop_point_id !== undefined) {
              if (typeof data20.stop_point_id !== 'string') {
                (vErrors ??= []).push({
                  instancePath: instancePath + '/stops_inbound/' + i1 + '/stop_point_id',
                  schemaPath: '#/properties/stops_inbound/items/properties/stop_point_id/type',
                  keyword: 'type',
                  params: { type: 'string' },
                });
                errors++;
              }
            }
            if (data20.order !== undefined) {
              let data22 = data20.order;
              if (!(typeof data22 == 'number' && !(data22 % 1) && !isNaN(data22))) {
                (vErrors ??= []).push({
                  instancePath: instancePath + '/stops_inbound/' + i1 + '/order',
                  schemaPath: '#/properties/stops_inbound/items/properties/order/type',
                  keyword: 'type',
                  params: { type: 'integer' },
                });
                errors++;
              }
              if (typeof data22 == 'number') {
                if (data22 > 500 || isNaN(data22)) {
                  (vErrors ??= []).push({
                    instancePath: instancePath + '/stops_inbound/' + i1 + '/order',
                    schemaPath: '#/properties/stops_inbound/items/properties/order/maximum',
                    keyword: 'maximum',
                    params: { comparison: '<=', limit: 500 },
                  });
                  errors++;
                }
                if (data22 < 1 || isNaN(data22)) {
                  (vErrors ??= []).push({
                    instancePath: instancePath + '/stops_inbound/' + i1 + '/order',
                    schemaPath: '#/properties/stops_inbound/items/properties/order/minimum',
                    keyword: 'minimum',
                    params: { comparison: '>=', limit: 1 },
                  });
                  errors++;
                }
              }
            }
            if (data20.distance_m !== undefined) {
              let data23 = data20.distance_m;
              if (!(typeof data23 == 'number' && !(data23 % 1) && !isNaN(data23)) && data23 !== null) {
                (vErrors ??= []).push({
                  instancePath: instancePath + '/stops_inbound/' + i1 + '/distance_m',
                  schemaPath: '#/properties/stops_inbound/items/properties/distance_m/type',
                  keyword: 'type',
                  params: { type: schema0.properties.stops_inbound.items.properties.distance_m.type },
                });
                errors++;
              }
              if (typeof data23 == 'number') {
                if (data23 > 500000 || isNaN(data23)) {
                  (vErrors ??= []).push({
                    instancePath: instancePath + '/stops_inbound/' + i1 + '/distance_m',
                    schemaPath: '#/properties/stops_inbound/items/properties/distance_m/maximum',
                    keyword: 'maximum',
                    params: { comparison: '<=', limit: 500000 },
                  });
                  errors++;
                }
                if (data23 < 0 || isNaN(data23)) {
                  (vErrors ??= []).push({
                    instancePath: instancePath + '/stops_inbound/' + i1 + '/distance_m',
                    schemaPath: '#/properties/stops_inbound/items/properties/distance_m/minimum',
                    keyword: 'minimum',
                    params: { comparison: '>=', limit: 0 },
                  });
                  errors++;
                }
              }
            }
          } else {
            (vErrors ??= []).push({
              instancePath: instancePath + '/stops_inbound/' + i1,
              schemaPath: '#/properties/stops_inbound/items/type',
              keyword: 'type',
              params: { type: 'object' },
            });
            errors++;
          }
        }
      }
    }
    if (data.note !== undefined) {
      let data24 = data.note;
      if (typeof data24 !== 'string' && data24 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/note',
          schemaPath: '#/properties/note/type',
          keyword: 'type',
          params: { type: schema0.properties.note.type },
        });
        errors++;
      }
      if (typeof data24 === 'string') {
        if (lengthOf(data24) > 500) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/note',
            schemaPath: '#/properties/note/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          });
          errors++;
        }
      }
    }
    if (data.status !== undefined) {
      let data25 = data.status;
      if (typeof data25 !== 'string' && data25 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/type',
          keyword: 'type',
          params: { type: schema0.properties.status.type },
        });
        errors++;
      }
      if (!(data25 === 'ACTIVE' || data25 === 'INACTIVE' || data25 === null)) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.status.enum },
        });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validateRoute.errors = vErrors;
  return errors === 0;
}
const schema0 = {
  type: 'object',
  required: [
    'code',
    'name',
    'route_serial',
    'transport_mode',
    'company_id',
    'first_trip',
    'last_trip',
    'headway_minutes',
  ],
  properties: {
    code: { type: 'string', format: 'route-code', minLength: 1, maxLength: 8 },
    name: { type: 'string', minLength: 2, maxLength: 150 },
    route_serial: { type: 'string', minLength: 2, maxLength: 6, pattern: '^[A-Z0-9]{2,6}$' },
    transport_mode: { type: 'string', enum: ['BUS', 'METRO', 'MULTIMODAL'] },
    direction: { type: ['string', 'null'], enum: ['TWO_WAY', 'ONE_WAY', 'LOOP', null] },
    company_id: { type: 'string' },
    city_id: { type: ['string', 'null'] },
    first_trip: { type: 'string', format: 'time' },
    last_trip: { type: 'string', format: 'time' },
    headway_minutes: { type: 'integer', minimum: 1, maximum: 240 },
    peak_headway_minutes: { type: ['integer', 'null'], minimum: 1, maximum: 240 },
    length_m: { type: ['integer', 'null'], minimum: 100, maximum: 500000 },
    colour: { pattern: '^#[0-9a-f]{6}$', type: ['string', 'null'] },
    monthly_sale: { type: ['boolean', 'null'] },
    stops_outbound: {
      type: ['array', 'null'],
      items: {
        type: 'object',
        required: ['stop_point_id', 'order'],
        properties: {
          stop_point_id: { type: 'string' },
          order: { type: 'integer', minimum: 1, maximum: 500 },
          distance_m: { type: ['integer', 'null'], minimum: 0, maximum: 500000 },
        },
      },
      maxItems: 500,
    },
    stops_inbound: {
      type: ['array', 'null'],
      items: {
        type: 'object',
        required: ['stop_point_id', 'order'],
        properties: {
          stop_point_id: { type: 'string' },
          order: { type: 'integer', minimum: 1, maximum: 500 },
          distance_m: { type: ['integer', 'null'], minimum: 0, maximum: 500000 },
        },
      },
      maxItems: 500,
    },
    note: { type: ['string', 'null'], maxLength: 500 },
    status: { type: ['string', 'null'], enum: ['ACTIVE', 'INACTIVE', null] },
  },
};
const formats0 = /^[A-Z]{0,3}\d{1,3}(?:\.\d)?[A-Z]?$/u;
const pattern0 = new RegExp('^[A-Z0-9]{2,6}$', 'u');
const pattern1 = new RegExp('^#[0-9a-f]{6}$', 'u');
