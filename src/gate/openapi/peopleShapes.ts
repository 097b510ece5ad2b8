import { PERSONAL_USES } from '@/catalog/personal'
import { orNull } from '@/catalog/commands/bodies/jsonSchema'
import { MAIL_CHOICES_SCHEMA } from '@/catalog/commands/bodies/mailChoicesBody'
import { NOTIFICATION_KINDS } from '@/domain/notifications/events'
import { DEPUTY_STATES } from '@/domain/users/deputies'
import { FACTOR_POLICIES } from '@/domain/users/factors'
import { TEXT, WHOLE, DAY, list, shape, PERSON } from './shapes'

/** Work to hand over when a user leaves, by kind, and candidates. */
export const LEAVING = shape({ parts: { type: 'object' }, docs: list(PERSON) })

const DEPUTY_ROWS = list(
  shape({ id: WHOLE, name: TEXT, from: DAY, until: DAY, state: { enum: DEPUTY_STATES } }),
)

/** The deputies of a user, the people they represent, and candidates. */
export const DEPUTIES = shape({
  deputies: DEPUTY_ROWS,
  standsInFor: DEPUTY_ROWS,
  people: list(PERSON),
})

/** Every role with its rights, limits and user counts; unreadable parts are missing. */
export const ACCESS_MATRIX = shape({
  docs: list(
    shape(
      { id: WHOLE },
      {
        name: TEXT,
        users: WHOLE,
        programs: WHOLE,
        factor: { enum: [...FACTOR_POLICIES] },
        limits: shape({ total: orNull(TEXT), discount: orNull(TEXT) }),
        rights: list(
          shape({
            subject: TEXT,
            action: TEXT,
            fields: { type: ['array', 'null'], items: TEXT },
          }),
        ),
      },
    ),
  ),
})

const KINDS = list({ enum: [...NOTIFICATION_KINDS] })

/** Mails about notifications: choices by kind, kinds without `off`, and kinds without notifications. */
export const MAIL_CHOICES = shape({
  mails: MAIL_CHOICES_SCHEMA,
  muted: KINDS,
  neverOff: KINDS,
})

/** The register of processing; names in the language of the caller. */
export const PRIVACY_REGISTER = shape({
  docs: list(
    shape({
      use: { enum: Object.keys(PERSONAL_USES) },
      name: TEXT,
      purpose: TEXT,
      bases: list({ enum: ['contract', 'duty', 'claim', 'interest'] }),
      kept: TEXT,
      end: { enum: ['swept', 'proposed', 'withAccount', 'lawful'] },
      data: list(shape({ table: TEXT, name: TEXT, fields: list(TEXT) })),
    }),
  ),
})
