import type { Transition, Workflow } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { endsEarly, isPartOfEvent, nextTime } from './event-moves.ts';

const HOUR = 3_600_000;
const move = (name: string, from: string, to: string, tone: Transition['tone'] = 'neutral'): Transition => ({
  name,
  label: {},
  from: [from],
  to,
  by: ['staff'],
  input: [],
  tone,
});
const confirm = move('confirm', 'ASKED', 'CONFIRMED');
const begin = move('begin', 'CONFIRMED', 'RUNNING');
const finish = move('finish', 'RUNNING', 'DONE');
const cancel = move('cancel', 'CONFIRMED', 'CANCELED');
const workflow: Workflow = { field: 'state', initial: 'ASKED', transitions: [confirm, begin, finish, cancel] };

describe('Transition times of sample records with an event, such as a booking', () => {
  it('the two transitions that begin and finish an event count as part of it, and a cancellation does not', () => {
    const parts = [confirm, begin, finish, cancel].map((one) => isPartOfEvent(workflow, one));
    expect(parts).toEqual([false, true, true, false]);
  });

  it('if a workflow goes back and forth between two states, the transition back counts as part of the event', () => {
    const back = move('return', 'LENT', 'SHELF');
    const circle: Workflow = { field: 'state', initial: 'SHELF', transitions: [move('lend', 'SHELF', 'LENT'), back] };
    expect(isPartOfEvent(circle, back)).toBe(true);
  });

  it('a transition counts as ending a record early if its tone is danger or its name means rejection', () => {
    expect([cancel, move('reject-late', 'A', 'B'), move('close', 'A', 'B', 'danger')].map(endsEarly)).toEqual([
      true,
      true,
      true,
    ]);
    expect([confirm, move('accept', 'A', 'B')].map(endsEarly)).toEqual([false, false]);
  });

  it('sample transitions prepare an event before it starts, begin it at its start, and finish it after its end', () => {
    const event = { start: 100 * HOUR, until: 120 * HOUR };
    const time = (one: Transition, at: number, random: number) => nextTime(workflow, one, event, at, () => random);
    expect(time(confirm, 0, 0)).toBe(HOUR / 4);
    expect(time(confirm, 0, 0.999)).toBeLessThan(event.start);
    expect(time(begin, 0, 0)).toBe(event.start + HOUR / 60);
    expect(time(begin, 0, 0.999)).toBeLessThan(event.start + HOUR / 3);
    expect(time(finish, event.start, 0)).toBe(event.until + HOUR / 60);
    expect(time(finish, 130 * HOUR, 0)).toBe(130 * HOUR + HOUR / 60);
  });

  it('in a sample record without an event, the next transition follows within about ten days', () => {
    expect(nextTime(workflow, confirm, undefined, 0, () => 0)).toBe(HOUR);
    expect(nextTime(workflow, confirm, undefined, 0, () => 0.999)).toBeLessThan(242 * HOUR);
  });
});
