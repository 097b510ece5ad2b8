import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, it } from 'vitest'
import { logOptions } from './logOptions'

it('writes an error with its causes and frames, and with no value of a statement', () => {
  let line = ''
  const written = new Writable({
    write: (chunk, _encoding, done) => {
      line += String(chunk)
      done()
    },
  })
  const err = new Error('Failed query: insert …\nparams: gizli', { cause: new Error('deadlock') })
  pino({ ...logOptions, level: 'info' }, written).warn({ err }, 'An answer was not kept')
  expect(JSON.parse(line)).toMatchObject({
    level: 'warn',
    time: expect.stringMatching(/Z$/),
    msg: 'An answer was not kept',
    err: {
      message: 'Failed query: insert …',
      frames: expect.stringContaining('logOptions.spec'),
      cause: { message: 'deadlock' },
    },
  })
  expect(line).not.toContain('gizli')
})
