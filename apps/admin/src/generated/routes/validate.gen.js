// From schemas/resources/routes.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateRoute(data) {
  let findings = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.code === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'code' } });
      errors++;
    }
    if (data.name === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'name' } });
      errors++;
    }
    if (data.route_serial === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'route_serial' } });
      errors++;
    }
    if (data.transport_mode === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'transport_mode' } });
      errors++;
    }
    if (data.company_id === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'company_id' } });
      errors++;
    }
    if (data.first_trip === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'first_trip' } });
      errors++;
    }
    if (data.last_trip === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'last_trip' } });
      errors++;
    }
    if (data.headway_minutes === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'headway_minutes' } });
      errors++;
    }
    if (data.code !== undefined) {
      const data0 = data.code;
      if (typeof data0 === 'string') {
        if (lengthOf(data0) > 8) {
          (findings ??= []).push({ instancePath: '/code', keyword: 'maxLength', params: { limit: 8 } });
          errors++;
        }
        if (lengthOf(data0) < 1) {
          (findings ??= []).push({ instancePath: '/code', keyword: 'minLength', params: { limit: 1 } });
          errors++;
        }
        if (!routeCodePattern.test(data0)) {
          (findings ??= []).push({ instancePath: '/code', keyword: 'format', params: { format: 'route-code' } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/code', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.name !== undefined) {
      const data1 = data.name;
      if (typeof data1 === 'string') {
        if (lengthOf(data1) > 150) {
          (findings ??= []).push({ instancePath: '/name', keyword: 'maxLength', params: { limit: 150 } });
          errors++;
        }
        if (lengthOf(data1) < 2) {
          (findings ??= []).push({ instancePath: '/name', keyword: 'minLength', params: { limit: 2 } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/name', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.route_serial !== undefined) {
      const data2 = data.route_serial;
      if (typeof data2 === 'string') {
        if (lengthOf(data2) > 6) {
          (findings ??= []).push({ instancePath: '/route_serial', keyword: 'maxLength', params: { limit: 6 } });
          errors++;
        }
        if (lengthOf(data2) < 2) {
          (findings ??= []).push({ instancePath: '/route_serial', keyword: 'minLength', params: { limit: 2 } });
          errors++;
        }
        if (!pattern0.test(data2)) {
          (findings ??= []).push({
            instancePath: '/route_serial',
            keyword: 'pattern',
            params: { pattern: '^[A-Z0-9]{2,6}$' },
          });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/route_serial', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.transport_mode !== undefined) {
      const data3 = data.transport_mode;
      if (typeof data3 !== 'string') {
        (findings ??= []).push({ instancePath: '/transport_mode', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
      if (!(data3 === 'BUS' || data3 === 'METRO' || data3 === 'MULTIMODAL')) {
        (findings ??= []).push({
          instancePath: '/transport_mode',
          keyword: 'enum',
          params: { allowedValues: ['BUS', 'METRO', 'MULTIMODAL'] },
        });
        errors++;
      }
    }
    if (data.direction !== undefined) {
      const data4 = data.direction;
      if (typeof data4 !== 'string' && data4 !== null) {
        (findings ??= []).push({ instancePath: '/direction', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (!(data4 === 'TWO_WAY' || data4 === 'ONE_WAY' || data4 === 'LOOP' || data4 === null)) {
        (findings ??= []).push({
          instancePath: '/direction',
          keyword: 'enum',
          params: { allowedValues: ['TWO_WAY', 'ONE_WAY', 'LOOP', null] },
        });
        errors++;
      }
    }
    if (data.company_id !== undefined) {
      const data5 = data.company_id;
      if (typeof data5 === 'string') {
        if (lengthOf(data5) < 1) {
          (findings ??= []).push({ instancePath: '/company_id', keyword: 'minLength', params: { limit: 1 } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/company_id', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.city_id !== undefined) {
      const data6 = data.city_id;
      if (typeof data6 !== 'string' && data6 !== null) {
        (findings ??= []).push({ instancePath: '/city_id', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
    }
    if (data.first_trip !== undefined) {
      const data7 = data.first_trip;
      if (typeof data7 === 'string') {
        if (!timePattern.test(data7)) {
          (findings ??= []).push({ instancePath: '/first_trip', keyword: 'format', params: { format: 'time' } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/first_trip', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.last_trip !== undefined) {
      const data8 = data.last_trip;
      if (typeof data8 === 'string') {
        if (!timePattern.test(data8)) {
          (findings ??= []).push({ instancePath: '/last_trip', keyword: 'format', params: { format: 'time' } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/last_trip', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.headway_minutes !== undefined) {
      const data9 = data.headway_minutes;
      if (!(typeof data9 == 'number' && !(data9 % 1) && !isNaN(data9))) {
        (findings ??= []).push({ instancePath: '/headway_minutes', keyword: 'type', params: { type: 'integer' } });
        errors++;
      }
      if (typeof data9 == 'number') {
        if (data9 > 240 || isNaN(data9)) {
          (findings ??= []).push({
            instancePath: '/headway_minutes',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 240 },
          });
          errors++;
        }
        if (data9 < 1 || isNaN(data9)) {
          (findings ??= []).push({
            instancePath: '/headway_minutes',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.peak_headway_minutes !== undefined) {
      const data10 = data.peak_headway_minutes;
      if (!(typeof data10 == 'number' && !(data10 % 1) && !isNaN(data10)) && data10 !== null) {
        (findings ??= []).push({
          instancePath: '/peak_headway_minutes',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data10 == 'number') {
        if (data10 > 240 || isNaN(data10)) {
          (findings ??= []).push({
            instancePath: '/peak_headway_minutes',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 240 },
          });
          errors++;
        }
        if (data10 < 1 || isNaN(data10)) {
          (findings ??= []).push({
            instancePath: '/peak_headway_minutes',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.length_m !== undefined) {
      const data11 = data.length_m;
      if (!(typeof data11 == 'number' && !(data11 % 1) && !isNaN(data11)) && data11 !== null) {
        (findings ??= []).push({ instancePath: '/length_m', keyword: 'type', params: { type: ['integer', 'null'] } });
        errors++;
      }
      if (typeof data11 == 'number') {
        if (data11 > 500000 || isNaN(data11)) {
          (findings ??= []).push({
            instancePath: '/length_m',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 500000 },
          });
          errors++;
        }
        if (data11 < 100 || isNaN(data11)) {
          (findings ??= []).push({
            instancePath: '/length_m',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 100 },
          });
          errors++;
        }
      }
    }
    if (data.colour !== undefined) {
      const data12 = data.colour;
      if (typeof data12 !== 'string' && data12 !== null) {
        (findings ??= []).push({ instancePath: '/colour', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data12 === 'string') {
        if (!pattern1.test(data12)) {
          (findings ??= []).push({
            instancePath: '/colour',
            keyword: 'pattern',
            params: { pattern: '^#[0-9a-f]{6}$' },
          });
          errors++;
        }
      }
    }
    if (data.monthly_sale !== undefined) {
      const data13 = data.monthly_sale;
      if (typeof data13 !== 'boolean' && data13 !== null) {
        (findings ??= []).push({
          instancePath: '/monthly_sale',
          keyword: 'type',
          params: { type: ['boolean', 'null'] },
        });
        errors++;
      }
    }
    if (data.stops_outbound !== undefined) {
      const data14 = data.stops_outbound;
      if (!Array.isArray(data14) && data14 !== null) {
        (findings ??= []).push({
          instancePath: '/stops_outbound',
          keyword: 'type',
          params: { type: ['array', 'null'] },
        });
        errors++;
      }
      if (Array.isArray(data14)) {
        if (data14.length > 500) {
          (findings ??= []).push({ instancePath: '/stops_outbound', keyword: 'maxItems', params: { limit: 500 } });
          errors++;
        }
        const len0 = data14.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const data15 = data14[i0];
          if (data15 && typeof data15 == 'object' && !Array.isArray(data15)) {
            if (data15.stop_point_id === undefined) {
              (findings ??= []).push({
                instancePath: '/stops_outbound/' + i0,
                keyword: 'required',
                params: { missingProperty: 'stop_point_id' },
              });
              errors++;
            }
            if (data15.order === undefined) {
              (findings ??= []).push({
                instancePath: '/stops_outbound/' + i0,
                keyword: 'required',
                params: { missingProperty: 'order' },
              });
              errors++;
            }
            if (data15.stop_point_id !== undefined) {
              const data16 = data15.stop_point_id;
              if (typeof data16 === 'string') {
                if (lengthOf(data16) < 1) {
                  (findings ??= []).push({
                    instancePath: '/stops_outbound/' + i0 + '/stop_point_id',
                    keyword: 'minLength',
                    params: { limit: 1 },
                  });
                  errors++;
                }
              } else {
                (findings ??= []).push({
                  instancePath: '/stops_outbound/' + i0 + '/stop_point_id',
                  keyword: 'type',
                  params: { type: 'string' },
                });
                errors++;
              }
            }
            if (data15.order !== undefined) {
              const data17 = data15.order;
              if (!(typeof data17 == 'number' && !(data17 % 1) && !isNaN(data17))) {
                (findings ??= []).push({
                  instancePath: '/stops_outbound/' + i0 + '/order',
                  keyword: 'type',
                  params: { type: 'integer' },
                });
                errors++;
              }
              if (typeof data17 == 'number') {
                if (data17 > 500 || isNaN(data17)) {
                  (findings ??= []).push({
                    instancePath: '/stops_outbound/' + i0 + '/order',
                    keyword: 'maximum',
                    params: { comparison: '<=', limit: 500 },
                  });
                  errors++;
                }
                if (data17 < 1 || isNaN(data17)) {
                  (findings ??= []).push({
                    instancePath: '/stops_outbound/' + i0 + '/order',
                    keyword: 'minimum',
                    params: { comparison: '>=', limit: 1 },
                  });
                  errors++;
                }
              }
            }
            if (data15.distance_m !== undefined) {
              const data18 = data15.distance_m;
              if (!(typeof data18 == 'number' && !(data18 % 1) && !isNaN(data18)) && data18 !== null) {
                (findings ??= []).push({
                  instancePath: '/stops_outbound/' + i0 + '/distance_m',
                  keyword: 'type',
                  params: { type: ['integer', 'null'] },
                });
                errors++;
              }
              if (typeof data18 == 'number') {
                if (data18 > 500000 || isNaN(data18)) {
                  (findings ??= []).push({
                    instancePath: '/stops_outbound/' + i0 + '/distance_m',
                    keyword: 'maximum',
                    params: { comparison: '<=', limit: 500000 },
                  });
                  errors++;
                }
                if (data18 < 0 || isNaN(data18)) {
                  (findings ??= []).push({
                    instancePath: '/stops_outbound/' + i0 + '/distance_m',
                    keyword: 'minimum',
                    params: { comparison: '>=', limit: 0 },
                  });
                  errors++;
                }
              }
            }
          } else {
            (findings ??= []).push({
              instancePath: '/stops_outbound/' + i0,
              keyword: 'type',
              params: { type: 'object' },
            });
            errors++;
          }
        }
      }
    }
    if (data.stops_inbound !== undefined) {
      const data19 = data.stops_inbound;
      if (!Array.isArray(data19) && data19 !== null) {
        (findings ??= []).push({
          instancePath: '/stops_inbound',
          keyword: 'type',
          params: { type: ['array', 'null'] },
        });
        errors++;
      }
      if (Array.isArray(data19)) {
        if (data19.length > 500) {
          (findings ??= []).push({ instancePath: '/stops_inbound', keyword: 'maxItems', params: { limit: 500 } });
          errors++;
        }
        const len1 = data19.length;
        for (let i1 = 0; i1 < len1; i1++) {
          const data20 = data19[i1];
          if (data20 && typeof data20 == 'object' && !Array.isArray(data20)) {
            if (data20.stop_point_id === undefined) {
              (findings ??= []).push({
                instancePath: '/stops_inbound/' + i1,
                keyword: 'required',
                params: { missingProperty: 'stop_point_id' },
              });
              errors++;
            }
            if (data20.order === undefined) {
              (findings ??= []).push({
                instancePath: '/stops_inbound/' + i1,
                keyword: 'required',
                params: { missingProperty: 'order' },
              });
              errors++;
            }
            if (data20.stop_point_id !== undefined) {
              const data21 = data20.stop_point_id;
              if (typeof data21 === 'string') {
                if (lengthOf(data21) < 1) {
                  (findings ??= []).push({
                    instancePath: '/stops_inbound/' + i1 + '/stop_point_id',
                    keyword: 'minLength',
                    params: { limit: 1 },
                  });
                  errors++;
                }
              } else {
                (findings ??= []).push({
                  instancePath: '/stops_inbound/' + i1 + '/stop_point_id',
                  keyword: 'type',
                  params: { type: 'string' },
                });
                errors++;
              }
            }
            if (data20.order !== undefined) {
              const data22 = data20.order;
              if (!(typeof data22 == 'number' && !(data22 % 1) && !isNaN(data22))) {
                (findings ??= []).push({
                  instancePath: '/stops_inbound/' + i1 + '/order',
                  keyword: 'type',
                  params: { type: 'integer' },
                });
                errors++;
              }
              if (typeof data22 == 'number') {
                if (data22 > 500 || isNaN(data22)) {
                  (findings ??= []).push({
                    instancePath: '/stops_inbound/' + i1 + '/order',
                    keyword: 'maximum',
                    params: { comparison: '<=', limit: 500 },
                  });
                  errors++;
                }
                if (data22 < 1 || isNaN(data22)) {
                  (findings ??= []).push({
                    instancePath: '/stops_inbound/' + i1 + '/order',
                    keyword: 'minimum',
                    params: { comparison: '>=', limit: 1 },
                  });
                  errors++;
                }
              }
            }
            if (data20.distance_m !== undefined) {
              const data23 = data20.distance_m;
              if (!(typeof data23 == 'number' && !(data23 % 1) && !isNaN(data23)) && data23 !== null) {
                (findings ??= []).push({
                  instancePath: '/stops_inbound/' + i1 + '/distance_m',
                  keyword: 'type',
                  params: { type: ['integer', 'null'] },
                });
                errors++;
              }
              if (typeof data23 == 'number') {
                if (data23 > 500000 || isNaN(data23)) {
                  (findings ??= []).push({
                    instancePath: '/stops_inbound/' + i1 + '/distance_m',
                    keyword: 'maximum',
                    params: { comparison: '<=', limit: 500000 },
                  });
                  errors++;
                }
                if (data23 < 0 || isNaN(data23)) {
                  (findings ??= []).push({
                    instancePath: '/stops_inbound/' + i1 + '/distance_m',
                    keyword: 'minimum',
                    params: { comparison: '>=', limit: 0 },
                  });
                  errors++;
                }
              }
            }
          } else {
            (findings ??= []).push({
              instancePath: '/stops_inbound/' + i1,
              keyword: 'type',
              params: { type: 'object' },
            });
            errors++;
          }
        }
      }
    }
    if (data.note !== undefined) {
      const data24 = data.note;
      if (typeof data24 !== 'string' && data24 !== null) {
        (findings ??= []).push({ instancePath: '/note', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data24 === 'string') {
        if (lengthOf(data24) > 500) {
          (findings ??= []).push({ instancePath: '/note', keyword: 'maxLength', params: { limit: 500 } });
          errors++;
        }
      }
    }
    if (data.status !== undefined) {
      const data25 = data.status;
      if (typeof data25 !== 'string' && data25 !== null) {
        (findings ??= []).push({ instancePath: '/status', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (!(data25 === 'ACTIVE' || data25 === 'INACTIVE' || data25 === null)) {
        (findings ??= []).push({
          instancePath: '/status',
          keyword: 'enum',
          params: { allowedValues: ['ACTIVE', 'INACTIVE', null] },
        });
        errors++;
      }
    }
  } else {
    (findings ??= []).push({ instancePath: '', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validateRoute.errors = findings;
  return errors === 0;
}

const routeCodePattern = /^[A-Z]{0,3}\d{1,3}(?:\.\d)?[A-Z]?$/u;
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;
const pattern0 = new RegExp('^[A-Z0-9]{2,6}$', 'u');
const pattern1 = new RegExp('^#[0-9a-f]{6}$', 'u');
