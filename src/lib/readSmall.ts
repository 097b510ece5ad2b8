type Asked = {
  url: URL
  maxBytes: number
  timeoutMs: number
  userAgent: string
}

/** Reason of a failed download: a text for administrators, without personal data. */
export class ReadError extends Error {}

const collect = async (body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) throw new ReadError(`The answer is larger than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Downloads a small file from another server, with limits on size and time. Redirects are not
 * followed.
 * @param asked.timeoutMs for the whole response
 * @returns its bytes; null when there is no such file (404)
 * @throws ReadError for every other response, and if there is none
 */
export const readSmall = async ({
  url,
  maxBytes,
  timeoutMs,
  userAgent,
}: Asked): Promise<Buffer | null> => {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal,
      headers: { 'User-Agent': userAgent, Accept: 'application/xml, text/xml' },
    })
    if (response.status === 200 && response.body) return await collect(response.body, maxBytes)
    await response.body?.cancel()
    if (response.status === 404) return null
    throw new ReadError(`${url.host} answered ${response.status}`)
  } catch (error) {
    if (error instanceof ReadError) throw error
    const reason = signal.aborted ? `no whole answer within ${timeoutMs} ms` : causeOf(error)
    throw new ReadError(`${url.host} was not reached: ${reason}`)
  }
}

const causeOf = (error: unknown): string => {
  const { cause } = error as { cause?: { code?: unknown } }
  return typeof cause?.code === 'string' ? cause.code : 'the connection failed'
}
