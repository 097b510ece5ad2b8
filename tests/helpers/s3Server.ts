import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const ACCESS_KEY = 'test-access-key'
const PAGE = 3

type Stored = { bytes: Buffer; sha256?: string; at: Date }

const sha256 = (bytes: Buffer, as: 'base64' | 'hex') =>
  createHash('sha256').update(bytes).digest(as)

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const xml = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?>${inner}`
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * A server with the part of the S3 protocol that stored files need, and a bucket `files`: whole
 * objects with verified checksums, conditional writes, copies, and lists in pages of three.
 */
export const startS3Server = async () => {
  const objects = new Map<string, Stored>()
  /**
   * Replaces the responses to the next requests: a status, `drop` to close the connection after the
   * work was done, or `hang`.
   */
  const faults: (number | 'drop' | 'hang')[] = []
  let requests = 0

  const put = (key: string, request: IncomingMessage, bytes: Buffer): [number, string] => {
    const { headers } = request
    if (headers['content-encoding']?.includes('aws-chunked')) return [501, 'NotImplemented']
    const checksum = headers['x-amz-checksum-sha256'] as string | undefined
    if (checksum !== undefined && checksum !== sha256(bytes, 'base64')) return [400, 'BadDigest']
    if (headers['if-none-match'] === '*' && objects.has(key)) return [412, 'PreconditionFailed']
    const source = headers['x-amz-copy-source'] as string | undefined
    if (source === undefined) {
      objects.set(key, { bytes, sha256: checksum, at: new Date() })
      return [200, '']
    }
    const from = objects.get(decodeURIComponent(source).replace(/^\/?files\//, ''))
    if (!from) return [404, 'NoSuchKey']
    objects.set(key, { ...from, at: new Date() })
    return [200, `<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>`]
  }

  const list = (query: URLSearchParams): string => {
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort()
    const page = keys.slice(0, PAGE)
    const contents = page
      .map((key) => {
        const { bytes, at } = objects.get(key) as Stored
        return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
      })
      .join('')
    const isCut = keys.length > page.length
    const next = isCut
      ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>`
      : ''
    return `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${contents}${next}</ListBucketResult>`
  }

  const fail = (response: ServerResponse, status: number, code: string, isHead: boolean) => {
    response.writeHead(status, { 'content-type': 'application/xml' })
    response.end(isHead ? undefined : xml(`<Error><Code>${code}</Code></Error>`))
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    requests += 1
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
    const bytes = await bodyOf(request)
    const isHead = request.method === 'HEAD'
    const { authorization = '' } = request.headers
    const signed = request.headers['x-amz-content-sha256']
    if (!authorization.includes(`Credential=${ACCESS_KEY}/`))
      return fail(response, 403, 'InvalidAccessKeyId', isHead)
    if (signed !== 'UNSIGNED-PAYLOAD' && signed !== sha256(bytes, 'hex'))
      return fail(response, 400, 'XAmzContentSHA256Mismatch', isHead)
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/')
    const key = rest.join('/')
    if (bucket !== 'files') return fail(response, 404, 'NoSuchBucket', isHead)

    const fault = faults.shift()
    if (fault === 'hang') return undefined
    if (typeof fault === 'number') return fail(response, fault, 'InternalError', isHead)
    if (request.method === 'PUT') {
      const [status, text] = put(key, request, bytes)
      if (fault === 'drop') return request.socket.destroy()
      if (status !== 200) return fail(response, status, text, isHead)
      response.writeHead(200, { etag: '"x"', 'content-type': 'application/xml' })
      return response.end(text === '' ? undefined : xml(text))
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    if (key === '') {
      response.writeHead(200, { 'content-type': 'application/xml' })
      return response.end(xml(list(searchParams)))
    }
    const found = objects.get(key)
    if (!found) return fail(response, 404, isHead ? 'NotFound' : 'NoSuchKey', isHead)
    response.writeHead(200, {
      'content-length': found.bytes.length,
      ...(found.sha256 && { 'x-amz-checksum-sha256': found.sha256 }),
    })
    return response.end(isHead ? undefined : found.bytes)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const settings = {
    bucket: 'files',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: ACCESS_KEY,
    secretAccessKey: 'test-secret-key',
    prefix: '',
  }
  return {
    settings,
    objects,
    faults,
    requests: () => requests,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
