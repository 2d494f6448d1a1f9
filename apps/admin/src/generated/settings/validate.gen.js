// From schemas/resources/settings.json by `tuyen generate`. Edit that file instead.
import { isEmail, lengthOf } from '../validation.gen.js';

export function validateSetting(data, { instancePath = '' } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.office_display_name !== undefined) {
      let data0 = data.office_display_name;
      if (typeof data0 !== 'string' && data0 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/office_display_name',
          schemaPath: '#/properties/office_display_name/type',
          keyword: 'type',
          params: { type: schema0.properties.office_display_name.type },
        });
        errors++;
      }
      if (typeof data0 === 'string') {
        if (lengthOf(data0) > 150) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/office_display_name',
            schemaPath: '#/properties/office_display_name/maxLength',
            keyword: 'maxLength',
            params: { limit: 150 },
          });
          errors++;
        }
      }
    }
    if (data.office_logo_url !== undefined) {
      let data1 = data.office_logo_url;
      if (typeof data1 !== 'string' && data1 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/office_logo_url',
          schemaPath: '#/properties/office_logo_url/type',
          keyword: 'type',
          params: { type: schema0.properties.office_logo_url.type },
        });
        errors++;
      }
      if (typeof data1 === 'string') {
        if (lengthOf(data1) > 500) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/office_logo_url',
            schemaPath: '#/properties/office_logo_url/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
          });
          errors++;
        }
        if (!pattern0.test(data1)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/office_logo_url',
            schemaPath: '#/properties/office_logo_url/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?:/(?!/)|https?://)' },
          });
          errors++;
        }
      }
    }
    if (data.currency !== undefined) {
      let data2 = data.currency;
      if (typeof data2 !== 'string' && data2 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/currency',
          schemaPath: '#/properties/currency/type',
          keyword: 'type',
          params: { type: schema0.properties.currency.type },
        });
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern1.test(data2)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/currency',
            schemaPath: '#/properties/currency/pattern',
            keyword: 'pattern',
            params: { pattern: '^[A-Z]{3}$' },
          });
          errors++;
        }
      }
    }
    if (data.stop_point_limit_route !== undefined) {
      let data3 = data.stop_point_limit_route;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3)) && data3 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/stop_point_limit_route',
          schemaPath: '#/properties/stop_point_limit_route/type',
          keyword: 'type',
          params: { type: schema0.properties.stop_point_limit_route.type },
        });
        errors++;
      }
      if (typeof data3 == 'number') {
        if (data3 > 500 || isNaN(data3)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/stop_point_limit_route',
            schemaPath: '#/properties/stop_point_limit_route/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 500 },
          });
          errors++;
        }
        if (data3 < 2 || isNaN(data3)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/stop_point_limit_route',
            schemaPath: '#/properties/stop_point_limit_route/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 2 },
          });
          errors++;
        }
      }
    }
    if (data.limit_time_for_login_session !== undefined) {
      let data4 = data.limit_time_for_login_session;
      if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4)) && data4 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/limit_time_for_login_session',
          schemaPath: '#/properties/limit_time_for_login_session/type',
          keyword: 'type',
          params: { type: schema0.properties.limit_time_for_login_session.type },
        });
        errors++;
      }
      if (typeof data4 == 'number') {
        if (data4 > 43200 || isNaN(data4)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/limit_time_for_login_session',
            schemaPath: '#/properties/limit_time_for_login_session/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 43200 },
          });
          errors++;
        }
        if (data4 < 5 || isNaN(data4)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/limit_time_for_login_session',
            schemaPath: '#/properties/limit_time_for_login_session/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 5 },
          });
          errors++;
        }
      }
    }
    if (data.journey_cancel_from_time !== undefined) {
      let data5 = data.journey_cancel_from_time;
      if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5)) && data5 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/journey_cancel_from_time',
          schemaPath: '#/properties/journey_cancel_from_time/type',
          keyword: 'type',
          params: { type: schema0.properties.journey_cancel_from_time.type },
        });
        errors++;
      }
      if (typeof data5 == 'number') {
        if (data5 > 10080 || isNaN(data5)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/journey_cancel_from_time',
            schemaPath: '#/properties/journey_cancel_from_time/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 10080 },
          });
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/journey_cancel_from_time',
            schemaPath: '#/properties/journey_cancel_from_time/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.journey_deposit_type !== undefined) {
      let data6 = data.journey_deposit_type;
      if (typeof data6 !== 'string' && data6 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/journey_deposit_type',
          schemaPath: '#/properties/journey_deposit_type/type',
          keyword: 'type',
          params: { type: schema0.properties.journey_deposit_type.type },
        });
        errors++;
      }
      if (!(data6 === 'NONE' || data6 === 'TIME' || data6 === 'AMOUNT' || data6 === null)) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/journey_deposit_type',
          schemaPath: '#/properties/journey_deposit_type/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.journey_deposit_type.enum },
        });
        errors++;
      }
    }
    if (data.journey_time_deposit !== undefined) {
      let data7 = data.journey_time_deposit;
      if (!(typeof data7 == 'number' && !(data7 % 1) && !isNaN(data7)) && data7 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/journey_time_deposit',
          schemaPath: '#/properties/journey_time_deposit/type',
          keyword: 'type',
          params: { type: schema0.properties.journey_time_deposit.type },
        });
        errors++;
      }
      if (typeof data7 == 'number') {
        if (data7 > 10080 || isNaN(data7)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/journey_time_deposit',
            schemaPath: '#/properties/journey_time_deposit/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 10080 },
          });
          errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/journey_time_deposit',
            schemaPath: '#/properties/journey_time_deposit/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.journey_amount_deposit !== undefined) {
      let data8 = data.journey_amount_deposit;
      if (!(typeof data8 == 'number' && !(data8 % 1) && !isNaN(data8)) && data8 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/journey_amount_deposit',
          schemaPath: '#/properties/journey_amount_deposit/type',
          keyword: 'type',
          params: { type: schema0.properties.journey_amount_deposit.type },
        });
        errors++;
      }
      if (typeof data8 == 'number') {
        if (data8 > 1000000000 || isNaN(data8)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/journey_amount_deposit',
            schemaPath: '#/properties/journey_amount_deposit/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/journey_amount_deposit',
            schemaPath: '#/properties/journey_amount_deposit/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.ticket_change_refund_limit_time !== undefined) {
      let data9 = data.ticket_change_refund_limit_time;
      if (!(typeof data9 == 'number' && !(data9 % 1) && !isNaN(data9)) && data9 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/ticket_change_refund_limit_time',
          schemaPath: '#/properties/ticket_change_refund_limit_time/type',
          keyword: 'type',
          params: { type: schema0.properties.ticket_change_refund_limit_time.type },
        });
        errors++;
      }
      if (typeof data9 == 'number') {
        if (data9 > 43200 || isNaN(data9)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/ticket_change_refund_limit_time',
            schemaPath: '#/properties/ticket_change_refund_limit_time/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 43200 },
          });
          errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/ticket_change_refund_limit_time',
            schemaPath: '#/properties/ticket_change_refund_limit_time/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.ticket_change_refund_limit !== undefined) {
      let data10 = data.ticket_change_refund_limit;
      if (!(typeof data10 == 'number' && !(data10 % 1) && !isNaN(data10)) && data10 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/ticket_change_refund_limit',
          schemaPath: '#/properties/ticket_change_refund_limit/type',
          keyword: 'type',
          params: { type: schema0.properties.ticket_change_refund_limit.type },
        });
        errors++;
      }
      if (typeof data10 == 'number') {
        if (data10 > 100 || isNaN(data10)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/ticket_change_refund_limit',
            schemaPath: '#/properties/ticket_change_refund_limit/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100 },
          });
          errors++;
        }
        if (data10 < 0 || isNaN(data10)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/ticket_change_refund_limit',
            schemaPath: '#/properties/ticket_change_refund_limit/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.ticket_change_percent_fee !== undefined) {
      let data11 = data.ticket_change_percent_fee;
      if (!(typeof data11 == 'number') && data11 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/ticket_change_percent_fee',
          schemaPath: '#/properties/ticket_change_percent_fee/type',
          keyword: 'type',
          params: { type: schema0.properties.ticket_change_percent_fee.type },
        });
        errors++;
      }
      if (typeof data11 == 'number') {
        if (data11 > 100 || isNaN(data11)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/ticket_change_percent_fee',
            schemaPath: '#/properties/ticket_change_percent_fee/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100 },
          });
          errors++;
        }
        if (data11 < 0 || isNaN(data11)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/ticket_change_percent_fee',
            schemaPath: '#/properties/ticket_change_percent_fee/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.ticket_refund_percent_fee !== undefined) {
      let data12 = data.ticket_refund_percent_fee;
      if (!(typeof data12 == 'number') && data12 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/ticket_refund_percent_fee',
          schemaPath: '#/properties/ticket_refund_percent_fee/type',
          keyword: 'type',
          params: { type: schema0.properties.ticket_refund_percent_fee.type },
        });
        errors++;
      }
      if (typeof data12 == 'number') {
        if (data12 > 100 || isNaN(data12)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/ticket_refund_percent_fee',
            schemaPath: '#/properties/ticket_refund_percent_fee/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100 },
          });
          errors++;
        }
        if (data12 < 0 || isNaN(data12)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/ticket_refund_percent_fee',
            schemaPath: '#/properties/ticket_refund_percent_fee/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.ticket_change_to_lower_amount !== undefined) {
      let data13 = data.ticket_change_to_lower_amount;
      if (typeof data13 !== 'boolean' && data13 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/ticket_change_to_lower_amount',
          schemaPath: '#/properties/ticket_change_to_lower_amount/type',
          keyword: 'type',
          params: { type: schema0.properties.ticket_change_to_lower_amount.type },
        });
        errors++;
      }
    }
    if (data.disable_months_for_sales !== undefined) {
      let data14 = data.disable_months_for_sales;
      if (!Array.isArray(data14) && data14 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/disable_months_for_sales',
          schemaPath: '#/properties/disable_months_for_sales/type',
          keyword: 'type',
          params: { type: schema0.properties.disable_months_for_sales.type },
        });
        errors++;
      }
      if (Array.isArray(data14)) {
        if (data14.length > 36) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/disable_months_for_sales',
            schemaPath: '#/properties/disable_months_for_sales/maxItems',
            keyword: 'maxItems',
            params: { limit: 36 },
          });
          errors++;
        }
        const len0 = data14.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data15 = data14[i0];
          if (typeof data15 === 'string') {
            if (!formats0.test(data15)) {
              (vErrors ??= []).push({
                instancePath: instancePath + '/disable_months_for_sales/' + i0,
                schemaPath: '#/properties/disable_months_for_sales/items/format',
                keyword: 'format',
                params: { format: 'year-month' },
              });
              errors++;
            }
          } else {
            (vErrors ??= []).push({
              instancePath: instancePath + '/disable_months_for_sales/' + i0,
              schemaPath: '#/properties/disable_months_for_sales/items/type',
              keyword: 'type',
              params: { type: 'string' },
            });
            errors++;
          }
        }
        let i1 = data14.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--;) {
            let item0 = data14[i1];
            if (typeof item0 !== 'string') {
              continue;
            }
            if (typeof indices0[item0] == 'number') {
              j0 = indices0[item0];
              (vErrors ??= []).push({
                instancePath: instancePath + '/disable_months_for_sales',
                schemaPath: '#/properties/disable_months_for_sales/uniqueItems',
                keyword: 'uniqueItems',
                params: { i: i1, j: j0 },
              });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
    }
    if (data.limit_to_sell_month_ticket !== undefined) {
      let data16 = data.limit_to_sell_month_ticket;
      if (!(typeof data16 == 'number' && !(data16 % 1) && !isNaN(data16)) && data16 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/limit_to_sell_month_ticket',
          schemaPath: '#/properties/limit_to_sell_month_ticket/type',
          keyword: 'type',
          params: { type: schema0.properties.limit_to_sell_month_ticket.type },
        });
        errors++;
      }
      if (typeof data16 == 'number') {
        if (data16 > 24 || isNaN(data16)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/limit_to_sell_month_ticket',
            schemaPath: '#/properties/limit_to_sell_month_ticket/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 24 },
          });
          errors++;
        }
        if (data16 < 0 || isNaN(data16)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/limit_to_sell_month_ticket',
            schemaPath: '#/properties/limit_to_sell_month_ticket/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.limit_to_sell_month_ticket_metro !== undefined) {
      let data17 = data.limit_to_sell_month_ticket_metro;
      if (!(typeof data17 == 'number' && !(data17 % 1) && !isNaN(data17)) && data17 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/limit_to_sell_month_ticket_metro',
          schemaPath: '#/properties/limit_to_sell_month_ticket_metro/type',
          keyword: 'type',
          params: { type: schema0.properties.limit_to_sell_month_ticket_metro.type },
        });
        errors++;
      }
      if (typeof data17 == 'number') {
        if (data17 > 24 || isNaN(data17)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/limit_to_sell_month_ticket_metro',
            schemaPath: '#/properties/limit_to_sell_month_ticket_metro/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 24 },
          });
          errors++;
        }
        if (data17 < 0 || isNaN(data17)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/limit_to_sell_month_ticket_metro',
            schemaPath: '#/properties/limit_to_sell_month_ticket_metro/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.limit_to_sell_day_ticket !== undefined) {
      let data18 = data.limit_to_sell_day_ticket;
      if (!(typeof data18 == 'number' && !(data18 % 1) && !isNaN(data18)) && data18 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/limit_to_sell_day_ticket',
          schemaPath: '#/properties/limit_to_sell_day_ticket/type',
          keyword: 'type',
          params: { type: schema0.properties.limit_to_sell_day_ticket.type },
        });
        errors++;
      }
      if (typeof data18 == 'number') {
        if (data18 > 365 || isNaN(data18)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/limit_to_sell_day_ticket',
            schemaPath: '#/properties/limit_to_sell_day_ticket/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 365 },
          });
          errors++;
        }
        if (data18 < 0 || isNaN(data18)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/limit_to_sell_day_ticket',
            schemaPath: '#/properties/limit_to_sell_day_ticket/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.payment_method !== undefined) {
      let data19 = data.payment_method;
      if (!Array.isArray(data19) && data19 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/payment_method',
          schemaPath: '#/properties/payment_method/type',
          keyword: 'type',
          params: { type: schema0.properties.payment_method.type },
        });
        errors++;
      }
      if (Array.isArray(data19)) {
        if (data19.length < 1) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/payment_method',
            schemaPath: '#/properties/payment_method/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
          });
          errors++;
        }
        const len1 = data19.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data20 = data19[i2];
          if (typeof data20 !== 'string') {
            (vErrors ??= []).push({
              instancePath: instancePath + '/payment_method/' + i2,
              schemaPath: '#/properties/payment_method/items/type',
              keyword: 'type',
              params: { type: 'string' },
            });
            errors++;
          }
          if (!(data20 === 'GATEWAY' || data20 === 'BANK_TRANSFER' || data20 === 'CASH' || data20 === 'COIN')) {
            (vErrors ??= []).push({
              instancePath: instancePath + '/payment_method/' + i2,
              schemaPath: '#/properties/payment_method/items/enum',
              keyword: 'enum',
              params: { allowedValues: schema0.properties.payment_method.items.enum },
            });
            errors++;
          }
        }
        let i3 = data19.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--;) {
            let item1 = data19[i3];
            if (typeof item1 !== 'string') {
              continue;
            }
            if (typeof indices1[item1] == 'number') {
              j1 = indices1[item1];
              (vErrors ??= []).push({
                instancePath: instancePath + '/payment_method',
                schemaPath: '#/properties/payment_method/uniqueItems',
                keyword: 'uniqueItems',
                params: { i: i3, j: j1 },
              });
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      }
    }
    if (data.issuance_fee !== undefined) {
      let data21 = data.issuance_fee;
      if (!(typeof data21 == 'number' && !(data21 % 1) && !isNaN(data21)) && data21 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/issuance_fee',
          schemaPath: '#/properties/issuance_fee/type',
          keyword: 'type',
          params: { type: schema0.properties.issuance_fee.type },
        });
        errors++;
      }
      if (typeof data21 == 'number') {
        if (data21 > 1000000000 || isNaN(data21)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/issuance_fee',
            schemaPath: '#/properties/issuance_fee/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data21 < 0 || isNaN(data21)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/issuance_fee',
            schemaPath: '#/properties/issuance_fee/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.transport_fee !== undefined) {
      let data22 = data.transport_fee;
      if (!(typeof data22 == 'number' && !(data22 % 1) && !isNaN(data22)) && data22 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/transport_fee',
          schemaPath: '#/properties/transport_fee/type',
          keyword: 'type',
          params: { type: schema0.properties.transport_fee.type },
        });
        errors++;
      }
      if (typeof data22 == 'number') {
        if (data22 > 1000000000 || isNaN(data22)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/transport_fee',
            schemaPath: '#/properties/transport_fee/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data22 < 0 || isNaN(data22)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/transport_fee',
            schemaPath: '#/properties/transport_fee/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.shipping_fee_urban !== undefined) {
      let data23 = data.shipping_fee_urban;
      if (!(typeof data23 == 'number' && !(data23 % 1) && !isNaN(data23)) && data23 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/shipping_fee_urban',
          schemaPath: '#/properties/shipping_fee_urban/type',
          keyword: 'type',
          params: { type: schema0.properties.shipping_fee_urban.type },
        });
        errors++;
      }
      if (typeof data23 == 'number') {
        if (data23 > 1000000000 || isNaN(data23)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/shipping_fee_urban',
            schemaPath: '#/properties/shipping_fee_urban/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data23 < 0 || isNaN(data23)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/shipping_fee_urban',
            schemaPath: '#/properties/shipping_fee_urban/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.shipping_fee_suburb !== undefined) {
      let data24 = data.shipping_fee_suburb;
      if (!(typeof data24 == 'number' && !(data24 % 1) && !isNaN(data24)) && data24 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/shipping_fee_suburb',
          schemaPath: '#/properties/shipping_fee_suburb/type',
          keyword: 'type',
          params: { type: schema0.properties.shipping_fee_suburb.type },
        });
        errors++;
      }
      if (typeof data24 == 'number') {
        if (data24 > 1000000000 || isNaN(data24)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/shipping_fee_suburb',
            schemaPath: '#/properties/shipping_fee_suburb/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data24 < 0 || isNaN(data24)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/shipping_fee_suburb',
            schemaPath: '#/properties/shipping_fee_suburb/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.shipping_fee_interprovincial !== undefined) {
      let data25 = data.shipping_fee_interprovincial;
      if (!(typeof data25 == 'number' && !(data25 % 1) && !isNaN(data25)) && data25 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/shipping_fee_interprovincial',
          schemaPath: '#/properties/shipping_fee_interprovincial/type',
          keyword: 'type',
          params: { type: schema0.properties.shipping_fee_interprovincial.type },
        });
        errors++;
      }
      if (typeof data25 == 'number') {
        if (data25 > 1000000000 || isNaN(data25)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/shipping_fee_interprovincial',
            schemaPath: '#/properties/shipping_fee_interprovincial/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          });
          errors++;
        }
        if (data25 < 0 || isNaN(data25)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/shipping_fee_interprovincial',
            schemaPath: '#/properties/shipping_fee_interprovincial/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.form_number_day_expire_order !== undefined) {
      let data26 = data.form_number_day_expire_order;
      if (!(typeof data26 == 'number' && !(data26 % 1) && !isNaN(data26)) && data26 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/form_number_day_expire_order',
          schemaPath: '#/properties/form_number_day_expire_order/type',
          keyword: 'type',
          params: { type: schema0.properties.form_number_day_expire_order.type },
        });
        errors++;
      }
      if (typeof data26 == 'number') {
        if (data26 > 60 || isNaN(data26)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/form_number_day_expire_order',
            schemaPath: '#/properties/form_number_day_expire_order/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 60 },
          });
          errors++;
        }
        if (data26 < 1 || isNaN(data26)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/form_number_day_expire_order',
            schemaPath: '#/properties/form_number_day_expire_order/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.form_number_day_card_delivery_at_home !== undefined) {
      let data27 = data.form_number_day_card_delivery_at_home;
      if (typeof data27 !== 'string' && data27 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/form_number_day_card_delivery_at_home',
          schemaPath: '#/properties/form_number_day_card_delivery_at_home/type',
          keyword: 'type',
          params: { type: schema0.properties.form_number_day_card_delivery_at_home.type },
        });
        errors++;
      }
      if (typeof data27 === 'string') {
        if (lengthOf(data27) > 7) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/form_number_day_card_delivery_at_home',
            schemaPath: '#/properties/form_number_day_card_delivery_at_home/maxLength',
            keyword: 'maxLength',
            params: { limit: 7 },
          });
          errors++;
        }
        if (!formats2.test(data27)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/form_number_day_card_delivery_at_home',
            schemaPath: '#/properties/form_number_day_card_delivery_at_home/format',
            keyword: 'format',
            params: { format: 'day-count' },
          });
          errors++;
        }
      }
    }
    if (data.form_number_day_card_delivery_at_ticket_counter !== undefined) {
      let data28 = data.form_number_day_card_delivery_at_ticket_counter;
      if (typeof data28 !== 'string' && data28 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/form_number_day_card_delivery_at_ticket_counter',
          schemaPath: '#/properties/form_number_day_card_delivery_at_ticket_counter/type',
          keyword: 'type',
          params: { type: schema0.properties.form_number_day_card_delivery_at_ticket_counter.type },
        });
        errors++;
      }
      if (typeof data28 === 'string') {
        if (lengthOf(data28) > 7) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/form_number_day_card_delivery_at_ticket_counter',
            schemaPath: '#/properties/form_number_day_card_delivery_at_ticket_counter/maxLength',
            keyword: 'maxLength',
            params: { limit: 7 },
          });
          errors++;
        }
        if (!formats2.test(data28)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/form_number_day_card_delivery_at_ticket_counter',
            schemaPath: '#/properties/form_number_day_card_delivery_at_ticket_counter/format',
            keyword: 'format',
            params: { format: 'day-count' },
          });
          errors++;
        }
      }
    }
    if (data.ticket_print_template !== undefined) {
      let data29 = data.ticket_print_template;
      if (typeof data29 !== 'string' && data29 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/ticket_print_template',
          schemaPath: '#/properties/ticket_print_template/type',
          keyword: 'type',
          params: { type: schema0.properties.ticket_print_template.type },
        });
        errors++;
      }
      if (typeof data29 === 'string') {
        if (lengthOf(data29) > 20000) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/ticket_print_template',
            schemaPath: '#/properties/ticket_print_template/maxLength',
            keyword: 'maxLength',
            params: { limit: 20000 },
          });
          errors++;
        }
      }
    }
    if (data.order_print_template !== undefined) {
      let data30 = data.order_print_template;
      if (typeof data30 !== 'string' && data30 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/order_print_template',
          schemaPath: '#/properties/order_print_template/type',
          keyword: 'type',
          params: { type: schema0.properties.order_print_template.type },
        });
        errors++;
      }
      if (typeof data30 === 'string') {
        if (lengthOf(data30) > 20000) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/order_print_template',
            schemaPath: '#/properties/order_print_template/maxLength',
            keyword: 'maxLength',
            params: { limit: 20000 },
          });
          errors++;
        }
      }
    }
    if (data.pos_distance_map_stop_point !== undefined) {
      let data31 = data.pos_distance_map_stop_point;
      if (!(typeof data31 == 'number' && !(data31 % 1) && !isNaN(data31)) && data31 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/pos_distance_map_stop_point',
          schemaPath: '#/properties/pos_distance_map_stop_point/type',
          keyword: 'type',
          params: { type: schema0.properties.pos_distance_map_stop_point.type },
        });
        errors++;
      }
      if (typeof data31 == 'number') {
        if (data31 > 5000 || isNaN(data31)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/pos_distance_map_stop_point',
            schemaPath: '#/properties/pos_distance_map_stop_point/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 5000 },
          });
          errors++;
        }
        if (data31 < 1 || isNaN(data31)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/pos_distance_map_stop_point',
            schemaPath: '#/properties/pos_distance_map_stop_point/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.checksum_verify_flag !== undefined) {
      let data32 = data.checksum_verify_flag;
      if (typeof data32 !== 'boolean' && data32 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/checksum_verify_flag',
          schemaPath: '#/properties/checksum_verify_flag/type',
          keyword: 'type',
          params: { type: schema0.properties.checksum_verify_flag.type },
        });
        errors++;
      }
    }
    if (data.automatically_lock_coins_suspected_of_fraud !== undefined) {
      let data33 = data.automatically_lock_coins_suspected_of_fraud;
      if (typeof data33 !== 'boolean' && data33 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/automatically_lock_coins_suspected_of_fraud',
          schemaPath: '#/properties/automatically_lock_coins_suspected_of_fraud/type',
          keyword: 'type',
          params: { type: schema0.properties.automatically_lock_coins_suspected_of_fraud.type },
        });
        errors++;
      }
    }
    if (data.countdown_hours_to_automatically_lock_coins !== undefined) {
      let data34 = data.countdown_hours_to_automatically_lock_coins;
      if (!(typeof data34 == 'number' && !(data34 % 1) && !isNaN(data34)) && data34 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/countdown_hours_to_automatically_lock_coins',
          schemaPath: '#/properties/countdown_hours_to_automatically_lock_coins/type',
          keyword: 'type',
          params: { type: schema0.properties.countdown_hours_to_automatically_lock_coins.type },
        });
        errors++;
      }
      if (typeof data34 == 'number') {
        if (data34 > 720 || isNaN(data34)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/countdown_hours_to_automatically_lock_coins',
            schemaPath: '#/properties/countdown_hours_to_automatically_lock_coins/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 720 },
          });
          errors++;
        }
        if (data34 < 0 || isNaN(data34)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/countdown_hours_to_automatically_lock_coins',
            schemaPath: '#/properties/countdown_hours_to_automatically_lock_coins/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.mail_service !== undefined) {
      let data35 = data.mail_service;
      if (typeof data35 !== 'string' && data35 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/mail_service',
          schemaPath: '#/properties/mail_service/type',
          keyword: 'type',
          params: { type: schema0.properties.mail_service.type },
        });
        errors++;
      }
      if (typeof data35 === 'string') {
        if (lengthOf(data35) > 60) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/mail_service',
            schemaPath: '#/properties/mail_service/maxLength',
            keyword: 'maxLength',
            params: { limit: 60 },
          });
          errors++;
        }
      }
    }
    if (data.mail_host !== undefined) {
      let data36 = data.mail_host;
      if (typeof data36 !== 'string' && data36 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/mail_host',
          schemaPath: '#/properties/mail_host/type',
          keyword: 'type',
          params: { type: schema0.properties.mail_host.type },
        });
        errors++;
      }
      if (typeof data36 === 'string') {
        if (lengthOf(data36) > 253) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/mail_host',
            schemaPath: '#/properties/mail_host/maxLength',
            keyword: 'maxLength',
            params: { limit: 253 },
          });
          errors++;
        }
        if (!pattern2.test(data36)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/mail_host',
            schemaPath: '#/properties/mail_host/pattern',
            keyword: 'pattern',
            params: { pattern: '^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$' },
          });
          errors++;
        }
      }
    }
    if (data.mail_port !== undefined) {
      let data37 = data.mail_port;
      if (!(typeof data37 == 'number' && !(data37 % 1) && !isNaN(data37)) && data37 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/mail_port',
          schemaPath: '#/properties/mail_port/type',
          keyword: 'type',
          params: { type: schema0.properties.mail_port.type },
        });
        errors++;
      }
      if (typeof data37 == 'number') {
        if (data37 > 65535 || isNaN(data37)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/mail_port',
            schemaPath: '#/properties/mail_port/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 65535 },
          });
          errors++;
        }
        if (data37 < 1 || isNaN(data37)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/mail_port',
            schemaPath: '#/properties/mail_port/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.mail_user !== undefined) {
      let data38 = data.mail_user;
      if (typeof data38 !== 'string' && data38 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/mail_user',
          schemaPath: '#/properties/mail_user/type',
          keyword: 'type',
          params: { type: schema0.properties.mail_user.type },
        });
        errors++;
      }
      if (typeof data38 === 'string') {
        if (lengthOf(data38) > 254) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/mail_user',
            schemaPath: '#/properties/mail_user/maxLength',
            keyword: 'maxLength',
            params: { limit: 254 },
          });
          errors++;
        }
      }
    }
    if (data.mail_password !== undefined) {
      let data39 = data.mail_password;
      if (typeof data39 !== 'string' && data39 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/mail_password',
          schemaPath: '#/properties/mail_password/type',
          keyword: 'type',
          params: { type: schema0.properties.mail_password.type },
        });
        errors++;
      }
      if (typeof data39 === 'string') {
        if (lengthOf(data39) > 200) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/mail_password',
            schemaPath: '#/properties/mail_password/maxLength',
            keyword: 'maxLength',
            params: { limit: 200 },
          });
          errors++;
        }
      }
    }
    if (data.mail_from !== undefined) {
      let data40 = data.mail_from;
      if (typeof data40 !== 'string' && data40 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/mail_from',
          schemaPath: '#/properties/mail_from/type',
          keyword: 'type',
          params: { type: schema0.properties.mail_from.type },
        });
        errors++;
      }
      if (typeof data40 === 'string') {
        if (lengthOf(data40) > 254) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/mail_from',
            schemaPath: '#/properties/mail_from/maxLength',
            keyword: 'maxLength',
            params: { limit: 254 },
          });
          errors++;
        }
        if (!isEmail(data40)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/mail_from',
            schemaPath: '#/properties/mail_from/format',
            keyword: 'format',
            params: { format: 'email' },
          });
          errors++;
        }
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validateSetting.errors = vErrors;
  return errors === 0;
}
const schema0 = {
  type: 'object',
  properties: {
    office_display_name: { type: ['string', 'null'], maxLength: 150 },
    office_logo_url: { type: ['string', 'null'], pattern: '^(?:/(?!/)|https?://)', maxLength: 500 },
    currency: { type: ['string', 'null'], pattern: '^[A-Z]{3}$' },
    stop_point_limit_route: { type: ['integer', 'null'], minimum: 2, maximum: 500 },
    limit_time_for_login_session: { type: ['integer', 'null'], minimum: 5, maximum: 43200 },
    journey_cancel_from_time: { type: ['integer', 'null'], minimum: 0, maximum: 10080 },
    journey_deposit_type: { type: ['string', 'null'], enum: ['NONE', 'TIME', 'AMOUNT', null] },
    journey_time_deposit: { type: ['integer', 'null'], minimum: 0, maximum: 10080 },
    journey_amount_deposit: { type: ['integer', 'null'], minimum: 0, maximum: 1000000000 },
    ticket_change_refund_limit_time: { type: ['integer', 'null'], minimum: 0, maximum: 43200 },
    ticket_change_refund_limit: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
    ticket_change_percent_fee: { type: ['number', 'null'], minimum: 0, maximum: 100 },
    ticket_refund_percent_fee: { type: ['number', 'null'], minimum: 0, maximum: 100 },
    ticket_change_to_lower_amount: { type: ['boolean', 'null'] },
    disable_months_for_sales: {
      type: ['array', 'null'],
      items: { type: 'string', format: 'year-month' },
      uniqueItems: true,
      maxItems: 36,
    },
    limit_to_sell_month_ticket: { type: ['integer', 'null'], minimum: 0, maximum: 24 },
    limit_to_sell_month_ticket_metro: { type: ['integer', 'null'], minimum: 0, maximum: 24 },
    limit_to_sell_day_ticket: { type: ['integer', 'null'], minimum: 0, maximum: 365 },
    payment_method: {
      uniqueItems: true,
      type: ['array', 'null'],
      items: { type: 'string', enum: ['GATEWAY', 'BANK_TRANSFER', 'CASH', 'COIN'] },
      minItems: 1,
    },
    issuance_fee: { type: ['integer', 'null'], minimum: 0, maximum: 1000000000 },
    transport_fee: { type: ['integer', 'null'], minimum: 0, maximum: 1000000000 },
    shipping_fee_urban: { type: ['integer', 'null'], minimum: 0, maximum: 1000000000 },
    shipping_fee_suburb: { type: ['integer', 'null'], minimum: 0, maximum: 1000000000 },
    shipping_fee_interprovincial: { type: ['integer', 'null'], minimum: 0, maximum: 1000000000 },
    form_number_day_expire_order: { type: ['integer', 'null'], minimum: 1, maximum: 60 },
    form_number_day_card_delivery_at_home: { type: ['string', 'null'], format: 'day-count', maxLength: 7 },
    form_number_day_card_delivery_at_ticket_counter: { type: ['string', 'null'], format: 'day-count', maxLength: 7 },
    ticket_print_template: { type: ['string', 'null'], maxLength: 20000 },
    order_print_template: { type: ['string', 'null'], maxLength: 20000 },
    pos_machine_config: {},
    pos_distance_map_stop_point: { type: ['integer', 'null'], minimum: 1, maximum: 5000 },
    checksum_verify_flag: { type: ['boolean', 'null'] },
    automatically_lock_coins_suspected_of_fraud: { type: ['boolean', 'null'] },
    countdown_hours_to_automatically_lock_coins: { type: ['integer', 'null'], minimum: 0, maximum: 720 },
    mail_service: { type: ['string', 'null'], maxLength: 60 },
    mail_host: { type: ['string', 'null'], maxLength: 253, pattern: '^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$' },
    mail_port: { type: ['integer', 'null'], minimum: 1, maximum: 65535 },
    mail_user: { type: ['string', 'null'], maxLength: 254 },
    mail_password: { type: ['string', 'null'], maxLength: 200 },
    mail_from: { type: ['string', 'null'], format: 'email', maxLength: 254 },
  },
};
const pattern0 = new RegExp('^(?:/(?!/)|https?://)', 'u');
const pattern1 = new RegExp('^[A-Z]{3}$', 'u');
const pattern2 = new RegExp('^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$', 'u');
const formats0 = /^20\d{2}-(?:0[1-9]|1[0-2])$/u;
const formats2 = /^\d{1,3}(?:-\d{1,3})?$/u;
