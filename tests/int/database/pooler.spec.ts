import { afterEach, expect, it } from 'vitest'
import { requireDatabase } from '../../../scripts/lib/database.mjs'
import { startDroppingPooler, startRefusingPooler } from '../../helpers/pooler'

const DATABASE_URL = process.env.TEST_SUPERUSER_URL ?? ''
const REFUSED = /a pooler stands before the server/

let stop = () => {}
afterEach(() => stop())

const started = async (pooler: Promise<{ url: string; stop: () => void }>): Promise<string> => {
  const { url, stop: end } = await pooler
  stop = end
  return url
}
/** An address with a time-out of its own, which counts more than that of the program. */
const withOwn = (url: string): string => {
  const own = new URL(url)
  own.searchParams.set('statement_timeout', '20000')
  return own.href
}

it('takes the server itself, also where its address has a time-out', async () => {
  await expect(requireDatabase(DATABASE_URL)).resolves.toBeUndefined()
  await expect(requireDatabase(withOwn(DATABASE_URL))).resolves.toBeUndefined()
})

it.each([undefined, '15000', '20000'])(
  'refuses a pooler that drops the settings of a connection, where the role has %s',
  async (ofRole) => {
    const url = await started(startDroppingPooler(DATABASE_URL, ofRole))
    await expect(requireDatabase(url)).rejects.toThrow(REFUSED)
    await expect(requireDatabase(withOwn(url))).rejects.toThrow(REFUSED)
  },
)

it('refuses a pooler that refuses them', async () => {
  const url = await started(startRefusingPooler(DATABASE_URL))
  await expect(requireDatabase(url, 'DATABASE_MIGRATE_URL')).rejects.toThrow(
    /DATABASE_MIGRATE_URL .*a pooler stands before the server/,
  )
})
