import { expect, it } from 'vitest'
import { endOfLog } from './embeddedPostgres.mjs'

const line = (text) => `2026-11-24 06:59:25.104 UTC [4711] ${text}`

it('finds the reason of a failed start below the connections that were tried meanwhile', () => {
  const reason = line('FATAL:  could not locate required checkpoint record at 0/3000080')
  const ended = line('LOG:  database system is shut down')
  const attempts = Array.from({ length: 12 }, () => [
    line('FATAL:  the database system is starting up'),
    line('FATAL:  the database system is not accepting connections'),
    line('DETAIL:  Hot standby mode is disabled.'),
    line('FATAL:  the database system is not yet accepting connections'),
    line('DETAIL:  Consistent recovery state has not been yet reached.'),
  ]).flat()
  expect(endOfLog([reason, ...attempts, ended, ''].join('\n'))).toBe(`${reason}\n${ended}`)
})
