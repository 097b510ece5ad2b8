/**
 * `node mainJob.mjs RELEASE` runs through the main tasks with an unpacked release: first start, a
 * customer, a card with stock, an import, a tender that is approved, its document, files, a backup,
 * and everything again from the backup. Uses Node only, because nothing else is installed where it
 * runs. Exit code 1 at the first difference.
 */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { duration, step } from './step.mjs'
import { createTrial } from './trial.mjs'

const WORK_MS = 30_000
/** 3 × 1,234.56 and a fifth of it: 4,444.416. */
const LINE = { quantity: 3, unitPrice: 1234.56, taxRate: 20 }
const TOTAL = 4444.42
const IMPORTED = ['Somun', 'Cıvata', 'Rondela']

const trial = createTrial({
  root: path.resolve(process.argv[2]),
  startFile: 'start.mjs',
  env: { DEMO_DATA: 'off' },
})

/** Waits until an import leaves these states. @param {string[]} busy */
const importedTo = async ({ session, id, busy }) => {
  const deadline = Date.now() + WORK_MS
  while (Date.now() < deadline) {
    const progress = await (await session.get(`/api/imports/${id}/progress`)).json()
    if (!busy.includes(progress.status)) return progress
    await sleep(100)
  }
  throw new Error('The import did not end')
}

const importCards = async (session) => {
  const form = new FormData()
  form.set('target', 'stock-cards')
  form.set('file', new Blob([`Ad\n${IMPORTED.join('\n')}\n`], { type: 'text/csv' }), 'kart.csv')
  const { id } = (await session.post('/api/imports/upload', form)).import
  const mapping = [{ index: 0, field: 'name' }]
  await session.post(`/api/imports/${id}/check`, {
    mapping,
    mode: 'create',
    key: null,
    whole: true,
  })
  await importedTo({ session, id, busy: ['checking'] })
  await session.post(`/api/imports/${id}/commit`, {})
  const { status, done } = await importedTo({ session, id, busy: ['ready', 'importing'] })
  assert.deepEqual({ status, done }, { status: 'done', done: IMPORTED.length })
}

const beginsWith = async (answer, mark) => {
  const bytes = Buffer.from(await answer.arrayBuffer())
  assert.equal(bytes.subarray(0, mark.length).toString('latin1'), mark)
  assert.ok(bytes.length > 1000, `${bytes.length} bytes are no file`)
}

const makeTender = async (session) => {
  const company = await session.made('companies', { name: 'Deneme Makine' })
  const stockCard = await session.made('stock-cards', { name: 'Rulman', unit: 'piece' })
  const receipt = { stockCard, type: 'in', quantity: 10, price: 900, currencyType: 'TRY' }
  await session.made('stock-movements', receipt)
  return session.made('tenders', {
    title: 'Deneme teklifi',
    company,
    currency: 'TRY',
    items: [{ stockCard, ...LINE }],
  })
}

const assertTender = async (session, id) => {
  const tender = await (await session.get(`/api/tenders/${id}?depth=0`)).json()
  assert.deepEqual([tender.status, tender.total], ['approved', TOTAL])
  const cards = await session.get('/api/stock-cards?where[name][equals]=Rulman&depth=0')
  const [card] = (await cards.json()).docs
  assert.deepEqual([card.currentQuantity, card.availableQuantity], [10, 7])
}

const main = async () => {
  const begun = Date.now()
  const first = await step('Starting for the first time', () => trial.start({ home: 'first' }))
  let tender
  try {
    const session = await trial.signIn(first)
    tender = await step('A tender, approved', async () => {
      const id = await makeTender(session)
      await session.post(`/api/tenders/${id}/approve`)
      await assertTender(session, id)
      return id
    })
    await step('Its paper', async () =>
      beginsWith(await session.get(`/api/tenders/${tender}/pdf?lang=tr`), '%PDF'),
    )
    await step('An import', () => importCards(session))
    await step('A workbook', async () =>
      beginsWith(await session.get('/api/stock-cards/export?format=xlsx'), 'PK'),
    )
    console.log(`  Main job done ${duration(Date.now() - begun)} after the first start began`)
    const to = path.join(trial.folder, 'backups')
    await step('A backup', () => trial.run('backup', { args: [`--to=${to}`], home: 'first' }))
    await step('Stopping', first.stop)
    const [backup] = readdirSync(to).filter((name) => /^\d{8}T/.test(name))
    const place = path.join(to, backup)
    await step('Proving the backup', () => trial.run('verify', { args: [place], home: 'first' }))
    await step('Restoring it elsewhere', () =>
      trial.run('restore', { args: [place], home: 'second' }),
    )
  } finally {
    first.kill()
  }
  const second = await step('Starting from the backup', () => trial.start({ home: 'second' }))
  try {
    await assertTender(await trial.signIn(second), tender)
    await step('Stopping', second.stop)
  } finally {
    second.kill()
  }
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(`\n${error.message}\n`)
    process.exit(1)
  },
)
