import type { Locale } from '@/i18n/locales'

import type { AnsweredProblem } from './answeredProblems'

/** What became of a save. */
export type Outcome =
  | { kind: 'saved' }
  /** Refused, in the server's words; `fields` are the ones to mend. */
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
 * The answer as the form is to see it: the fields to mend and nothing else. Whatever else it finds
 * in there it shows as a notice of its own, in English at times and without our second line.
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
 * @param args.heldAt what a field of the form holds
 * @param args.isFormField whether the form is to be told of a problem at this path
 * @param args.key tells a repeated try to create from a second wish
 * @returns what became of it, and the answer for the form; never throws
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
