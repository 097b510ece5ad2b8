import { isSignedOut, type ApiRefusal } from '../../ui/requests/api'
import type { Attempt } from '../../ui/requests/attempt'

import type { AnsweredProblem } from './answeredProblems'

/** The outcome of a save. */
export type Outcome =
  | { kind: 'saved' }
  /** Refused, with the server's message; `fields` are the invalid ones. */
  | { kind: 'refused'; message: string | null; fields: AnsweredProblem[] }
  /** Another user saved the record since this form was opened. */
  | { kind: 'stale'; by: string | null }
  | { kind: 'signedOut' }
  /** No response: the record may or may not be saved. */
  | { kind: 'offline' }

export type Answer = { outcome: Outcome; response: Response }

/**
 * The response passed to the form: only the invalid fields. Payload's form shows anything else as
 * its own notice, sometimes in English and without our second line.
 */
const forForm = (status: number, fields: readonly AnsweredProblem[]): Response =>
  Response.json({ errors: [{ data: { errors: fields } }] }, { status })

const outcomeOf = (refusal: ApiRefusal, heldAt: (path: string) => string): Outcome => {
  if (refusal.status === 0) return { kind: 'offline' }
  if (isSignedOut(refusal)) return { kind: 'signedOut' }
  if (refusal.code === 'staleEdit' || refusal.status === 412) {
    const changedBy = refusal.details?.changedBy
    return { kind: 'stale', by: typeof changedBy === 'string' ? changedBy : null }
  }
  const fields = Object.entries(refusal.fields).map(([path, message]) => ({
    path,
    message,
    held: heldAt(path),
  }))
  return { kind: 'refused', message: refusal.message ?? null, fields }
}

/**
 * Sends the values of a form.
 * @param args.startedFrom the `updatedAt` the form was filled from: an outdated one is refused
 * @param args.heldAt the current value of a form field
 * @param args.isFormField whether the form has a field at this path
 * @param args.send sends them; for a new record with an idempotency key, so that a lost response
 *   creates no duplicate
 * @returns the outcome, and the response for the form; never throws
 */
export const sendDocument = async (args: {
  url: string
  method: 'PATCH' | 'POST'
  body: string
  heldAt: (path: string) => string
  isFormField: (path: string) => boolean
  startedFrom?: string
  send: Attempt
}): Promise<Answer> => {
  const { url, method, body, heldAt, isFormField, startedFrom, send } = args
  const answer = await send(url, { method, body, startedFrom })
  if (answer.ok)
    return {
      outcome: { kind: 'saved' },
      response: Response.json(answer.data, { status: answer.status }),
    }
  const outcome = outcomeOf(answer, heldAt)
  const fields = outcome.kind === 'refused' ? outcome.fields : []
  const known = fields.filter(({ path }) => isFormField(path))
  return { outcome, response: forForm(answer.status || 503, known) }
}
