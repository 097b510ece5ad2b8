import { bodyField, bodyOf, tooLong } from './bodies/body'
import { optionalYesField } from './bodies/choiceFields'
import { optionalNameField } from './bodies/nameFields'
import { optionalRecordNumberField } from './bodies/recordFields'
import type { BodyReading } from './command'

const MAX_TEXTS = 10
const MAX_LENGTH = 200

/** Texts of one kind, such as phones; empty if left out. */
const textsField = bodyField<string[]>(
  {
    input: 'rows',
    isRequired: false,
    schema: { type: 'array', items: { type: 'string' } },
    codes: ['notAList', 'invalidInput', 'tooLarge', 'textTooLong'],
  },
  (sent) => {
    if (sent === null) return { value: [] }
    if (!Array.isArray(sent)) return { code: 'notAList' }
    if (sent.length > MAX_TEXTS) return { code: 'tooLarge' }
    if (!sent.every((text) => typeof text === 'string')) return { code: 'invalidInput' }
    return sent.some((text) => text.length > MAX_LENGTH) ? tooLong(MAX_LENGTH) : { value: sent }
  },
)

const SIMILAR = {
  path: '/similar',
  needs: [['read', 'customers']],
  codes: [],
  answers: 'reading',
} as const

/** Searches for customers similar to the values of a form. */
const COMPANY_READINGS = {
  similar: {
    ...SIMILAR,
    body: bodyOf({
      name: optionalNameField(MAX_LENGTH),
      title: optionalNameField(300),
      emails: textsField,
      phones: textsField,
      taxNumber: optionalNameField(50),
      /** Searches employees too: for a person whose company is unknown. */
      people: optionalYesField({}),
      except: optionalRecordNumberField,
    }),
  },
} as const satisfies Record<string, BodyReading>

const EMPLOYEE_READINGS = {
  similar: {
    ...SIMILAR,
    body: bodyOf({
      name: optionalNameField(MAX_LENGTH),
      emails: textsField,
      phones: textsField,
      company: optionalRecordNumberField,
      except: optionalRecordNumberField,
    }),
  },
} as const satisfies Record<string, BodyReading>

/**
 * Queries sent as a request body: `POST /:slug/:reading`. They are kept apart from the commands, which
 * are part of the scripts of every page.
 */
export const BODY_READINGS = {
  companies: COMPANY_READINGS,
  employees: EMPLOYEE_READINGS,
} as const satisfies Record<string, Record<string, BodyReading>>
