import { expect, it } from 'vitest'
import { forLog, reasonOf } from './errorText'

const failed = new Error('Failed query: select $1\nparams: s3cret-hash', {
  cause: new Error('duplicate key\nparams: s3cret-hash'),
})

it('tells why a statement failed, and none of its values', () => {
  expect(reasonOf(failed)).toBe('duplicate key')
  const unread = Object.assign(new Error('invalid input syntax: "s3cret-hash"'), { code: '22P02' })
  expect(reasonOf(new Error('Failed query: select $1', { cause: unread }))).toBe('PostgreSQL 22P02')
  expect(JSON.stringify(forLog(new Error('x', { cause: unread })))).not.toContain('s3cret-hash')
  expect(JSON.stringify(forLog(failed))).not.toContain('s3cret-hash')
  expect(forLog(failed)).toMatchObject({ cause: { message: 'duplicate key' } })
})

it('keeps a reason short, whatever was thrown', () => {
  expect(reasonOf('x'.repeat(600))).toHaveLength(500)
  expect(reasonOf(null)).toBe('null')
  expect(forLog('text')).toEqual({ thrown: 'string' })
})
