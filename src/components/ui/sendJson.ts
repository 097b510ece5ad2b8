/** The outcome of a request to our own API; errors are in the reader's language. */
export type SendOutcome<Data = unknown> =
  | { ok: true; data: Data }
  | {
      ok: false
      /** 0 without a response. */
      status: number
      code?: string
      message?: string
      /** Error messages by field path. */
      fields: Record<string, string>
      /** Values that came with the refusal, such as which cards are short. */
      details?: Readonly<Record<string, unknown>>
    }

type Refused = {
  errors?: {
    message?: string
    code?: string
    data?: Record<string, unknown> & { errors?: { path: string; message: string }[] }
  }[]
}

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return {}
  }
}

type Options = { method?: 'POST' | 'PATCH' | 'DELETE'; headers?: Record<string, string> }

/**
 * Sends a body to the API: JSON, or a form with a file as it is.
 * @param path such as `/api/users/7`
 */
export const sendJson = async <Data = unknown>(
  path: string,
  body?: object,
  { method = 'POST', headers = {} }: Options = {},
): Promise<SendOutcome<Data>> => {
  const isForm = body instanceof FormData
  let response: Response
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(isForm ? {} : { 'Content-Type': 'application/json' }),
        'Accept-Language': document.documentElement.lang,
        ...headers,
      },
      body: isForm ? body : body && JSON.stringify(body),
    })
  } catch {
    return { ok: false, status: 0, fields: {} }
  }
  const data = await readJson(response)
  if (response.ok) return { ok: true, data: data as Data }
  const [first] = (data as Refused).errors ?? []
  const fields = (first?.data?.errors ?? []).map(({ path: at, message }) => [at, message])
  return {
    ok: false,
    status: response.status,
    code: first?.code,
    message: first?.message,
    fields: Object.fromEntries(fields) as Record<string, string>,
    ...(first?.data && { details: first.data }),
  }
}
