import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLocalReq } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { JOB_RUNS } from '@/jobs'
import { readRatesFrom } from '@/jobs/rates/readRates'
import { readJobs } from '@/queries/jobs/readJobs'
import { bulletinXml } from '../../factories/bulletin'
import { lastAuditId, linesOf } from '../../factories/audit'
import { select } from '../../factories/database'
import { forgetRates, makeRate } from '../../factories/rates'
import { administrator } from '../../factories/person'
import { getTestPayload } from '../../helpers/payload'

// A Monday; the bank published on Thursday, Friday, and that day.
const MONDAY = '2026-09-21'
const files = new Map<string, string>()
const asked: string[] = []
let address = ''
const server = createServer((req, res) => {
  asked.push(req.url ?? '')
  const file = files.get(req.url ?? '')
  if (file === undefined)
    res.writeHead(404, { 'Content-Type': 'text/html' }).end('<html>404</html>')
  else res.end(file)
})

const xml = (day: string, selling = '43.2000', buying = '43.1000') =>
  bulletinXml(day, [
    { code: 'USD', buying, selling },
    { code: 'EUR', buying: '50.7318', selling: '50.8232' },
    { code: 'JPY', unit: 100, buying: '27.5112', selling: '27.6934' },
  ])
const at = (day: string) => {
  const [year, month, date] = day.split('-')
  return `/kurlar/${year}${month}/${date}${month}${year}.xml`
}
const TODAY = '/kurlar/today.xml'

beforeAll(async () => {
  await administrator()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/kurlar/`
})
afterAll(() => void server.close())
// What other tests typed is no bulletin.
beforeAll(forgetRates)
afterEach(async () => {
  files.clear()
  asked.length = 0
  await forgetRates()
})

const run = async (today = MONDAY, from = address) =>
  readRatesFrom({ payload: await getTestPayload(), address: from, today })
const kept = () =>
  select<{ row: string }>(
    `select concat_ws(' ', day::date, currency, buying::float8, selling::float8, source) as row
     from currency_rates order by day, currency`,
  ).then((rows) => rows.map(({ row }) => row))
const publishWeek = () => {
  for (const day of ['2026-09-17', '2026-09-18', MONDAY]) files.set(at(day), xml(day))
  files.set(TODAY, xml(MONDAY))
}

describe('the job', () => {
  it('keeps our currencies of every bulletin of the last days, once, however often it runs', async () => {
    publishWeek()
    await Promise.all([run(), run(), run()])
    const once = await kept()
    expect(once).toEqual(
      ['2026-09-17', '2026-09-18', MONDAY].flatMap((day) => [
        `${day} USD 43.1 43.2 centralBank`,
        `${day} EUR 50.7318 50.8232 centralBank`,
      ]),
    )
    asked.length = 0
    await run()
    expect(await kept()).toEqual(once)
    // What is kept is not asked for again, nor are weekends.
    expect(asked).toEqual([
      at('2026-09-11'),
      at('2026-09-14'),
      at('2026-09-15'),
      at('2026-09-16'),
      TODAY,
    ])
  })

  it('takes a file of the central bank as it is', async () => {
    const file = path.join(import.meta.dirname, '../../fixtures/rates/02032026.xml')
    files.set(TODAY, readFileSync(file, 'utf8'))
    await run('2026-03-02')
    expect(await kept()).toEqual([
      '2026-03-02 USD 43.121 43.1987 centralBank',
      '2026-03-02 EUR 50.7318 50.8232 centralBank',
    ])
  })

  it('leaves each rate in the trail', async () => {
    files.set(TODAY, xml(MONDAY))
    await lastAuditId()
    expect(await linesOf(() => run())).toEqual(['create currency-rates', 'create currency-rates'])
  })

  it('keeps on a weekend what is newest', async () => {
    files.set(TODAY, xml('2026-09-18'))
    await run('2026-09-20')
    expect(await kept()).toHaveLength(2)
  })

  it('does nothing without an address, and says on its page that it is off', async () => {
    const payload = await getTestPayload()
    await JOB_RUNS['read-rates'](payload)
    expect(await kept()).toEqual([])
    const jobs = await readJobs(await createLocalReq({}, payload), new Date())
    expect(jobs.find(({ name }) => name === 'read-rates')?.off).toBeTruthy()
  })
})

describe('a run fails, and is tried again,', () => {
  it('when nobody answers', async () => {
    await expect(run(MONDAY, 'http://127.0.0.1:9/kurlar/')).rejects.toThrow('was not reached')
  })

  it('when the address has no bulletin', async () => {
    await expect(run()).rejects.toThrow('no bulletin at the address')
  })

  it('when a file is of another day, and keeps the others', async () => {
    publishWeek()
    files.set(at('2026-09-17'), xml('2026-09-16'))
    await expect(run()).rejects.toThrow('says that it is of 2026-09-16')
    expect((await kept()).map((row) => row.slice(0, 10))).toEqual([
      ...['2026-09-18', '2026-09-18', MONDAY, MONDAY],
    ])
  })

  it('when the newest is of tomorrow', async () => {
    files.set(TODAY, xml('2026-09-22'))
    await expect(run()).rejects.toMatchObject({ code: 'dayInFuture', data: { day: '2026-09-22' } })
    expect(await kept()).toEqual([])
  })

  it('when a rate is far from the last one, whole, until somebody typed it', async () => {
    publishWeek()
    files.set(TODAY, xml(MONDAY, '48', '47.9'))
    await expect(run()).rejects.toMatchObject({
      code: 'rateLeap',
      data: { currency: 'USD', day: MONDAY, rate: '48', last: '43.200000', lastDay: '2026-09-18' },
    })
    expect((await kept()).filter((row) => row.startsWith(MONDAY))).toEqual([])
    await makeRate({ day: MONDAY, buying: 47.5, selling: 47.6 })
    await run()
    expect((await kept()).filter((row) => row.startsWith(MONDAY))).toHaveLength(3)
  })

  it('when a bulletin says something else than before, whose rates stay', async () => {
    publishWeek()
    await run()
    files.set(TODAY, xml(MONDAY, '43.3000'))
    await expect(run()).rejects.toMatchObject({
      code: 'bulletinDiffers',
      data: { currency: 'USD', day: MONDAY },
    })
    expect(await kept()).toContain(`${MONDAY} USD 43.1 43.2 centralBank`)
    await makeRate({ day: MONDAY, buying: 43.2, selling: 43.3 })
    await run()
  })

  it('when a rate leaps after a gap, however long it was', async () => {
    files.set(TODAY, xml('2026-01-05', '0.3100', '0.3000'))
    await run('2026-01-05')
    files.set(TODAY, xml(MONDAY, '5010', '5000'))
    await expect(run()).rejects.toMatchObject({
      code: 'rateLeap',
      data: { currency: 'USD', lastDay: '2026-01-05' },
    })
    expect((await kept()).filter((row) => row.startsWith(MONDAY))).toEqual([])
  })

  it('when the newest bulletin is older than ten days, which is not kept', async () => {
    files.set(TODAY, xml('2026-09-10'))
    await expect(run()).rejects.toMatchObject({
      code: 'bulletinTooOld',
      data: { day: '2026-09-10' },
    })
    expect(await kept()).toEqual([])
  })

  it('when the bank buys above what it sells for, without a word of SQL', async () => {
    files.set(TODAY, xml(MONDAY, '43.1', '43.2'))
    await expect(run()).rejects.toMatchObject({ code: 'buyingAboveSelling' })
    expect(await kept()).toEqual([])
  })
})
