import type { ListCommand } from './command'
import { bodyField, bodyOf, NO_BODY } from './bodies/body'
import { overlapHours } from './keys'

const EVENT_ID = /^(?:evt_)?([1-9]\d{0,15})$/

/** An event by its id, with or without its prefix; `about` is for the documentation. */
const optionalEventField = (about: string) =>
  bodyField<number | null>(
    { input: 'code', isRequired: false, about, codes: ['invalidId', 'required'] },
    (sent) => {
      if (sent === null || sent === '') return { value: null }
      const isCode = typeof sent === 'string' || typeof sent === 'number'
      const [, digits] = (isCode && EVENT_ID.exec(String(sent))) || []
      return digits === undefined ? { code: 'invalidId' } : { value: Number(digits) }
    },
  )

/**
 * Commands of webhook endpoints; each needs *write webhooks* and a role that covers the program's.
 */
export const WEBHOOK_COMMANDS = {
  renewSecret: {
    path: '/rotate',
    body: bodyOf({ overlapHours }),
    codes: ['userAboveOwn', 'confirmItsYou'],
  },
  enable: {
    path: '/enable',
    body: NO_BODY,
    codes: ['userAboveOwn', 'confirmItsYou', 'alreadyInThatState'],
  },
  disable: { path: '/disable', body: NO_BODY, codes: ['userAboveOwn', 'alreadyInThatState'] },
  test: { path: '/test', body: NO_BODY, codes: ['userAboveOwn', 'tooManyRequests'] },
  replay: {
    path: '/replay',
    body: bodyOf({
      event: optionalEventField(
        'The id of one event, `evt_1041` or `1041`; `from` and `to` are not looked at then.',
      ),
      from: optionalEventField(
        'Ids of events, not times: the first of a range, needed without `event`. Those of the types of the endpoint that are still kept are sent, 1,000 at most.',
      ),
      to: optionalEventField('The last event of the range, itself included.'),
    }),
    codes: ['userAboveOwn', 'tooManyToReplay'],
  },
} as const satisfies Record<string, ListCommand>
