import { orNull } from '@/catalog/commands/bodies/jsonSchema'
import { CALENDAR_LAYERS } from '@/domain/calendar/calendarAsked'
import { MERGE_FIELDS, MERGED_KINDS } from '@/domain/customers/merge'
import { INVITATION_MAILS, INVITATION_STATES } from '@/domain/meets/invitations'
import { DAY, FLAG, list, MOMENT, PERSON, shape, TEXT, WHOLE } from './shapes'

export const INVITATIONS = shape({
  docs: list(
    shape({
      recipient: TEXT,
      state: { enum: INVITATION_STATES },
      isCurrent: FLAG,
      sequence: WHOLE,
      mail: { enum: INVITATION_MAILS },
    }),
  ),
})

export const PLANNING = shape({
  title: orNull(TEXT),
  targets: list(
    shape({ subject: TEXT, document: WHOLE, name: orNull(TEXT), people: list(PERSON) }),
  ),
  today: DAY,
  person: orNull(WHOLE),
})

const TODAY_ROW = shape(
  {
    id: WHOLE,
    title: TEXT,
    code: orNull(TEXT),
    customer: orNull(TEXT),
    amount: orNull(shape({ value: TEXT }, { currency: TEXT, unit: orNull(TEXT) })),
    day: orNull(DAY),
    moment: orNull(MOMENT),
    isAllDay: FLAG,
    todo: { type: ['object', 'null'] },
    version: orNull(MOMENT),
    onBehalfOf: orNull(TEXT),
    commands: { type: ['object', 'null'] },
  },
  { href: TEXT },
)

export const TODAY = shape({
  queues: list(
    shape(
      {
        id: TEXT,
        total: WHOLE,
        rows: list(TODAY_ROW),
      },
      { href: TEXT },
    ),
  ),
  next: list(TODAY_ROW),
  isTeam: FLAG,
  mayChooseTeam: FLAG,
  mayPlan: FLAG,
  today: DAY,
  timeZone: TEXT,
})

export const TODAY_COUNTS = shape({
  queues: { type: 'object', additionalProperties: WHOLE },
  urgent: WHOLE,
})

export const CALENDAR = shape({
  from: DAY,
  to: DAY,
  items: list(
    shape({
      key: TEXT,
      layer: { enum: [...CALENDAR_LAYERS] },
      id: WHOLE,
      title: orNull(TEXT),
      code: orNull(TEXT),
      customer: orNull(TEXT),
      day: DAY,
      lastDay: DAY,
      startsAt: orNull(MOMENT),
      endsAt: orNull(MOMENT),
      hasEnd: FLAG,
      state: orNull(TEXT),
      kind: orNull(TEXT),
      source: orNull(TEXT),
      owner: orNull(TEXT),
      amount: orNull(shape({ value: TEXT, currency: TEXT })),
      href: orNull(TEXT),
      version: orNull(MOMENT),
      standsStill: orNull(TEXT),
    }),
  ),
  isCut: FLAG,
  layers: list(TEXT),
  isTeam: FLAG,
  mayChooseTeam: FLAG,
})

export const TIMELINE = shape({
  docs: list(
    shape({
      id: WHOLE,
      at: MOMENT,
      isAllDay: FLAG,
      kind: TEXT,
      actor: orNull(TEXT),
      subject: TEXT,
      document: WHOLE,
      href: orNull(TEXT),
      name: orNull(TEXT),
      body: orNull(TEXT),
      state: orNull(TEXT),
      minutes: orNull(WHOLE),
      detail: orNull(TEXT),
      isTakenBack: FLAG,
      note: orNull(WHOLE),
      editedAt: orNull(MOMENT),
      version: orNull(TEXT),
      text: orNull(TEXT),
      people: list({ type: 'object' }),
      mayDelete: FLAG,
    }),
  ),
  next: orNull(TEXT),
})

const MERGE_SIDE = shape({
  id: WHOLE,
  name: TEXT,
  // The stored value of the field; null if it is empty.
  values: list(shape({ field: { enum: [...MERGE_FIELDS] }, value: {} })),
  counts: list(shape({ kind: { enum: [...MERGED_KINDS] }, count: WHOLE })),
})

export const MERGE_SHEET = shape({ sides: list(MERGE_SIDE) })
