import { describe, expect, it } from 'vitest'
import { checkJson, MAX_JSON_DEPTH } from './checkJson'

const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`

describe('checkJson', () => {
  it('reads an object', () => {
    expect(checkJson('{"name":"Çınar [{","n":1.5}')).toEqual({ name: 'Çınar [{', n: 1.5 })
    expect(checkJson('')).toEqual({})
    expect(checkJson(nested(MAX_JSON_DEPTH))).toHaveProperty('a')
  })

  it.each([
    '{',
    '[]',
    '"text"',
    'null',
    '{"__proto__":{"polluted":true}}',
    '{"a":[{"constructor":{"prototype":{}}}]}',
    '{"prototype":1}',
    '{"name":"a\\u0000b"}',
    nested(MAX_JSON_DEPTH + 1),
    '['.repeat(900_000),
  ])('refuses %.60s', (text) => {
    expect(() => checkJson(text)).toThrow('invalidInput')
    expect({}).not.toHaveProperty('polluted')
  })

  it.each(['{', '[]', 'null'])(
    'says of %s that it is no object, where no field is to be marked',
    (text) => {
      const refusal = (() => {
        try {
          return checkJson(text)
        } catch (error) {
          return error
        }
      })()
      expect(refusal).toMatchObject({ data: { json: false } })
    },
  )
})
