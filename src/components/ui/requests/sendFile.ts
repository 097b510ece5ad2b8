import { refusalOf, type ApiOutcome } from './api'

const dataOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/**
 * Uploads a form with a file to our API, as `callApi` does, and reports the progress, which `fetch`
 * cannot.
 * @param options.onProgress from 0 to 1
 * @param options.signal aborts it; the outcome is then that of a lost connection
 * @returns the response, or the refusal; never throws
 */
export const sendFile = <Data = unknown>(
  path: string,
  form: FormData,
  { onProgress, signal }: { onProgress: (part: number) => void; signal?: AbortSignal },
): Promise<ApiOutcome<Data>> =>
  new Promise((resolve) => {
    // eslint-disable-next-line no-restricted-globals -- the one place that needs its progress
    const request = new XMLHttpRequest()
    const fail = () => resolve({ ok: false, status: 0, fields: {} })
    request.open('POST', path)
    request.setRequestHeader('Accept-Language', document.documentElement.lang)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.onload = () => {
      const { status, responseText } = request
      const data = dataOf(responseText)
      const headers = { get: (name: string) => request.getResponseHeader(name) }
      resolve(
        status >= 200 && status < 300
          ? { ok: true, status, data: data as Data }
          : refusalOf({ status, headers }, data),
      )
    }
    request.onerror = fail
    request.onabort = fail
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
