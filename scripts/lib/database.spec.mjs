import { expect, it } from 'vitest'
import { isExposed } from './database.mjs'

it.each([
  ['a socket of this machine', { encrypted: false, client: null, server: null }, false],
  ['this machine', { encrypted: false, client: '127.0.0.1', server: '127.0.0.1' }, false],
  ['its own address', { encrypted: false, client: '10.0.0.5', server: '10.0.0.5' }, false],
  ['another machine', { encrypted: false, client: '10.0.0.5', server: '10.0.0.6' }, true],
  ['another one over TLS', { encrypted: true, client: '10.0.0.5', server: '10.0.0.6' }, false],
])('a database on %s', (_, connection, exposed) => {
  expect(isExposed(connection)).toBe(exposed)
})
