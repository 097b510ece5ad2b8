import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import config from '@payload-config'
import { GRAPHQL_POST } from '@payloadcms/next/routes'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { MAX_FILE_BYTES } from '@/domain/files/fileTypes'
import { withGraphqlGate, type GraphqlHandler } from '@/gate/withGraphqlGate'
import { uploadsFolder } from '@/lib/fileStorage'
import { cookieFor, makePerson, type Person } from './people'
import { ask, codeOf, ORIGIN, poolOf, read, startPayload } from './rest'
import { asSuperuser } from '../../factories/database'

type Doc = {
  id: number
  filename: string
  originalName: string
  mimeType: string
  url: string
  sizes?: { thumbnail?: { filename?: string | null } }
}

let payload: Awaited<ReturnType<typeof startPayload>>
let boss = ''
let tender = 0
let png: Buffer
const before = process.env.DATA_DIR

beforeAll(async () => {
  process.env.DATA_DIR = await mkdtemp(path.join(tmpdir(), 'uploads-'))
  payload = await startPayload()
  boss = await cookieFor(await makePerson(payload))
  const { body } = await read(
    ask('POST', '/tenders', {
      cookie: boss,
      json: { title: 'Teklif', currency: 'TRY', items: [] },
    }),
  )
  tender = Number((body?.doc as Doc).id)
  png = await picture(400, 300, '#204060')
})
afterAll(() => {
  rmSync(process.env.DATA_DIR!, { recursive: true, force: true })
  if (before === undefined) delete process.env.DATA_DIR
  else process.env.DATA_DIR = before
})

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })
    .png()
    .toBuffer()

const stored = (folder: string): string[] => {
  try {
    return readdirSync(path.join(uploadsFolder(), folder)).sort()
  } catch {
    return []
  }
}

type Upload = {
  name?: string
  type?: string
  values?: object
  cookie?: string
  method?: string
  headers?: Record<string, string>
}

const send = async (to: string, bytes: Uint8Array | string | null, options: Upload = {}) => {
  const {
    name = 'a.png',
    type = 'image/png',
    values = {},
    cookie = boss,
    method = 'POST',
    headers = {},
  } = options
  const form = new FormData()
  if (typeof bytes === 'string') form.append('file', bytes)
  else if (bytes) form.append('file', new File([new Uint8Array(bytes)], name, { type }))
  form.append('_payload', JSON.stringify(values))
  const sent = new Response(form)
  return ask(method, to, {
    cookie,
    body: await sent.blob(),
    headers: { 'content-type': sent.headers.get('content-type') ?? '', ...headers },
  })
}

const docOf = async (answer: Promise<Response>): Promise<Doc> => {
  const { status, body } = await read(answer)
  if (status > 201) throw new Error(JSON.stringify(body))
  return body?.doc as Doc
}

const problemOf = async (answer: Promise<Response>) => {
  const { status, body } = await read(answer)
  const [error] = (body?.errors ?? []) as {
    code: string
    message: string
    data?: { errors?: { path: string; code: string }[] }
  }[]
  const [field] = error?.data?.errors ?? []
  return `${status} ${field ? `${field.path} ${field.code}` : error?.code}`
}

const bytesOf = async (name: string, slug = 'media', cookie = boss) => {
  const response = await ask('GET', `/${slug}/file/${encodeURIComponent(name)}`, { cookie })
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

// Twenty pictures, or twenty MB, take their time on a busy machine.
vi.setConfig({ testTimeout: 90_000 })
afterAll(() => vi.resetConfig())

describe('a stored file', () => {
  it('has a name of ours, and is given back under the one it came with', async () => {
    const name = 'Teklif "çizimi"\u202Egnp; (son).png'
    const doc = await docOf(send('/media', png, { name }))
    expect(doc.filename).toMatch(/^[0-9a-f]{32}\.png$/)
    expect(doc.originalName).toBe('Teklif "çizimi"gnp; (son).png')
    const file = await bytesOf(doc.filename)
    expect(file.bytes.equals(png)).toBe(true)
    expect(file.headers.get('content-type')).toBe('image/png')
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="Teklif __izimi_gnp_ (son).png"; filename*=UTF-8''Teklif%20%22%C3%A7izimi%22gnp%3B%20%28son%29.png`,
    )
    expect(file.headers.get('content-security-policy')).toContain('sandbox')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    const thumbnail = await bytesOf(doc.sizes!.thumbnail!.filename!)
    expect((await sharp(thumbnail.bytes).metadata()).width).toBe(160)
  })

  it('may come under a name that no reader of forms takes', async () => {
    for (const [name, expected] of [
      ['a\0b.png', 'ab.png'],
      [`${'a'.repeat(300)}.png`, `${'a'.repeat(156)}.png`],
    ] as const)
      expect(await docOf(send('/media', png, { name }))).toMatchObject({ originalName: expected })
  })

  it('is called by its content', async () => {
    const jpeg = await sharp(png).jpeg().toBuffer()
    const doc = await docOf(send('/media', jpeg, { name: 'a.png', type: 'image/png' }))
    expect(doc).toMatchObject({ mimeType: 'image/jpeg', originalName: 'a.png.jpg' })
    expect(doc.filename).toMatch(/\.jpg$/)
  })

  it('is saved with an ending of its type, also one that is stored under another', async () => {
    const doc = await docOf(send('/media', png, { name: 'fatura.hta' }))
    expect(doc.originalName).toBe('fatura.hta.png')
    await asSuperuser('update media set original_name = $1 where id = $2', ['eski.hta', doc.id])
    const { headers } = await bytesOf(doc.filename)
    expect(headers.get('content-disposition')).toContain('filename="eski.hta.png"')
  })

  it('is its own among twenty of one name at once', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 20 }, (_, index) => picture(20 + index, 20, '#ffffff')),
    )
    const docs = await Promise.all(
      pictures.map((one) => docOf(send('/media', one, { name: 'ayni.png' }))),
    )
    expect(new Set(docs.map(({ filename }) => filename)).size).toBe(20)
    for (const [index, doc] of docs.entries())
      expect((await bytesOf(doc.filename)).bytes.equals(pictures[index]!)).toBe(true)
  })

  it('is not there for nobody, without a right, without a row, or gone from the disk', async () => {
    const doc = await docOf(
      send('/tender-files', png, { values: { tender, visibility: 'internal' } }),
    )
    const stranger = await cookieFor(
      await makePerson(payload, [{ subject: 'meets', actions: ['read'] }]),
    )
    expect((await bytesOf(doc.filename, 'tender-files', '')).status).toBe(401)
    expect((await bytesOf(doc.filename, 'tender-files', stranger)).status).toBe(403)
    expect((await bytesOf(doc.filename, 'media')).status).toBe(404)
    writeFileSync(path.join(uploadsFolder(), 'tender-files', 'stray.html'), '<script>')
    for (const name of ['stray.html', 'none.png', '..%2f..%2fenv', '.env', 'a%00.png'])
      expect(await codeOf(ask('GET', `/tender-files/file/${name}`, { cookie: boss }))).toMatch(
        /^40[04] /,
      )
    rmSync(path.join(uploadsFolder(), 'tender-files', 'stray.html'))
    rmSync(path.join(uploadsFolder(), 'tender-files', doc.filename))
    expect((await bytesOf(doc.filename, 'tender-files')).status).toBe(404)
  })
})

describe('what a client says of a file beside its bytes', () => {
  let asked = 0
  let address = ''
  const server = createServer((_, response) => {
    asked += 1
    response.end('x')
  })
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png`
  })
  afterAll(() => void server.close())

  const lies = () => ({
    url: address,
    filename: 'evil.png',
    mimeType: 'text/html',
    filesize: 1,
    width: 1,
    height: 1,
    focalX: 10,
    focalY: 10,
    thumbnailURL: address,
    sizes: { thumbnail: { filename: 'evil.png', url: address } },
    originalName: 'lie.png',
  })
  const graphql = withGraphqlGate(GRAPHQL_POST(config) as GraphqlHandler, { payload: startPayload })
  const mutate = (query: string) => {
    const headers = new Headers({
      origin: ORIGIN,
      cookie: boss,
      'content-type': 'application/json',
    })
    const request = new Request(`${ORIGIN}/api/graphql`, {
      method: 'POST',
      body: JSON.stringify({ query }),
    })
    return read(graphql(Object.defineProperty(request, 'headers', { value: headers })))
  }

  it('is dropped with a new file and with another one', async () => {
    const doc = await docOf(send('/media', png, { name: 'a.png', values: lies() }))
    expect(doc).toMatchObject({
      width: 400,
      height: 300,
      mimeType: 'image/png',
      originalName: 'a.png',
    })
    expect(doc.filename).not.toBe('evil.png')
    const changed = await docOf(
      ask('PATCH', `/media/${doc.id}`, { cookie: boss, json: { ...lies(), filename: 'b.png' } }),
    )
    const kept = (one: Doc) => ({ ...one, updatedAt: undefined })
    expect(kept(changed)).toEqual(kept(doc))
  })

  it('never makes the server fetch anything', async () => {
    const none = await cookieFor(await makePerson(payload, []))
    for (const cookie of [none, boss]) {
      expect(await problemOf(ask('POST', '/media', { cookie, json: lies() }))).toBe(
        '400 file required',
      )
      expect(await problemOf(send('/media', null, { cookie, values: lies() }))).toBe(
        '400 file required',
      )
    }
    const order = JSON.stringify({
      filename: 'a.png',
      mimeType: 'image/png',
      size: 1,
      clientUploadContext: {},
    })
    expect(await problemOf(send('/media', order))).toBe('400 invalidInput')
    const made = await mutate(
      `mutation { createMedia(data: {url: "${address}", filename: "a.png"}) { id } }`,
    )
    // A file is no JSON: GraphQL makes none.
    expect(made.body).toMatchObject({ errors: [{ code: 'notFound' }] })
    const { id } = await docOf(send('/media', png))
    await mutate(
      `mutation { updateMedia(id: ${id}, data: {url: "${address}", focalX: 3, focalY: 3}) { id } }`,
    )
    await ask('PATCH', `/media/${id}?uploadEdits[focalPoint][x]=3`, { cookie: boss, json: lies() })
    await ask('GET', `/media/paste-url/${id}?src=${encodeURIComponent(address)}`, { cookie: boss })
    expect(asked).toBe(0)
  })
})

describe('a file that is refused', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
  it.each([
    [
      'a picture that is none',
      Buffer.from('<svg onload="alert(1)"/>'),
      'a.png',
      'file fileTypeNotAllowed',
    ],
    [
      'an SVG',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'a.svg',
      'file fileTypeNotAllowed',
    ],
    ['a page', Buffer.from('<html></html>'), 'a.html', 'file fileTypeNotAllowed'],
    ['a document', pdf, 'a.png', 'file fileTypeNotAllowed'],
    ['an empty one', Buffer.alloc(0), 'a.png', 'file fileTypeNotAllowed'],
    [
      'a picture of nothing',
      Buffer.from('89504e470d0a1a0a0000000d4948445200', 'hex'),
      'a.png',
      'file fileUnreadable',
    ],
  ])('is %s', async (_, bytes, name, problem) => {
    const files = stored('media')
    expect(await problemOf(send('/media', bytes, { name }))).toBe(`400 ${problem}`)
    expect(stored('media')).toEqual(files)
  })

  it('is cut short in the middle', async () => {
    const whole = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    expect(await problemOf(send('/media', whole.subarray(0, whole.length / 2)))).toBe(
      '400 file fileUnreadable',
    )
  })

  it('has more than 40 million pixels, before they are unpacked', async () => {
    // Only the header says so: unpacking this would fail in another way.
    const large = Buffer.from(await picture(8, 8, '#ffffff'))
    large.writeUInt32BE(8000, 16)
    large.writeUInt32BE(5001, 20)
    large.writeUInt32BE(crc32(large.subarray(12, 29)), 29)
    expect(await problemOf(send('/media', large))).toBe('400 file pictureTooLarge')
    large.writeUInt32BE(5000, 20)
    large.writeUInt32BE(crc32(large.subarray(12, 29)), 29)
    expect(await problemOf(send('/media', large))).toBe('400 file fileUnreadable')
  })

  it('has more than 20 MB, said in the reader’s language', async () => {
    const values = { tender, visibility: 'internal' }
    const file = (size: number) => {
      const bytes = Buffer.alloc(size, 'a;b\n')
      return send('/tender-files', bytes, {
        name: 'a.csv',
        type: 'text/csv',
        values,
        headers: { 'accept-language': 'tr' },
      })
    }
    const doc = await docOf(file(MAX_FILE_BYTES))
    expect((await bytesOf(doc.filename, 'tender-files')).bytes).toHaveLength(MAX_FILE_BYTES)
    const { status, body } = await read(file(MAX_FILE_BYTES + 1))
    expect(status).toBe(413)
    expect(body).toMatchObject({
      errors: [{ code: 'fileTooLarge', message: 'Dosya en fazla 20 MB olabilir.' }],
    })
  })

  it('says which types are taken', async () => {
    const { body } = await read(send('/media', pdf, { headers: { 'accept-language': 'tr' } }))
    expect(body).toMatchObject({
      errors: [{ message: 'Bu dosya türü kabul edilmiyor. Kabul edilenler: PNG, JPEG, WebP.' }],
    })
  })
})

describe('a file and its row', () => {
  it('come and go together', async () => {
    const files = stored('media')
    const doc = await docOf(send('/media', png))
    expect(stored('media')).toHaveLength(files.length + 2)
    const other = await picture(300, 300, '#ff0000')
    const changed = await docOf(
      send(`/media/${doc.id}`, other, { method: 'PATCH', name: 'yeni.png' }),
    )
    expect(changed).toMatchObject({ originalName: 'yeni.png', width: 300 })
    expect(stored('media')).toHaveLength(files.length + 2)
    expect((await bytesOf(changed.filename)).bytes.equals(other)).toBe(true)
    expect((await bytesOf(doc.filename)).status).toBe(404)
    expect((await ask('DELETE', `/media/${doc.id}`, { cookie: boss })).status).toBe(200)
    // Nobody gets it any more, until it is restored or goes for good.
    expect((await bytesOf(changed.filename)).status).toBe(404)
    expect(stored('media')).toHaveLength(files.length + 2)
    const deleted = { collection: 'media', record: doc.id }
    expect((await ask('POST', '/trash/purge', { cookie: boss, json: deleted })).status).toBe(200)
    expect(stored('media')).toEqual(files)
  })

  it('leave nothing behind when the row cannot be made, changed or deleted', async () => {
    const files = stored('tender-files')
    const values = { tender: 2_000_000_000, visibility: 'internal' }
    expect((await send('/tender-files', png, { values })).status).toBeGreaterThanOrEqual(400)
    expect(stored('tender-files')).toEqual(files)

    const doc = await docOf(send('/media', png))
    const kept = stored('media')
    await asSuperuser(
      `create or replace function refuse_media() returns trigger language plpgsql as
        $$ begin raise exception 'no' using errcode = '23514'; end $$;
       create constraint trigger refuse_media after update or delete on media
        deferrable initially deferred for each row execute function refuse_media()`,
    )
    try {
      expect((await send(`/media/${doc.id}`, png, { method: 'PATCH' })).status).toBe(400)
      expect((await ask('DELETE', `/media/${doc.id}`, { cookie: boss })).status).toBe(400)
    } finally {
      await asSuperuser('drop trigger refuse_media on media; drop function refuse_media')
    }
    expect(stored('media')).toEqual(kept)
    expect((await bytesOf(doc.filename)).bytes.equals(png)).toBe(true)
  })

  it('are refused together when the disk takes nothing', async () => {
    const files = stored('media')
    const { rows } = await poolOf(payload).query('select count(*) from media')
    const dir = process.env.DATA_DIR
    process.env.DATA_DIR = path.resolve('package.json')
    try {
      expect((await send('/media', png)).status).toBe(500)
    } finally {
      process.env.DATA_DIR = dir
    }
    expect(stored('media')).toEqual(files)
    expect((await poolOf(payload).query('select count(*) from media')).rows).toEqual(rows)
  })
})

describe('the quota of a person and a day', () => {
  const spend = (person: Person, limit: string, points: number) =>
    poolOf(payload).query('update rate_limits set points = $2 where key = $1', [
      `${limit}:users:${person.id}`,
      points,
    ])

  it.each([
    ['upload-files', 500],
    ['upload-kib', 1024 * 1024],
  ])('counts %s', async (limit, points) => {
    const person = await makePerson(payload, [])
    const cookie = await cookieFor(person)
    await docOf(send('/media', png, { cookie }))
    await spend(person, limit, points)
    const { status, body, headers } = await read(
      send('/media', png, { cookie, headers: { 'accept-language': 'tr' } }),
    )
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3600)
    expect(body).toMatchObject({
      errors: [{ code: 'uploadQuota', message: expect.stringContaining('yarın') }],
    })
    // Somebody else goes on.
    await docOf(send('/media', png))
  })
})
