export type ApiAnswer = {
  status: number
  /** Why not, in the reader's language; empty when nobody said; undefined when it was done. */
  refusal?: string
  doc?: { id: number }
  /** Seconds to wait before asking again, when there is too much at once. */
  retryAfter?: number
}

type Body = { errors?: { message?: string }[]; doc?: { id: number } } | null

/** One call of the REST interface; a lost connection is a refusal without words. */
export const callApi = async (args: {
  method: 'POST' | 'PATCH' | 'DELETE'
  url: string
  body?: object
  locale: string
}): Promise<ApiAnswer> => {
  const { method, url, body, locale } = args
  try {
    const response = await fetch(url, {
      method,
      headers: {
        'Accept-Language': locale,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { status } = response
    const answer = (await response.json().catch(() => null)) as Body
    if (response.ok) return { status, doc: answer?.doc }
    const wait = Number(response.headers.get('Retry-After'))
    return {
      status,
      refusal: answer?.errors?.[0]?.message ?? '',
      ...(wait > 0 && { retryAfter: wait }),
    }
  } catch {
    return { status: 0, refusal: '' }
  }
}
