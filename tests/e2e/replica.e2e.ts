import pg from 'pg'
import { request } from '@playwright/test'
import { allPermissions } from '@/access/buildAbility'
import { insertMember, insertRole, openSession, type Query } from '../helpers/member'
import { startStandby } from '../helpers/standby'
import { TEST_ADMIN } from '../helpers/startServer'
import { asProgram } from '../helpers/templateDatabase'
import { newDatabase, startBeside } from './support/instances'
import { expect, test } from './support/test'

const METRICS_TOKEN = 'token-of-this-test'

/** An instance on a database of its own, with a replica of its server. */
const open = async () => {
  const database = await newDatabase()
  const url = Object.assign(new URL(process.env.E2E_DATABASE_URL ?? ''), { pathname: database })
  const client = new pg.Client({ connectionString: url.href })
  client.on('error', () => {})
  await client.connect()
  // As outside of tests: what was answered is on disk.
  await client.query(`alter database "${database}" set synchronous_commit = on`)
  const standby = await startStandby(url.href)
  const app = await startBeside({
    database,
    env: { DATABASE_REPLICA_URL: asProgram(standby.urlOf(database)), METRICS_TOKEN },
  })
  const query: Query = async (text, values) => (await client.query(text, values)).rows
  const stop = async () => {
    await app.stop()
    await standby.stop()
    await client.end()
  }
  return { url: app.url, standby, query, stop }
}

const contextOf = (url: string, headers: Record<string, string> = {}) =>
  request.newContext({ baseURL: url, extraHTTPHeaders: { Origin: url, ...headers } })

test('a replica answers what has no own write to miss, and the primary while it is behind', async () => {
  const { url, standby, query, stop } = await open()
  try {
    const boss = await contextOf(url)
    expect((await boss.post('/api/users/login', { data: TEST_ADMIN })).status()).toBe(200)
    const counts = async () => {
      const metrics = await boss.get('/api/metrics', {
        headers: { authorization: `Bearer ${METRICS_TOKEN}` },
      })
      const text = await metrics.text()
      const of = (state: string) =>
        Number(
          new RegExp(`resource="replica_reads",state="${state}"\\} (\\d+)`).exec(text)?.[1] ?? 0,
        )
      return { replica: of('replica'), late: of('late') }
    }
    const exported = async () => (await boss.get('/api/companies/export?format=csv')).text()
    const create = async (name: string) => {
      const made = await boss.post('/api/companies', { data: { name } })
      expect(made.status(), await made.text()).toBe(201)
    }

    await test.step('exports and figures are read there, with what was just written', async () => {
      await expect
        .poll(async () => {
          await exported()
          return (await counts()).replica
        })
        .toBeGreaterThan(0)
      for (const at of [1, 2, 3, 4, 5]) {
        await create(`Eşlenen ${at}`)
        expect(await exported()).toContain(`Eşlenen ${at}`)
      }
      const before = (await counts()).replica
      // On a busy machine the replica may be behind for a moment: then the primary answers.
      await expect
        .poll(async () => {
          expect((await boss.get('/api/dashboard?period=month')).status()).toBe(200)
          return (await counts()).replica
        })
        .toBeGreaterThan(before)
    })

    await test.step('somebody who is suspended reads nothing from the next moment on', async () => {
      const roleId = await insertRole(query, { name: 'Okur', permissions: allPermissions() })
      const email = 'okur@example.com'
      const id = await insertMember(query, { name: 'Okur', email, password: 'x', roleId })
      const { name, value } = await openSession(query, { id, email })
      const reader = await contextOf(url, { Cookie: `${name}=${value}` })
      const status = async () => (await reader.get('/api/companies/export?format=csv')).status()
      expect(await status()).toBe(200)
      expect((await boss.post(`/api/users/${id}/suspend`)).status()).toBe(200)
      expect(await status()).toBe(401)
    })

    await test.step('held back, it is not asked', async () => {
      const { replica, late } = await counts()
      await standby.holdBack()
      await create('Geride')
      expect(await exported()).toContain('Geride')
      await create('Daha geride')
      expect(await exported()).toContain('Daha geride')
      expect(await counts()).toEqual({ replica, late: late + 1 })
    })
  } finally {
    await stop()
  }
})
