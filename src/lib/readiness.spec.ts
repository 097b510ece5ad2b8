import { expect, it, vi } from 'vitest'
import { readReadiness, watchReadiness, type DatabaseState } from './readiness'

it('is starting until the application says how to check, then checks once a second for everybody', async () => {
  const KEY = Symbol.for('backoffice.readiness')
  delete (globalThis as { [KEY]?: unknown })[KEY]
  expect(await readReadiness(0)).toBe('starting')
  const check = vi.fn(async (): Promise<DatabaseState> => 'migrating')
  watchReadiness(check)
  const asked = await Promise.all(Array.from({ length: 500 }, (_, at) => readReadiness(at)))
  expect(new Set(asked)).toEqual(new Set(['migrating']))
  expect(check).toHaveBeenCalledOnce()
  check.mockResolvedValue('ready')
  expect([await readReadiness(999), await readReadiness(1_000)]).toEqual(['migrating', 'ready'])
})
