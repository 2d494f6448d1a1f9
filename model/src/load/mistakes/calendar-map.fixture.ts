import { set } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const LOANS = 'schemas/resources/loans.json';
const BOOKS = 'schemas/resources/books.json';

const label = { vi: 'Thử', en: 'Trial' };

const calendar = (keys: object) =>
  set(['views'], [{ name: 'calendar', kind: 'calendar', label, from: 'due_on', ...keys }]);

const map = (keys: object) => set(['views'], [{ name: 'map', kind: 'map', label, ...keys }]);

const PLACE = { type: 'object', 'x-kind': 'geo-point', 'x-label': label };

export const CALENDARS_AND_MAPS: readonly Mistake[] = [
  {
    title: 'a calendar of a field that is no date',
    code: 'TUY530',
    file: LOANS,
    edit: calendar({ from: 'number' }),
    at: ['"from": ', '"number"'],
    message: '"number" is neither a date nor a date-time.',
    hint: 'There is due_on.',
  },
  {
    title: 'a calendar from a date to a time',
    code: 'TUY530',
    file: BOOKS,
    edit: (text) =>
      calendar({ from: 'bought_on', to: 'lent_at' })(
        set(['schema', 'properties', 'lent_at'], { type: 'string', format: 'date-time', 'x-label': label })(text),
      ),
    at: ['"to": ', '"lent_at"'],
    message: '"lent_at" is not a date, as "bought_on" is.',
    hint: 'Name two fields of one kind.',
  },
  {
    title: 'an endless calendar without an end',
    code: 'TUY530',
    file: LOANS,
    edit: calendar({ endless: true }),
    at: '"endless"',
    message: 'The calendar has no "to" that could be empty.',
    hint: 'Add "to", or remove "endless".',
  },
  {
    title: 'a calendar with the colors of a text',
    code: 'TUY530',
    file: LOANS,
    edit: calendar({ color: 'number' }),
    at: ['"color": ', '"number"'],
    message: '"number" is not an enum.',
    hint: 'There is state.',
  },
  {
    title: 'an unknown field in the title of a calendar',
    code: 'TUY209',
    file: LOANS,
    edit: calendar({ title: '{numbr}' }),
    at: '"{numbr}"',
    message: 'There is no field "numbr".',
    hint: 'Did you mean "number"?',
  },
  {
    title: 'a map of records without a point',
    code: 'TUY530',
    file: BOOKS,
    edit: map({}),
    at: '"map"',
    last: true,
    message: '"books" has no field of kind geo-point.',
    hint: 'Add "point" with two number fields, latitude and longitude, or "line".',
  },
  {
    title: 'a point that is one number',
    code: 'TUY530',
    file: BOOKS,
    edit: map({ point: 'pages' }),
    at: ['"point": ', '"pages"'],
    message: '"pages" is not a geo-point.',
    hint: 'For two numbers, write ["latitude", "longitude"].',
  },
  {
    title: 'a latitude that is a text',
    code: 'TUY530',
    file: BOOKS,
    edit: map({ point: ['name', 'pages'] }),
    at: '"name"',
    last: true,
    message: '"name" is not a number.',
    hint: 'Name the latitude, then the longitude.',
  },
  {
    title: 'a map with the colors of a text',
    code: 'TUY530',
    file: BOOKS,
    edit: (text) => map({ color: 'name' })(set(['schema', 'properties', 'place'], PLACE)(text)),
    at: ['"color": ', '"name"'],
    message: '"name" has no colors.',
    hint: 'Name a field of kind color, or an enum.',
  },
  {
    title: 'a line that is neither in a list nor of other records',
    code: 'TUY530',
    file: BOOKS,
    edit: map({ line: { point: 'at' } }),
    at: '"line"',
    message: 'A line has either "of" or "resource".',
    hint: 'Name a list of the record in "of", or other records with "resource" and "by".',
  },
  {
    title: 'a line through a field that is no list',
    code: 'TUY530',
    file: BOOKS,
    edit: map({ line: { of: 'pages', point: 'at' } }),
    at: ['"of": ', '"pages"'],
    message: '"pages" is not a list of points or references.',
    hint: 'Name a list of objects or of references, such as "stops" or "stops.stop_id".',
  },
  {
    title: 'a line through a field of a list that is no reference',
    code: 'TUY530',
    file: BOOKS,
    edit: map({ line: { of: 'authors.born', point: 'at' } }),
    at: '"authors.born"',
    message: '"authors.born" is not a reference.',
    hint: 'Name a list of objects or of references, such as "stops" or "stops.stop_id".',
  },
  {
    title: 'a line of points in a list without such a field',
    code: 'TUY209',
    file: BOOKS,
    edit: map({ line: { of: 'authors', point: 'bron' } }),
    at: '"bron"',
    message: 'There is no field "bron".',
    hint: 'Did you mean "born"?',
  },
  {
    title: 'a line of an unknown resource',
    code: 'TUY203',
    file: BOOKS,
    edit: map({ line: { resource: 'loan', by: 'book_id', point: 'at' } }),
    at: ['"resource": ', '"loan"'],
    message: 'No resource is named "loan".',
    hint: 'Did you mean "loans"?',
  },
  {
    title: 'a line of records that do not refer to the record',
    code: 'TUY530',
    file: BOOKS,
    edit: map({ line: { resource: 'loans', by: 'state', point: ['number', 'number_2'] } }),
    at: ['"by": ', '"state"'],
    message: '"by" does not name a reference of "loans" to "books".',
    hint: 'There is book_id.',
    others: ['TUY530', 'TUY209'],
  },
  {
    title: 'tiles without a placeholder',
    code: 'TUY305',
    file: 'tuyen.config.json',
    edit: set(['maps'], { tiles: 'https://tiles.example/{z}/{x}.png' }),
    at: '"https://tiles.example/{z}/{x}.png"',
    message: /^"tiles" must match /u,
    hint: 'The address of the tiles, with {z}, {x} and {y}; an address of another server, or a path of the back-office. The environment variable MAP_TILES wins.',
  },
];
