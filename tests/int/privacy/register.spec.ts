import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import type { RegisterEntry } from '@/present/privacy/register'
import { auditSince, lastAuditId } from '../../factories/audit'
import { administrator } from '../../factories/person'
import { linesOf } from '../exchange/takenList'
import { cookieFor, makePerson } from '../gate/people'
import { ask, codeOf, startPayload } from '../gate/rest'

let payload: Payload
beforeAll(async () => {
  payload = await startPayload()
  await administrator()
})

const asked = async (permissions: Permission[], format: string, language = 'tr') => {
  const cookie = await cookieFor(await makePerson(payload, permissions))
  return ask('GET', `/privacy/processing?format=${format}`, {
    cookie,
    headers: { 'accept-language': language },
  })
}

const READS: Permission[] = [{ subject: 'privacy', actions: ['read'] }]

describe('the register of processing', () => {
  it.each(['tr', 'en', 'fr', 'ar'])('names every use, table and column in %s', async (language) => {
    const answer = await asked(READS, 'json', language)
    expect(answer.status).toBe(200)
    const { docs } = (await answer.json()) as { docs: RegisterEntry[] }
    const texts = docs.flatMap((entry) => [
      ...[entry.name, entry.purpose, entry.kept],
      ...entry.data.flatMap(({ name, fields }) => [name, ...fields]),
    ])
    // A text without a word is shown by its key.
    expect(texts.filter((text) => !text || /\w\.\w|^[a-z]+_[a-z_]+$/.test(text))).toEqual([])
    const employees = docs
      .find(({ use }) => use === 'customers')
      ?.data.find(({ table }) => table === 'employees')
    expect(employees?.fields).toHaveLength(8)
  })

  it('comes as a file, which the trail knows', async () => {
    const since = await lastAuditId()
    const lines = await linesOf(asked(READS, 'csv'))
    expect(lines.length).toBeGreaterThan(25)
    expect(lines.some((line) => line.join(' ').includes('KVKK m. 5/2 c'))).toBe(true)
    const exports = (await auditSince(since)).filter(({ action }) => action === 'export')
    expect(exports).toMatchObject([
      { subject: 'settings', details: { filters: [null, 'privacy'] } },
    ])
  })

  it('is closed without the right, whatever else is held', async () => {
    const others = allPermissions().filter(({ subject }) => subject !== 'privacy')
    for (const format of ['json', 'xlsx', 'csv']) {
      expect(await codeOf(asked(others, format))).toBe('403 notAllowed')
    }
    expect((await ask('GET', '/privacy/processing?format=json')).status).toBe(401)
  })
})
