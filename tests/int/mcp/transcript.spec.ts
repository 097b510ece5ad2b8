import { readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { addDays, type Day } from '@/domain/shared/day'
import { callTool, connect, makeAssistant } from '../../factories/assistant'
import type { Json } from '../../factories/client'
import { today } from '../../factories/day'
import { makeCompany } from '../../factories/rows'
import { freeLine, makeTender, step } from '../../factories/tender'

const PAGE = 'docs/assistants.md'
const RUN = /(<!-- run -->\n)[\s\S]*(<!-- end -->)/

/** The day of the run on the page, for today. */
const SHOWN: Day = '2026-03-02'
const shownDay = (days: number) => addDays(SHOWN, days)

let key = ''
let company = 0
beforeAll(async () => {
  const assistant = await makeAssistant(allPermissions(), { scopes: ['read', 'write'] })
  key = assistant.key
  company = (await makeCompany({ name: 'Çınar İnşaat' })).id
  for (const [title, days] of [
    ['Depo rafları', 2],
    ['Ofis mobilyası', 4],
    ['Yangın dolapları', 30],
  ] as const) {
    const { id } = await makeTender({
      ...{ title, company, items: [freeLine()], date: today() },
      validUntil: addDays(today() as Day, days),
    })
    await step(id, 'send', { to: [] })
  }
})

/** Values that differ from run to run, as the page shows them. */
const steady = (text: string, ids: ReadonlyMap<number, number>): string => {
  let shown = text
    .replace(/"confirm":"[^"]+"/g, '"confirm":"17724…"')
    .replace(/"updatedAt":"[^"]+"/g, '"updatedAt":"2026-03-02T09:00:00.000Z"')
    .replace(/TKF-\d{4}-\d+/g, 'TKF-2026-000042')
  for (let days = 30; days >= 0; days -= 1)
    shown = shown.replaceAll(addDays(today() as Day, days), shownDay(days))
  return shown
    .replace(/"id":(\d+)/g, (_, id) => `"id":${ids.get(Number(id)) ?? id}`)
    .replaceAll(`"equals":${company}`, '"equals":7')
}

it('is the run on the page: which offers expire this week, and the second is extended', async () => {
  const client = await connect(key, { language: 'en' })
  const lines: string[] = []
  const ids = new Map<number, number>()
  const say = async (tool: string, args: Json): Promise<Json> => {
    const { data, isError } = await callTool(client, tool, args)
    const { notice: _, ...answer } = data
    const doc = answer.doc as Json | undefined
    // Of a whole record the page shows what it is about.
    const shown = doc
      ? { ...answer, doc: { id: doc.id, title: doc.title, validUntil: doc.validUntil } }
      : answer
    for (const { id } of (answer.docs ?? []) as { id: number }[])
      if (!ids.has(id)) ids.set(id, 41 + ids.size)
    lines.push(
      steady(`→ ${tool} ${JSON.stringify(args)}`, ids),
      steady(`← ${isError ? 'refused ' : ''}${JSON.stringify(shown)}`, ids),
      '',
    )
    return answer
  }

  const week = {
    and: [
      { status: { equals: 'sent' } },
      { validUntil: { greater_than_equal: today() } },
      { validUntil: { less_than_equal: addDays(today() as Day, 7) } },
      { company: { equals: company } },
    ],
  }
  const { docs } = (await say('list_records', {
    ...{ collection: 'tenders', where: week, sort: 'validUntil' },
    fields: ['title', 'validUntil', 'updatedAt'],
  })) as { docs: { id: number; title: string; updatedAt: string }[] }
  expect(docs.map(({ title }) => title)).toEqual(['Depo rafları', 'Ofis mobilyası'])
  const second = docs[1]
  const asked = {
    id: second?.id,
    updatedAt: second?.updatedAt,
    changes: { validUntil: addDays(today() as Day, 18) },
  }
  const tried = await say('change_draft', asked)
  expect(tried.wouldChange).toHaveLength(1)
  const done = await say('change_draft', { ...asked, dryRun: false, confirm: tried.confirm })
  expect(done).toMatchObject({ done: true })
  const { docs: left } = (await say('list_records', {
    ...{ collection: 'tenders', where: week, sort: 'validUntil' },
    fields: ['title', 'validUntil'],
  })) as { docs: { title: string }[] }
  expect(left.map(({ title }) => title)).toEqual(['Depo rafları'])

  const run = `$1\n\`\`\`\n${lines.join('\n').trim()}\n\`\`\`\n\n$2`
  const page = readFileSync(PAGE, 'utf8')
  if (process.env.UPDATE_DOCS === '1') writeFileSync(PAGE, page.replace(RUN, run))
  expect(readFileSync(PAGE, 'utf8')).toBe(page.replace(RUN, run))
})
