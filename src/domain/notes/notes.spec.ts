import { expect, it } from 'vitest'
import { refuseLateChange, refuseNote } from './notes'

it.each<[object, string[]]>([
  [{ kind: 'note', body: '<p>a</p>' }, []],
  [{ kind: 'note', body: '' }, ['body required']],
  [{ body: null }, ['body required']],
  [
    { kind: 'note', body: 'a', callOutcome: 'reached', minutes: 0 },
    ['callOutcome notACall', 'minutes notACall'],
  ],
  [{ kind: 'call', callOutcome: 'noAnswer' }, []],
  [{ kind: 'call', body: 'a' }, ['callOutcome required']],
  [{ kind: 'call', callOutcome: 'reached', minutes: 1 }, []],
  [{ kind: 'call', callOutcome: 'reached', minutes: 1440 }, []],
  [{ kind: 'call', callOutcome: 'reached', minutes: 0 }, ['minutes minutesInvalid']],
  [{ kind: 'call', callOutcome: 'reached', minutes: 1441 }, ['minutes minutesInvalid']],
  [{ kind: 'call', callOutcome: 'reached', minutes: 2.5 }, ['minutes minutesInvalid']],
])('should refuse of %j: %j', (values, refused) => {
  expect(refuseNote(values as never).map(({ path, code }) => `${path} ${code}`)).toEqual(refused)
})

it('should say how long a call may last', () => {
  expect(refuseNote({ kind: 'call', minutes: 0 })).toEqual([
    { path: 'callOutcome', code: 'required' },
    { path: 'minutes', code: 'minutesInvalid', data: { max: 1440 } },
  ])
})

it.each([
  [0, null],
  [14.99, null],
  [15, 'noteIsFinal'],
  [20, 'noteIsFinal'],
])('should let its author change a note of %d minutes: %s', (age, refusal) => {
  expect(refuseLateChange(age)).toBe(refusal)
})
