import { describe, expect, it } from 'vitest'
import { readInput } from './readInput'

const COMPANIES = { kind: 'record', slug: 'companies' } as const
const FILES = { kind: 'list', slug: 'tender-files' } as const

const read = async (
  body: BodyInit | undefined,
  contentType?: string,
  route: Parameters<typeof readInput>[0]['route'] = COMPANIES,
) => {
  const headers = contentType === undefined ? undefined : { 'content-type': contentType }
  const request = new Request('http://x/api', { method: 'POST', body, headers })
  const input = await readInput({ request, route })
  return { ...input, text: new TextDecoder().decode(input.bytes) }
}

const formOf = (...parts: [string, string | Blob][]) => {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  return form
}
const file = new Blob(['a;b'], { type: 'text/csv' })

// Payload fails (500) without a body or with an unknown content type.
describe('what is handed on of a body', () => {
  it.each<[string, BodyInit | undefined, string | undefined, string]>([
    ['no body', undefined, undefined, '{}'],
    ['no body of a type', undefined, 'application/json', '{}'],
    ['blanks', ' \n', 'application/json', '{}'],
    ['a type in capitals', '{"a":1}', 'APPLICATION/JSON', '{"a":1}'],
    ['another character set', '{"a":1}', 'application/json; charset=utf-16', '{"a":1}'],
    ['fields of a form', formOf(['_payload', '{"a":1}']), undefined, '{"a":1}'],
    ['a form with empty fields', formOf(['_payload', '']), undefined, '{}'],
    [
      'a file where none is taken',
      formOf(['_payload', '{"a":1}'], ['file', file]),
      undefined,
      '{"a":1}',
    ],
  ])('is JSON for %s', async (_, body, type, text) => {
    expect(await read(body, type)).toMatchObject({ text, contentType: 'application/json' })
  })

  it('is no form with parts that nobody reads', async () => {
    await expect(read(formOf(['title', 'x'], ['_payload', '{}']))).rejects.toMatchObject({
      code: 'unknownField',
      fields: [{ path: 'title', code: 'unknownField' }],
    })
  })

  it('is a form for a file, with fields even where none were sent', async () => {
    const { bytes, contentType, fileBytes } = await read(formOf(['file', file]), undefined, FILES)
    const form = await new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: { 'content-type': contentType },
    }).formData()
    expect([form.get('_payload'), fileBytes]).toEqual(['{}', 3])
    expect(await (form.get('file') as File).text()).toBe('a;b')
  })

  it.each([
    ['fields twice', formOf(['_payload', '{"a":1}'], ['_payload', '{"a":2}'])],
    ['fields as a file', formOf(['_payload', file])],
    ['fields that are no object', formOf(['_payload', 'null'])],
    ['a text in place of the file', formOf(['file', 'http://127.0.0.1/'])],
  ])('is nothing for %s', async (_, form) => {
    await expect(read(form)).rejects.toThrow('invalidInput')
  })

  it.each([
    ['nul\0.csv', 'nul.csv'],
    [`${'a'.repeat(300)}.csv`, `${'a'.repeat(156)}.csv`],
  ])('is a form with a name that can be read: %j', async (name, expected) => {
    const form = new FormData()
    form.append('file', file, name)
    const { bytes, contentType } = await read(form, undefined, FILES)
    const headers = { 'content-type': contentType }
    const body = bytes as Uint8Array<ArrayBuffer>
    const parts = (await new Response(body, { headers }).formData()).getAll('file') as File[]
    expect(parts.map((part) => part.name)).toEqual([expected])
  })

  it('is nothing where its sender leaves in the middle: that is no failure of ours', async () => {
    const pull = () => {
      throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
    }
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const request = new Request('http://x/api', {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit)
    await expect(readInput({ request, route: COMPANIES })).rejects.toMatchObject({
      code: 'malformedRequest',
    })
  })

  it('has the same hash for the same parts, whatever their boundary', async () => {
    const sent = () => formOf(['_payload', '{"a":1}'], ['file', file])
    const [one, other] = [
      await read(sent(), undefined, FILES),
      await read(sent(), undefined, FILES),
    ]
    expect(one.hash).toBe(other.hash)
  })
})
