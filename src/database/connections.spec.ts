import { describe, expect, it } from 'vitest'
import { BESIDES, CONNECTIONS, connectionOptions, poolSizeOf } from './connections'

describe('poolSizeOf', () => {
  it.each([
    [1, 100, 20],
    [2, 100, 20],
    [4, 100, 14],
    [7, 100, 4],
    // The workers would refuse to start with fewer.
    [8, 100, null],
    // No connection would remain for requests.
    [9, 100, null],
    [15, 200, 4],
  ])('%i processes at %i connections open %s each', (workers, maxConnections, size) => {
    expect(poolSizeOf({ workers, maxConnections })).toBe(size)
  })

  it('takes what is asked for, if all of them fit', () => {
    expect(poolSizeOf({ workers: 2, maxConnections: 100, wanted: 37 })).toBe(37)
    expect(poolSizeOf({ workers: 2, maxConnections: 100, wanted: 38 })).toBeNull()
  })

  it.each([1, 2, 3, 5, 8, 13, 21])('stays below the limit with %i processes', (workers) => {
    for (const maxConnections of [50, 100, 200, 500]) {
      const size = poolSizeOf({ workers, maxConnections })
      if (size !== null) expect(workers * (size + BESIDES)).toBeLessThan(maxConnections)
    }
  })
})

describe('connectionOptions', () => {
  const kinds = Object.keys(CONNECTIONS) as (keyof typeof CONNECTIONS)[]

  it('name every kind differently, for whoever looks at the server', () => {
    const names = [...kinds, 'maintenance' as const, 'backup' as const, 'probe' as const].map(
      (kind) => connectionOptions(kind, 'postgres://host/db').application_name,
    )
    expect(new Set(names).size).toBe(kinds.length + 3)
    expect(names.join()).toMatch(/^backoffice(,backoffice-[a-z]+)+$/)
  })

  it('end what a request waits for: a statement before a lock would hold it for good', () => {
    expect(connectionOptions('requests', 'postgres://host/db')).toMatchObject({
      max: 20,
      connectionTimeoutMillis: 10_000,
      statement_timeout: 15_000,
      lock_timeout: 10_000,
      idle_in_transaction_session_timeout: 30_000,
    })
    expect(connectionOptions('reads')).toMatchObject({ max: 3, statement_timeout: 15_000 })
  })

  it('notice a dead server on connections that are held for good', () => {
    for (const kind of ['listen', 'lease'] as const)
      expect(connectionOptions(kind)).toMatchObject({
        keepAlive: true,
        query_timeout: expect.any(Number),
      })
  })

  it('add up to what a process opens', () => {
    expect(kinds.reduce((sum, kind) => sum + (connectionOptions(kind).max ?? 0), 0)).toBe(
      CONNECTIONS.requests.most + BESIDES,
    )
    expect(BESIDES).toBe(8)
  })
})
