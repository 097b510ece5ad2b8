import type { MessageValues } from '@/i18n/messages'

export type Shortage = { card: number | string; name: string; wanted: number; available: number }

export type TenderAfterCommand = Record<string, unknown> & {
  id: number | string
  number?: string | null
}

type CommandAnswer = {
  doc?: TenderAfterCommand
  errors?: {
    message?: string
    code?: string
    data?: MessageValues & { shortages?: Shortage[]; errors?: { message?: string }[] }
  }[]
}

export type CommandResult =
  | { ok: true; doc: TenderAfterCommand }
  | { ok: false; message: string | null; shortages: Shortage[] }

/**
 * Sends one command for a tender.
 * @param key the idempotency key, the same for every retry, so that a lost response does nothing
 *   twice
 * @returns the tender, or why not in the reader's language; `message` null when it did not say
 * @throws TypeError when there was no response
 */
export const postCommand = async ({
  id,
  path,
  body,
  key,
}: {
  id: number | string
  path: string
  body: Record<string, unknown>
  key: string
}): Promise<CommandResult> => {
  const response = await fetch(`/api/tenders/${id}/${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': document.documentElement.lang,
      'Idempotency-Key': key,
    },
    body: JSON.stringify(body),
  })
  const answer = (await response.json().catch(() => ({}))) as CommandAnswer
  if (response.ok && answer.doc) return { ok: true, doc: answer.doc }
  const error = answer.errors?.[0]
  const ofField = error?.data?.errors?.[0]?.message
  return {
    ok: false,
    message: ofField ?? error?.message ?? null,
    shortages: error?.data?.shortages ?? [],
  }
}
