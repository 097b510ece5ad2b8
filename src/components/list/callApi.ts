export type ApiAnswer = {
  status: number
  /** The error in the reader's language; empty without a message; undefined on success. */
  refusal?: string
  doc?: { id: number }
  /** Seconds until a retry, when the server is rate limiting. */
  retryAfter?: number
}

type Body = { errors?: { message?: string }[]; doc?: { id: number } } | null

/** One REST call; a failed connection is an error with an empty message. */
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
