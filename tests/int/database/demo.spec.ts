import { afterAll, expect, it } from 'vitest'
import pg from 'pg'
import { invariantsStatement } from '@/database/invariants'
import { createTemplate, dropDatabase } from '../../helpers/templateDatabase'

const NAME = 'backoffice_test_demo'
const server = {
  urlOf: (database: string) => {
    const url = new URL(process.env.TEST_SUPERUSER_URL as string)
    url.pathname = `/${database}`
    return url.href
  },
  stop: async () => {},
}

afterAll(() => dropDatabase({ server, name: NAME }))

// The first `npm start`: a rule that the demonstration data breaks would end it.
it('fills an empty database with demonstration data in which nothing is wrong', async () => {
  await createTemplate({ server, name: NAME, bootstrap: true, env: { DEMO_DATA: 'on' } })
  const client = new pg.Client({ connectionString: server.urlOf(NAME) })
  await client.connect()
  try {
    const { rows } = await client.query(`select (${invariantsStatement()}) as broken,
      (select count(distinct status)::int from tenders) as states,
      (select count(*)::int from stock_movements) as movements`)
    expect(rows[0]).toMatchObject({ broken: null, states: 6 })
    expect(rows[0]?.movements).toBeGreaterThan(100)
  } finally {
    await client.end()
  }
})
