// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateTicketCounter(data) {
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
    if (data.district_id === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'district_id' } });
      errors++;
    }
    if (data.address === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'address' } });
      errors++;
    }
    if (data.code !== undefined) {
      const data0 = data.code;
      if (typeof data0 === 'string') {
        if (lengthOf(data0) > 20) {
          (findings ??= []).push({ instancePath: '/code', keyword: 'maxLength', params: { limit: 20 } });
          errors++;
        }
        if (lengthOf(data0) < 2) {
          (findings ??= []).push({ instancePath: '/code', keyword: 'minLength', params: { limit: 2 } });
          errors++;
        }
        if (!catalogueCodePattern.test(data0)) {
          (findings ??= []).push({ instancePath: '/code', keyword: 'format', params: { format: 'catalogue-code' } });
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
    if (data.district_id !== undefined) {
      const data2 = data.district_id;
      if (typeof data2 === 'string') {
        if (lengthOf(data2) < 1) {
          (findings ??= []).push({ instancePath: '/district_id', keyword: 'minLength', params: { limit: 1 } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/district_id', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.address !== undefined) {
      const data3 = data.address;
      if (typeof data3 === 'string') {
        if (lengthOf(data3) > 255) {
          (findings ??= []).push({ instancePath: '/address', keyword: 'maxLength', params: { limit: 255 } });
          errors++;
        }
        if (lengthOf(data3) < 5) {
          (findings ??= []).push({ instancePath: '/address', keyword: 'minLength', params: { limit: 5 } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/address', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.position !== undefined) {
      const data4 = data.position;
      if (!(data4 && typeof data4 == 'object' && !Array.isArray(data4)) && data4 !== null) {
        (findings ??= []).push({ instancePath: '/position', keyword: 'type', params: { type: ['object', 'null'] } });
        errors++;
      }
      if (data4 && typeof data4 == 'object' && !Array.isArray(data4)) {
        if (data4.lat === undefined) {
          (findings ??= []).push({
            instancePath: '/position',
            keyword: 'required',
            params: { missingProperty: 'lat' },
          });
          errors++;
        }
        if (data4.lng === undefined) {
          (findings ??= []).push({
            instancePath: '/position',
            keyword: 'required',
            params: { missingProperty: 'lng' },
          });
          errors++;
        }
        for (const key0 in data4) {
          if (!(key0 === 'lat' || key0 === 'lng')) {
            (findings ??= []).push({
              instancePath: '/position',
              keyword: 'additionalProperties',
              params: { additionalProperty: key0 },
            });
            errors++;
          }
        }
        if (data4.lat !== undefined) {
          const data5 = data4.lat;
          if (typeof data5 == 'number') {
            if (data5 > 90 || isNaN(data5)) {
              (findings ??= []).push({
                instancePath: '/position/lat',
                keyword: 'maximum',
                params: { comparison: '<=', limit: 90 },
              });
              errors++;
            }
            if (data5 < -90 || isNaN(data5)) {
              (findings ??= []).push({
                instancePath: '/position/lat',
                keyword: 'minimum',
                params: { comparison: '>=', limit: -90 },
              });
              errors++;
            }
          } else {
            (findings ??= []).push({ instancePath: '/position/lat', keyword: 'type', params: { type: 'number' } });
            errors++;
          }
        }
        if (data4.lng !== undefined) {
          const data6 = data4.lng;
          if (typeof data6 == 'number') {
            if (data6 > 180 || isNaN(data6)) {
              (findings ??= []).push({
                instancePath: '/position/lng',
                keyword: 'maximum',
                params: { comparison: '<=', limit: 180 },
              });
              errors++;
            }
            if (data6 < -180 || isNaN(data6)) {
              (findings ??= []).push({
                instancePath: '/position/lng',
                keyword: 'minimum',
                params: { comparison: '>=', limit: -180 },
              });
              errors++;
            }
          } else {
            (findings ??= []).push({ instancePath: '/position/lng', keyword: 'type', params: { type: 'number' } });
            errors++;
          }
        }
      }
    }
    if (data.phone !== undefined) {
      const data7 = data.phone;
      if (typeof data7 !== 'string' && data7 !== null) {
        (findings ??= []).push({ instancePath: '/phone', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data7 === 'string') {
        if (lengthOf(data7) > 20) {
          (findings ??= []).push({ instancePath: '/phone', keyword: 'maxLength', params: { limit: 20 } });
          errors++;
        }
        if (!hotlinePattern.test(data7)) {
          (findings ??= []).push({ instancePath: '/phone', keyword: 'format', params: { format: 'hotline' } });
          errors++;
        }
      }
    }
    if (data.opening_hours !== undefined) {
      const data8 = data.opening_hours;
      if (!Array.isArray(data8) && data8 !== null) {
        (findings ??= []).push({
          instancePath: '/opening_hours',
          keyword: 'type',
          params: { type: ['array', 'null'] },
        });
        errors++;
      }
      if (Array.isArray(data8)) {
        if (data8.length > 7) {
          (findings ??= []).push({ instancePath: '/opening_hours', keyword: 'maxItems', params: { limit: 7 } });
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const data9 = data8[i0];
          if (data9 && typeof data9 == 'object' && !Array.isArray(data9)) {
            if (data9.days === undefined) {
              (findings ??= []).push({
                instancePath: '/opening_hours/' + i0,
                keyword: 'required',
                params: { missingProperty: 'days' },
              });
              errors++;
            }
            if (data9.opens === undefined) {
              (findings ??= []).push({
                instancePath: '/opening_hours/' + i0,
                keyword: 'required',
                params: { missingProperty: 'opens' },
              });
              errors++;
            }
            if (data9.closes === undefined) {
              (findings ??= []).push({
                instancePath: '/opening_hours/' + i0,
                keyword: 'required',
                params: { missingProperty: 'closes' },
              });
              errors++;
            }
            if (data9.days !== undefined) {
              const data10 = data9.days;
              if (Array.isArray(data10)) {
                if (data10.length < 1) {
                  (findings ??= []).push({
                    instancePath: '/opening_hours/' + i0 + '/days',
                    keyword: 'minItems',
                    params: { limit: 1 },
                  });
                  errors++;
                }
                const len1 = data10.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  const data11 = data10[i1];
                  if (typeof data11 !== 'string') {
                    (findings ??= []).push({
                      instancePath: '/opening_hours/' + i0 + '/days/' + i1,
                      keyword: 'type',
                      params: { type: 'string' },
                    });
                    errors++;
                  }
                  if (
                    !(
                      data11 === 'MON' ||
                      data11 === 'TUE' ||
                      data11 === 'WED' ||
                      data11 === 'THU' ||
                      data11 === 'FRI' ||
                      data11 === 'SAT' ||
                      data11 === 'SUN'
                    )
                  ) {
                    (findings ??= []).push({
                      instancePath: '/opening_hours/' + i0 + '/days/' + i1,
                      keyword: 'enum',
                      params: { allowedValues: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] },
                    });
                    errors++;
                  }
                }
                let i2 = data10.length;
                let j0;
                if (i2 > 1) {
                  const indices0 = {};
                  for (; i2--;) {
                    let item0 = data10[i2];
                    if (typeof item0 !== 'string') {
                      continue;
                    }
                    if (typeof indices0[item0] == 'number') {
                      j0 = indices0[item0];
                      (findings ??= []).push({
                        instancePath: '/opening_hours/' + i0 + '/days',
                        keyword: 'uniqueItems',
                        params: { i: i2, j: j0 },
                      });
                      errors++;
                      break;
                    }
                    indices0[item0] = i2;
                  }
                }
              } else {
                (findings ??= []).push({
                  instancePath: '/opening_hours/' + i0 + '/days',
                  keyword: 'type',
                  params: { type: 'array' },
                });
                errors++;
              }
            }
            if (data9.opens !== undefined) {
              const data12 = data9.opens;
              if (typeof data12 === 'string') {
                if (!timePattern.test(data12)) {
                  (findings ??= []).push({
                    instancePath: '/opening_hours/' + i0 + '/opens',
                    keyword: 'format',
                    params: { format: 'time' },
                  });
                  errors++;
                }
              } else {
                (findings ??= []).push({
                  instancePath: '/opening_hours/' + i0 + '/opens',
                  keyword: 'type',
                  params: { type: 'string' },
                });
                errors++;
              }
            }
            if (data9.closes !== undefined) {
              const data13 = data9.closes;
              if (typeof data13 === 'string') {
                if (!timePattern.test(data13)) {
                  (findings ??= []).push({
                    instancePath: '/opening_hours/' + i0 + '/closes',
                    keyword: 'format',
                    params: { format: 'time' },
                  });
                  errors++;
                }
              } else {
                (findings ??= []).push({
                  instancePath: '/opening_hours/' + i0 + '/closes',
                  keyword: 'type',
                  params: { type: 'string' },
                });
                errors++;
              }
            }
          } else {
            (findings ??= []).push({
              instancePath: '/opening_hours/' + i0,
              keyword: 'type',
              params: { type: 'object' },
            });
            errors++;
          }
        }
      }
    }
    if (data.delivers_cards !== undefined) {
      const data14 = data.delivers_cards;
      if (typeof data14 !== 'boolean' && data14 !== null) {
        (findings ??= []).push({
          instancePath: '/delivers_cards',
          keyword: 'type',
          params: { type: ['boolean', 'null'] },
        });
        errors++;
      }
    }
    if (data.status !== undefined) {
      const data15 = data.status;
      if (typeof data15 !== 'string' && data15 !== null) {
        (findings ??= []).push({ instancePath: '/status', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (!(data15 === 'ACTIVE' || data15 === 'INACTIVE' || data15 === null)) {
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
  validateTicketCounter.errors = findings;
  return errors === 0;
}

const catalogueCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
const hotlinePattern = /^(?:\+84|0|1[89]00)[0-9 .]{4,12}$/u;
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;
