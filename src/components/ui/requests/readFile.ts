import { ApiFailure, refusalOf } from './api'

/**
 * Reads a stored file from our own API.
 * @param type the MIME type to use, whatever the response declares
 * @throws ApiFailure when the answer is a refusal
 */
export const readFile = async (path: string, type: string, signal?: AbortSignal): Promise<Blob> => {
  // eslint-disable-next-line no-restricted-globals -- a file, which callApi would read as JSON
  const response = await fetch(path, { credentials: 'same-origin', signal })
  if (!response.ok) throw new ApiFailure(refusalOf(response, null))
  return new Blob([await response.arrayBuffer()], { type })
}
