import type { Locale } from '@/i18n/locales'

import type { AnsweredProblem } from './answeredProblems'

/** The outcome of a save. */
export type Outcome =
  | { kind: 'saved' }
  /** Refused, with the server's message; `fields` are the invalid ones. */
  | { kind: 'refused'; message: string | null; fields: AnsweredProblem[] }
  /** Somebody else saved the record since this form was opened. */
  | { kind: 'stale' }
  | { kind: 'signedOut' }
  /** No answer came: the record may or may not be saved. */
  | { kind: 'offline' }

export type Answer = { outcome: Outcome; response: Response }

type Body = {
  errors?: {
    message?: string
    code?: string
    data?: { errors?: { path?: string; message?: string }[] }
  }[]
}

/**
 * The response as the form gets it: the invalid fields and nothing else. Payload's form shows
 * anything else as a notice of its own, sometimes in English and without our second line.
 */
const forForm = (status: number, fields: readonly AnsweredProblem[]): Response =>
  Response.json({ errors: [{ data: { errors: fields } }] }, { status })

const outcomeOf = (
  status: number,
  { errors = [] }: Body,
  heldAt: (path: string) => string,
): Outcome => {
  const [error] = errors
  if (status === 401) return { kind: 'signedOut' }
  if (error?.code === 'staleEdit' || status === 412) return { kind: 'stale' }
  const fields = (error?.data?.errors ?? []).flatMap(({ path, message }) =>
    path ? [{ path, message: message ?? '', held: heldAt(path) }] : [],
  )
  return { kind: 'refused', message: error?.message ?? null, fields }
}

/**
 * Sends the values of a form.
 * @param args.startedFrom the `updatedAt` the form was filled from: an older one is refused
 * @param args.heldAt the current value of a form field
 * @param args.isFormField whether the form has a field at this path
 * @param args.key the idempotency key: tells a retry of a create from a second one
 * @returns the outcome, and the response for the form; never throws
 */
export const sendDocument = async (args: {
  url: string
  method: 'PATCH' | 'POST'
  body: string
  locale: Locale
  heldAt: (path: string) => string
  isFormField: (path: string) => boolean
  startedFrom?: string
  key?: string
}): Promise<Answer> => {
  const { url, method, body, locale, heldAt, isFormField, startedFrom, key } = args
  try {
    const response = await fetch(url, {
      method,
      body,
      credentials: 'same-origin',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': locale,
        ...(startedFrom && { 'x-started-from': startedFrom }),
        ...(key && { 'Idempotency-Key': key }),
      },
    })
    if (response.ok) return { outcome: { kind: 'saved' }, response }
    const answer = (await response.json().catch(() => ({}))) as Body
    const outcome = outcomeOf(response.status, answer, heldAt)
    const fields = outcome.kind === 'refused' ? outcome.fields : []
    const known = fields.filter(({ path }) => isFormField(path))
    return { outcome, response: forForm(response.status, known) }
  } catch {
    return { outcome: { kind: 'offline' }, response: forForm(503, []) }
  }
}
