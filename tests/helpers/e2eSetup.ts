import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startDatabaseServer } from './databaseServer'
import { secretsInStream, secretsInTables } from './secrets'
import { startSmtpServer } from './smtpServer'
import { startServer, TEST_ADMIN } from './startServer'
import { cloneDatabase, createTemplate } from './templateDatabase'

const TEMPLATE = 'backoffice_e2e_template'
const DATABASE = 'backoffice_e2e'

/**
 * A mail server that stores the text of each mail in E2E_MAILS, in a file named after the
 * recipient.
 */
const keepMails = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backoffice-mails-'))
  process.env.E2E_MAILS = folder
  const { url, stop } = await startSmtpServer({
    onReceived: ({ envelopeTo, text = '' }) => {
      for (const to of envelopeTo) writeFileSync(path.join(folder, `${to}.txt`), text)
    },
  })
  const end = async () => {
    await stop()
    rmSync(folder, { recursive: true })
  }
  return { url, end }
}

/**
 * Playwright's global set-up: a database of its own with the administrator of TEST_ADMIN, and the
 * built application on E2E_PORT. `DEMO_DATA=on` also loads the demo data. `E2E_RUNNING=on` uses a
 * server that is already running on E2E_PORT (with TEST_ADMIN), to write tests against
 * `npm run dev`.
 */
export default async function setup() {
  if (process.env.E2E_RUNNING === 'on') return undefined
  const server = await startDatabaseServer()
  try {
    await createTemplate({
      server,
      name: TEMPLATE,
      bootstrap: true,
      env: {
        ADMIN_EMAIL: TEST_ADMIN.email,
        ADMIN_PASSWORD: TEST_ADMIN.password,
        DEMO_DATA: process.env.DEMO_DATA === 'on' ? 'on' : 'off',
      },
    })
    await cloneDatabase({ server, template: TEMPLATE, name: DATABASE })
    const mails = await keepMails()
    // The tests run receivers of webhooks on this machine.
    const env = { SMTP_URL: mails.url, WEBHOOK_NETWORKS: '127.0.0.0/8' }
    const logged = secretsInStream()
    const app = await startServer({
      server,
      env,
      onOutput: logged.add,
      database: DATABASE,
      port: Number(process.env.E2E_PORT),
    })
    // For tests that query the database directly.
    process.env.E2E_DATABASE_URL = app.databaseUrl
    process.env.E2E_TEMPLATE = TEMPLATE
    // Further instances execute the same jobs, which would fail with other settings.
    process.env.E2E_SERVER_ENV = JSON.stringify(env)
    // For measurements of its processor time.
    process.env.E2E_SERVER_PID = String(app.pid)
    return async () => {
      await app.stop()
      await mails.end()
      const found = [
        ...logged.found().map((secret) => `log: ${secret}`),
        ...(await secretsInTables(app.databaseUrl)),
      ]
      await server.stop()
      if (found.length > 0) throw new Error(`Secrets in plain:\n${found.join('\n')}`)
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}
