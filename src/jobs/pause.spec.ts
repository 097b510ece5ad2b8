import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createPause } from './pause'

const LONG = 600_000

it('a pause ends after its time, and with a wake', async () => {
  const { pause, wake } = createPause()
  await pause(1)
  const long = pause(LONG)
  wake()
  await long
})

it('a wake outside of a pause skips the next one, and no other', async () => {
  const { pause, wake } = createPause()
  wake()
  wake()
  await pause(LONG)
  const second = pause(LONG).then(() => 'over')
  expect(await Promise.race([second, sleep(20, 'lasts')])).toBe('lasts')
  wake()
  expect(await second).toBe('over')
})
