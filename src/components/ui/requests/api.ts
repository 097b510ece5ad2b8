import { STARTED_FROM_HEADER } from '@/domain/shared/text/headerNames'

/** A refusal of our API; messages are in the reader's language. */
export type ApiRefusal = {
  ok: false
  /** 0 without an answer: no connection, or the request was aborted. */
  status: number
  code?: string
  message?: string
  /** Error messages by field path. */
  fields: Readonly<Record<string, string>>
  /** Values that came with the refusal, such as which cards are short. */
  details?: Readonly<Record<string, unknown>>
  /** Seconds until a retry, when the server is rate limiting. */
  retryAfter?: number
}

/** The outcome of a request to our own API. */
export type ApiOutcome<Data = unknown> = { ok: true; status: number; data: Data } | ApiRefusal

export type ApiOptions = {
  /** Default: GET without a body, POST with one. */
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Sent as JSON; text is sent as JSON already, and a form with a file as is. */
  body?: object | string
  /** Idempotency key: the same for every retry, so that a lost response causes no duplicate. */
  key?: string
  /** The `updatedAt` a form was filled from: a save based on an older one is refused. */
  startedFrom?: string
  signal?: AbortSignal
  /** Lets the request finish after the page is left. */
  keepalive?: boolean
}

type Refused = {
  errors?: {
    message?: string
    code?: string
    data?: Record<string, unknown> & { errors?: { path?: string; message?: string }[] }
  }[]
}

type Answer = { status: number; headers: Pick<Headers, 'get'> }

/** The refusal in a response of our own API. */
export const refusalOf = (response: Answer, data: unknown): ApiRefusal => {
  const [first] = (data as Refused | null)?.errors ?? []
  const fields = (first?.data?.errors ?? []).flatMap(({ path, message }) =>
    path ? [[path, message ?? '']] : [],
  )
  const wait = Number(response.headers.get('Retry-After'))
  return {
    ok: false,
    status: response.status,
    code: first?.code,
    message: first?.message,
    fields: Object.fromEntries(fields) as Record<string, string>,
    ...(first?.data && { details: first.data }),
    ...(wait > 0 && { retryAfter: wait }),
  }
}

/** Asks the user to confirm their identity; false when they cancel. */
type AskToConfirm = (methods: readonly string[]) => Promise<boolean>
let askToConfirm: AskToConfirm | null = null

/**
 * Sets the function that asks for confirmation when a request needs a confirmed session.
 * @returns removes it again
 */
export const confirmBy = (ask: AskToConfirm) => {
  askToConfirm = ask
  return () => {
    if (askToConfirm === ask) askToConfirm = null
  }
}

/** As `callApi`, without asking for a confirmation. */
export const sendToApi = async <Data = unknown>(
  path: string,
  { method, body, key, startedFrom, signal, keepalive }: ApiOptions = {},
): Promise<ApiOutcome<Data>> => {
  const isForm = body instanceof FormData
  try {
    // eslint-disable-next-line no-restricted-globals -- the one call of fetch for JSON
    const response = await fetch(path, {
      method: method ?? (body ? 'POST' : 'GET'),
      credentials: 'same-origin',
      headers: {
        'Accept-Language': document.documentElement.lang,
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
        ...(key && { 'Idempotency-Key': key }),
        ...(startedFrom && { [STARTED_FROM_HEADER]: startedFrom }),
      },
      body: isForm || typeof body === 'string' ? body : body && JSON.stringify(body),
      signal,
      keepalive,
    })
    const data: unknown = await response.json().catch(() => ({}))
    if (!response.ok) return refusalOf(response, data)
    return { ok: true, status: response.status, data: data as Data }
  } catch {
    return { ok: false, status: 0, fields: {} }
  }
}

/**
 * The only way from the browser to our API: with the session and language of the page. A request
 * that needs a confirmed session is repeated after the user has confirmed.
 * @param path such as `/api/users/7`
 * @returns the response, or the refusal; never throws
 */
export const callApi = async <Data = unknown>(
  path: string,
  options: ApiOptions = {},
): Promise<ApiOutcome<Data>> => {
  const outcome = await sendToApi<Data>(path, options)
  if (outcome.ok || outcome.code !== 'confirmItsYou' || !askToConfirm) return outcome
  const methods = outcome.details?.methods
  const isConfirmed = await askToConfirm(Array.isArray(methods) ? (methods as string[]) : [])
  return isConfirmed ? sendToApi<Data>(path, options) : outcome
}

/** Thrown by `readApi`. */
export class ApiFailure extends Error {
  constructor(readonly refusal: ApiRefusal) {
    super(refusal.message ?? `answered with ${refusal.status}`)
  }
}

/**
 * Reads from our API.
 * @throws ApiFailure without a response or on a refusal
 */
export const readApi = async <Data>(path: string, signal?: AbortSignal): Promise<Data> => {
  const outcome = await callApi<Data>(path, { signal })
  if (!outcome.ok) throw new ApiFailure(outcome)
  return outcome.data
}

/** True when the session has ended: the person has to sign in again. */
export const isSignedOut = (outcome: ApiOutcome): boolean => !outcome.ok && outcome.status === 401

const fileNameIn = (response: Response): string =>
  decodeURIComponent(
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ??
      'file',
  )

/** Saves a file from memory under a name. */
export const saveBlob = (blob: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Delayed: the browser is still reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/**
 * Fetches a file from our API, such as a PDF, with its file name.
 * @returns the file, or the refusal; never throws
 */
export const fetchFile = async (
  path: string,
): Promise<ApiOutcome<{ name: string; bytes: Uint8Array }>> => {
  try {
    // eslint-disable-next-line no-restricted-globals -- its answer is no JSON
    const response = await fetch(path, {
      credentials: 'same-origin',
      headers: { 'Accept-Language': document.documentElement.lang },
    })
    if (!response.ok) return refusalOf(response, await response.json().catch(() => ({})))
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { ok: true, status: response.status, data: { name: fileNameIn(response), bytes } }
  } catch {
    return { ok: false, status: 0, fields: {} }
  }
}

/**
 * Requests a file from our API, such as a PDF, and saves it under its name.
 * @returns the outcome without the file; never throws
 */
export const saveFile = async (path: string, body: object): Promise<ApiOutcome<null>> => {
  try {
    // eslint-disable-next-line no-restricted-globals -- its answer is no JSON
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'Accept-Language': document.documentElement.lang,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) return refusalOf(response, await response.json().catch(() => ({})))
    saveBlob(await response.blob(), fileNameIn(response))
    return { ok: true, status: response.status, data: null }
  } catch {
    return { ok: false, status: 0, fields: {} }
  }
}
