import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from './support/test'
import { allPermissions } from '@/access/buildAbility'
import { asAdministrator, made } from './support/people'

/** The lines that docs/quickstart.md promises to work, by block. */
const blocks = [
  ...readFileSync('docs/quickstart.md', 'utf8').matchAll(/^```bash\n([\s\S]*?)^```$/gm),
].map(([, lines = '']) => lines)

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })

/** A shell in which blocks run one after the other, as in a terminal. */
const openShell = (env: Record<string, string>) => {
  const shell = spawn('bash', ['-eu'], { env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (part: Buffer) => {
      output += String(part)
    })
  let blocksRun = 0
  const waitFor = async (pattern: RegExp) => {
    await expect.poll(() => output, { timeout: 30_000 }).toMatch(pattern)
  }
  return {
    waitFor,
    /** @returns what a block printed */
    run: async (lines: string) => {
      const [from, mark] = [output.length, `--- ${(blocksRun += 1)} ---`]
      shell.stdin.write(`${lines}\necho '${mark}'\n`)
      await waitFor(new RegExp(mark))
      return output.slice(from)
    },
    close: () => shell.kill(),
  }
}

test('QS1 the lines of the quickstart lead from a key to a verified webhook', async () => {
  const tag = Date.now().toString(36)
  const card = await made('stock-cards', { name: `Vida ${tag}`, taxRate: 20, unit: 'piece' })
  await made('stock-movements', {
    type: 'in',
    stockCard: card.id,
    quantity: 5,
    price: 1,
    currencyType: 'TRY',
    operationDate: '2026-03-01',
  })
  const role = await made('roles', { name: `Yönetici ${tag}`, permissions: allPermissions() })
  const onWebhooks = ['create:webhooks', 'write:webhooks', 'delete:webhooks']
  const scopes = ['read', 'create:stock-reservations', ...onWebhooks]
  const answer = await (
    await asAdministrator()
  ).post('/api/api-clients', { data: { name: `Kasa ${tag}`, role: role.id, scopes } })
  const { key } = (await answer.json()) as { key: string }
  const shell = openShell({
    URL: `http://localhost:${process.env.E2E_PORT}`,
    KEY: key,
    RECEIVER_PORT: String(await freePort()),
  })
  try {
    const [me, lists, cards, hook, receiver, trial, reserve, tooMuch, log, recent, end, ...more] =
      blocks
    expect(more).toEqual([])
    expect(await shell.run(me ?? '')).toContain(`"name":"Kasa ${tag}"`)
    expect(await shell.run(lists ?? '')).toContain('"docs":')
    expect(await shell.run(cards ?? '')).toMatch(/^Card \d+$/m)
    // The newest card may be one that another test is using.
    await shell.run(`CARD=${card.id}`)
    expect(await shell.run(hook ?? '')).toMatch(/"secret":"whsec_/)
    await shell.run(receiver ?? '')
    await shell.waitFor(/^listening on \d+$/m)
    expect(await shell.run(trial ?? '')).toContain('"status":204')
    await shell.waitFor(/evt_test_\w+ webhook\.test /)
    const id = /"doc":\{"id":(\d+)/.exec(await shell.run(reserve ?? ''))?.[1] ?? 'none'
    const data = `\\{"subject":"stock-reservations","id":${id}\\}`
    await shell.waitFor(new RegExp(`evt_\\d+ stock_reservation\\.created ${data}`))
    expect(await shell.run(tooMuch ?? '')).toContain('"code":"insufficientStock"')
    const pages = await shell.run(log ?? '')
    expect(pages).toContain('"type":"stock_reservation.created"')
    expect(pages.match(/"next":"/g)).toHaveLength(2)
    const both = await shell.run(recent ?? '')
    expect(both).toContain(`"id":${id}`)
    expect(both).toContain('"type":"tender.accepted"')
    expect(await shell.run(end ?? '')).toContain('"status":"released"')
  } finally {
    shell.close()
  }
})
