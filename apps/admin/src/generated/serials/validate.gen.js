// From schemas/resources/serials.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateSerial(data) {
  const found = [];
  if (isObject(data)) {
    if (data.name === undefined) {
      found.push(finding('', 'required', { missingProperty: 'name' }));
    } else if (!nameValues.includes(data.name)) {
      found.push(finding('/name', 'enum', { allowedValues: nameValues }));
    }
    if (data.template === undefined) {
      found.push(finding('', 'required', { missingProperty: 'template' }));
    } else if (typeof data.template === 'string') {
      if (lengthOf(data.template) < 7) {
        found.push(finding('/template', 'minLength', { limit: 7 }));
      }
      if (lengthOf(data.template) > 200) {
        found.push(finding('/template', 'maxLength', { limit: 200 }));
      }
      if (!templatePattern.test(data.template)) {
        found.push(
          finding('/template', 'pattern', {
            pattern:
              '^(?:[A-Z0-9/.-]|\\{(?:date|day|month|year|short_year|route_code|route_serial|card_type|object_group|ticket_type|agency_short_name|command_transport|node_code|node_number|shift_number|office_short_name)(?::\\d{1,2})?\\})*\\{index(?::\\d{1,2})?\\}(?:[A-Z0-9/.-]|\\{(?:index|date|day|month|year|short_year|route_code|route_serial|card_type|object_group|ticket_type|agency_short_name|command_transport|node_code|node_number|shift_number|office_short_name)(?::\\d{1,2})?\\})*$',
          }),
        );
      }
    } else {
      found.push(finding('/template', 'type', { type: 'string' }));
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
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateSerial.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const nameValues = [
  'ticket-serial',
  'command-ticket-serial',
  'transport-command-code',
  'monthly-ticket-serial',
  'sell-coin-command',
  'acceptance-command',
  'customer-card-code',
  'electronic-card-code',
  'work-shift-code',
];
const templatePattern =
  /^(?:[A-Z0-9/.-]|\{(?:date|day|month|year|short_year|route_code|route_serial|card_type|object_group|ticket_type|agency_short_name|command_transport|node_code|node_number|shift_number|office_short_name)(?::\d{1,2})?\})*\{index(?::\d{1,2})?\}(?:[A-Z0-9/.-]|\{(?:index|date|day|month|year|short_year|route_code|route_serial|card_type|object_group|ticket_type|agency_short_name|command_transport|node_code|node_number|shift_number|office_short_name)(?::\d{1,2})?\})*$/u;
