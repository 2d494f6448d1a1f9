// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that file instead.
import { isTime, lengthOf } from '../validation.gen.js';

export function validateTicketCounter(data, { instancePath = '' } = {}) {
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
    if (data.district_id === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'district_id' },
      });
      errors++;
    }
    if (data.address === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'address' },
      });
      errors++;
    }
    if (data.code !== undefined) {
      let data0 = data.code;
      if (typeof data0 === 'string') {
        if (lengthOf(data0) > 20) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/maxLength',
            keyword: 'maxLength',
            params: { limit: 20 },
          });
          errors++;
        }
        if (lengthOf(data0) < 2) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/minLength',
            keyword: 'minLength',
            params: { limit: 2 },
          });
          errors++;
        }
        if (!formats0.test(data0)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/format',
            keyword: 'format',
            params: { format: 'catalogue-code' },
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
    if (data.district_id !== undefined) {
      if (typeof data.district_id !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/district_id',
          schemaPath: '#/properties/district_id/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.address !== undefined) {
      let data3 = data.address;
      if (typeof data3 === 'string') {
        if (lengthOf(data3) > 255) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/address',
            schemaPath: '#/properties/address/maxLength',
            keyword: 'maxLength',
            params: { limit: 255 },
          });
          errors++;
        }
        if (lengthOf(data3) < 5) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/address',
            schemaPath: '#/properties/address/minLength',
            keyword: 'minLength',
            params: { limit: 5 },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/address',
          schemaPath: '#/properties/address/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.position !== undefined) {
      let data4 = data.position;
      if (!(data4 && typeof data4 == 'object' && !Array.isArray(data4)) && data4 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/position',
          schemaPath: '#/properties/position/type',
          keyword: 'type',
          params: { type: schema0.properties.position.type },
        });
        errors++;
      }
      if (data4 && typeof data4 == 'object' && !Array.isArray(data4)) {
        if (data4.lat === undefined) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/position',
            schemaPath: '#/properties/position/required',
            keyword: 'required',
            params: { missingProperty: 'lat' },
          });
          errors++;
        }
        if (data4.lng === undefined) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/position',
            schemaPath: '#/properties/position/required',
            keyword: 'required',
            params: { missingProperty: 'lng' },
          });
          errors++;
        }
        for (const key0 in data4) {
          if (!(key0 === 'lat' || key0 === 'lng')) {
            (vErrors ??= []).push({
              instancePath: instancePath + '/position',
              schemaPath: '#/properties/position/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key0 },
            });
            errors++;
          }
        }
        if (data4.lat !== undefined) {
          let data5 = data4.lat;
          if (typeof data5 == 'number') {
            if (data5 > 90 || isNaN(data5)) {
              (vErrors ??= []).push({
                instancePath: instancePath + '/position/lat',
                schemaPath: '#/properties/position/properties/lat/maximum',
                keyword: 'maximum',
                params: { comparison: '<=', limit: 90 },
              });
              errors++;
            }
            if (data5 < -90 || isNaN(data5)) {
              (vErrors ??= []).push({
                instancePath: instancePath + '/position/lat',
                schemaPath: '#/properties/position/properties/lat/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: -90 },
              });
              errors++;
            }
          } else {
            (vErrors ??= []).push({
              instancePath: instancePath + '/position/lat',
              schemaPath: '#/properties/position/properties/lat/type',
              keyword: 'type',
              params: { type: 'number' },
            });
            errors++;
          }
        }
        if (data4.lng !== undefined) {
          let data6 = data4.lng;
          if (typeof data6 == 'number') {
            if (data6 > 180 || isNaN(data6)) {
              (vErrors ??= []).push({
                instancePath: instancePath + '/position/lng',
                schemaPath: '#/properties/position/properties/lng/maximum',
                keyword: 'maximum',
                params: { comparison: '<=', limit: 180 },
              });
              errors++;
            }
            if (data6 < -180 || isNaN(data6)) {
              (vErrors ??= []).push({
                instancePath: instancePath + '/position/lng',
                schemaPath: '#/properties/position/properties/lng/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: -180 },
              });
              errors++;
            }
          } else {
            (vErrors ??= []).push({
              instancePath: instancePath + '/position/lng',
              schemaPath: '#/properties/position/properties/lng/type',
              keyword: 'type',
              params: { type: 'number' },
            });
            errors++;
          }
        }
      }
    }
    if (data.phone !== undefined) {
      let data7 = data.phone;
      if (typeof data7 !== 'string' && data7 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/phone',
          schemaPath: '#/properties/phone/type',
          keyword: 'type',
          params: { type: schema0.properties.phone.type },
        });
        errors++;
      }
      if (typeof data7 === 'string') {
        if (lengthOf(data7) > 20) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/phone',
            schemaPath: '#/properties/phone/maxLength',
            keyword: 'maxLength',
            params: { limit: 20 },
          });
          errors++;
        }
        if (!formats2.test(data7)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/phone',
            schemaPath: '#/properties/phone/format',
            keyword: 'format',
            params: { format: 'hotline' },
          });
          errors++;
        }
      }
    }
    if (data.opening_hours !== undefined) {
      let data8 = data.opening_hours;
      if (!Array.isArray(data8) && data8 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/opening_hours',
          schemaPath: '#/properties/opening_hours/type',
          keyword: 'type',
          params: { type: schema0.properties.opening_hours.type },
        });
        errors++;
      }
      if (Array.isArray(data8)) {
        if (data8.length > 7) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/opening_hours',
            schemaPath: '#/properties/opening_hours/maxItems',
            keyword: 'maxItems',
            params: { limit: 7 },
          });
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data9 = data8[i0];
          if (data9 && typeof data9 == 'object' && !Array.isArray(data9)) {
            if (data9.days === undefined) {
              (vErrors ??= []).push({
                instancePath: instancePath + '/opening_hours/' + i0,
                schemaPath: '#/properties/opening_hours/items/required',
                keyword: 'required',
                params: { missingProperty: 'days' },
              });
              errors++;
            }
            if (data9.opens === undefined) {
              (vErrors ??= []).push({
                instancePath: instancePath + '/opening_hours/' + i0,
                schemaPath: '#/properties/opening_hours/items/required',
                keyword: 'required',
                params: { missingProperty: 'opens' },
              });
              errors++;
            }
            if (data9.closes === undefined) {
              (vErrors ??= []).push({
                instancePath: instancePath + '/opening_hours/' + i0,
                schemaPath: '#/properties/opening_hours/items/required',
                keyword: 'required',
                params: { missingProperty: 'closes' },
              });
              errors++;
            }
            if (data9.days !== undefined) {
              let data10 = data9.days;
              if (Array.isArray(data10)) {
                if (data10.length < 1) {
                  (vErrors ??= []).push({
                    instancePath: instancePath + '/opening_hours/' + i0 + '/days',
                    schemaPath: '#/properties/opening_hours/items/properties/days/minItems',
                    keyword: 'minItems',
                    params: { limit: 1 },
                  });
                  errors++;
                }
                const len1 = data10.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data11 = data10[i1];
                  if (typeof data11 !== 'string') {
                    (vErrors ??= []).push({
                      instancePath: instancePath + '/opening_hours/' + i0 + '/days/' + i1,
                      schemaPath: '#/properties/opening_hours/items/properties/days/items/type',
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
                    (vErrors ??= []).push({
                      instancePath: instancePath + '/opening_hours/' + i0 + '/days/' + i1,
                      schemaPath: '#/properties/opening_hours/items/properties/days/items/enum',
                      keyword: 'enum',
                      params: { allowedValues: schema0.properties.opening_hours.items.properties.days.items.enum },
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
                      (vErrors ??= []).push({
                        instancePath: instancePath + '/opening_hours/' + i0 + '/days',
                        schemaPath: '#/properties/opening_hours/items/properties/days/uniqueItems',
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
                (vErrors ??= []).push({
                  instancePath: instancePath + '/opening_hours/' + i0 + '/days',
                  schemaPath: '#/properties/opening_hours/items/properties/days/type',
                  keyword: 'type',
                  params: { type: 'array' },
                });
                errors++;
              }
            }
            if (data9.opens !== undefined) {
              let data12 = data9.opens;
              if (typeof data12 === 'string') {
                if (!isTime(data12)) {
                  (vErrors ??= []).push({
                    instancePath: instancePath + '/opening_hours/' + i0 + '/opens',
                    schemaPath: '#/properties/opening_hours/items/properties/opens/format',
                    keyword: 'format',
                    params: { format: 'time' },
                  });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({
                  instancePath: instancePath + '/opening_hours/' + i0 + '/opens',
                  schemaPath: '#/properties/opening_hours/items/properties/opens/type',
                  keyword: 'type',
                  params: { type: 'string' },
                });
                errors++;
              }
            }
            if (data9.closes !== undefined) {
              let data13 = data9.closes;
              if (typeof data13 === 'string') {
                if (!isTime(data13)) {
                  (vErrors ??= []).push({
                    instancePath: instancePath + '/opening_hours/' + i0 + '/closes',
                    schemaPath: '#/properties/opening_hours/items/properties/closes/format',
                    keyword: 'format',
                    params: { format: 'time' },
                  });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({
                  instancePath: instancePath + '/opening_hours/' + i0 + '/closes',
                  schemaPath: '#/properties/opening_hours/items/properties/closes/type',
                  keyword: 'type',
                  params: { type: 'string' },
                });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({
              instancePath: instancePath + '/opening_hours/' + i0,
              schemaPath: '#/properties/opening_hours/items/type',
              keyword: 'type',
              params: { type: 'object' },
            });
            errors++;
          }
        }
      }
    }
    if (data.delivers_cards !== undefined) {
      let data14 = data.delivers_cards;
      if (typeof data14 !== 'boolean' && data14 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/delivers_cards',
          schemaPath: '#/properties/delivers_cards/type',
          keyword: 'type',
          params: { type: schema0.properties.delivers_cards.type },
        });
        errors++;
      }
    }
    if (data.status !== undefined) {
      let data15 = data.status;
      if (typeof data15 !== 'string' && data15 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/type',
          keyword: 'type',
          params: { type: schema0.properties.status.type },
        });
        errors++;
      }
      if (!(data15 === 'ACTIVE' || data15 === 'INACTIVE' || data15 === null)) {
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
  validateTicketCounter.errors = vErrors;
  return errors === 0;
}
const schema0 = {
  type: 'object',
  required: ['code', 'name', 'district_id', 'address'],
  properties: {
    code: { type: 'string', format: 'catalogue-code', minLength: 2, maxLength: 20 },
    name: { type: 'string', minLength: 2, maxLength: 150 },
    district_id: { type: 'string' },
    address: { type: 'string', minLength: 5, maxLength: 255 },
    position: {
      type: ['object', 'null'],
      required: ['lat', 'lng'],
      properties: {
        lat: { type: 'number', minimum: -90, maximum: 90 },
        lng: { type: 'number', minimum: -180, maximum: 180 },
      },
      additionalProperties: false,
    },
    phone: { type: ['string', 'null'], format: 'hotline', maxLength: 20 },
    opening_hours: {
      type: ['array', 'null'],
      items: {
        type: 'object',
        required: ['days', 'opens', 'closes'],
        properties: {
          days: {
            uniqueItems: true,
            type: 'array',
            items: { type: 'string', enum: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] },
            minItems: 1,
          },
          opens: { type: 'string', format: 'time' },
          closes: { type: 'string', format: 'time' },
        },
      },
      maxItems: 7,
    },
    delivers_cards: { type: ['boolean', 'null'] },
    status: { type: ['string', 'null'], enum: ['ACTIVE', 'INACTIVE', null] },
  },
};
const formats0 = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
const formats2 = /^(?:\+84|0|1[89]00)[0-9 .]{4,12}$/u;
