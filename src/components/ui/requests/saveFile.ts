import { refusalOf, type ApiOutcome } from './api'

const UTF8_NAME = /filename\*=UTF-8''([^;]+)/

const nameIn = (disposition: string | null): string =>
  decodeURIComponent(UTF8_NAME.exec(disposition ?? '')?.[1] ?? '')

const keep = (bytes: Blob, name: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/**
 * Downloads a file of our API under its name: a plain link could not show an error message.
 * @returns the name, or the refusal; never throws
 */
export const saveFile = async (path: string): Promise<ApiOutcome<string>> => {
  try {
    // eslint-disable-next-line no-restricted-globals -- a file, which callApi would read as JSON
    const response = await fetch(path, {
      credentials: 'same-origin',
      headers: { 'Accept-Language': document.documentElement.lang },
    })
    if (!response.ok) return refusalOf(response, await response.json().catch(() => null))
    const name = nameIn(response.headers.get('Content-Disposition'))
    keep(await response.blob(), name)
    return { ok: true, status: response.status, data: name }
  } catch {
    return { ok: false, status: 0, fields: {} }
  }
}
