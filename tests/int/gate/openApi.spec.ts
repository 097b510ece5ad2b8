import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rest } from '../../helpers/rest'
import { makeProgram } from '../../factories/program'
import { quickPerson } from '../../factories/quickPerson'

const PATH = '/api/openapi.json'

it('is given to a program, and not to the anonymous user', async () => {
  const program = await makeProgram([])
  expect((await program.get('/openapi.json')).status).toBe(200)
  expect((await rest({ path: PATH })).status).toBe(401)
  expect((await rest({ path: PATH, headers: { 'If-None-Match': '*' } })).status).toBe(401)
})

it('is given to whoever signed in, as it lies in docs, and once', async () => {
  const person = await quickPerson([])
  const { status, json, headers } = await person.get('/openapi.json')
  expect(status).toBe(200)
  expect(json).toEqual(JSON.parse(readFileSync('docs/openapi.json', 'utf8')))

  const etag = headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await person.get('/openapi.json', { headers: { 'If-None-Match': known } })
    expect([again.status, again.text]).toEqual([304, ''])
  }
  const other = await person.get('/openapi.json', { headers: { 'If-None-Match': '"other"' } })
  expect(other.status).toBe(200)
})
