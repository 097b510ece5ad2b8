import { cleanText } from '@/domain/shared/text/cleanText'
import { recordIdOf } from '@/domain/shared/recordId'
import { bodyField, tooLong, type Reading } from './body'

/** A single-line name; trimmed. */
export const nameField = (maxLength: number) =>
  bodyField<string>(
    { input: 'line', isRequired: true, maxLength, codes: ['required', 'textTooLong', 'notUnique'] },
    (sent) => {
      const name = typeof sent === 'string' ? cleanText(sent).replace(/\s+/g, ' ') : ''
      if (name === '') return { code: 'required' }
      return name.length > maxLength ? tooLong(maxLength) : { value: name }
    },
  )

/** As `nameField`, optional if there already is a name. */
export const optionalNameField = (maxLength: number) =>
  bodyField<string | null>(
    { input: 'line', isRequired: false, maxLength, codes: ['invalidInput', 'textTooLong'] },
    (sent) => {
      if (sent !== null && typeof sent !== 'string') return { code: 'invalidInput' }
      const name = cleanText(sent ?? '').replace(/\s+/g, ' ')
      return name.length > maxLength ? tooLong(maxLength) : { value: name || null }
    },
  )

const readPerson = (sent: unknown): Reading<number> => {
  if (sent === null || sent === '') return { code: 'required' }
  const id = recordIdOf(sent)
  return id === null ? { code: 'invalidId' } : { value: id }
}

/** The approver to ask; candidates: `/tenders/:id/approvers`. */
export const approverField = bodyField<number>(
  {
    input: 'approver',
    isRequired: true,
    codes: ['required', 'invalidId', 'approverCannotApprove', 'approverAlreadyAsked'],
  },
  readPerson,
)

/** The new owner; candidates: `/:slug/owners`. */
export const ownerField = bodyField<number>(
  { input: 'owner', isRequired: true, codes: ['required', 'invalidId', 'ownerCannotRead'] },
  readPerson,
)

/** The user who takes over the records of one who leaves; candidates: `GET /users/:id/leave`. */
export const heirField = bodyField<number>(
  {
    input: 'heir',
    isRequired: true,
    label: 'users.leaving.to',
    codes: ['required', 'invalidId', 'ownerCannotRead', 'approverCannotApprove'],
  },
  readPerson,
)
