import { describe, expect, it } from 'vitest'
import type { ApiOutcome } from '../../ui/requests/api'
import type { CellDoc } from '@/present/list/cellEdit'
import { saveCell } from './saveCell'

const refused = (status: number, code: string, details = {}): ApiOutcome<never> => ({
  ok: false,
  ...{ status, code, details, fields: {} },
})
const stale = refused(409, 'staleEdit', { changedBy: 'Ayşe' })
const found = (doc: CellDoc): ApiOutcome<CellDoc> => ({ ok: true, status: 200, data: doc })
const done: ApiOutcome = { ok: true, status: 200, data: {} }

const first: CellDoc = { phone: '1', name: 'A', updatedAt: 'v1' }

/** Saves phone 2 into a record for which other requests' results are given. */
const saving = async (answers: ApiOutcome[], reads: ApiOutcome<CellDoc>[] = []) => {
  const versions: unknown[] = []
  const outcome = await saveCell({
    ...{ name: 'phone', value: '2', doc: first },
    send: async ({ updatedAt }) => {
      versions.push(updatedAt)
      return answers.shift() ?? done
    },
    read: async () => reads.shift() ?? refused(404, 'notFound'),
  })
  return { outcome, versions }
}

describe('a cell', () => {
  it('is saved over the version that was read', async () => {
    expect(await saving([])).toEqual({ outcome: { kind: 'saved' }, versions: ['v1'] })
  })

  it('is not saved where the field was closed meanwhile: it is answered as it was', async () => {
    const answered = (phone: unknown) => saving([{ ...done, data: { doc: { ...first, phone } } }])
    expect((await answered('1')).outcome).toEqual({ kind: 'closed' })
    expect((await answered('2')).outcome).toEqual({ kind: 'saved' })
    expect((await answered('+90 2')).outcome).toEqual({ kind: 'saved' })
  })

  it('is saved over a newer version that differs elsewhere', async () => {
    const reads = [found({ ...first, name: 'B', updatedAt: 'v2' })]
    expect(await saving([stale], reads)).toEqual({
      outcome: { kind: 'saved' },
      versions: ['v1', 'v2'],
    })
  })

  it('is in conflict with another value, and with who stored it', async () => {
    const theirs = { ...first, phone: '3', updatedAt: 'v2' }
    expect((await saving([stale], [found(theirs)])).outcome).toEqual({
      ...{ kind: 'conflict', theirs, by: 'Ayşe' },
    })
  })

  it('needs no second save where others stored the same', async () => {
    const reads = [found({ ...first, phone: '2', updatedAt: 'v2' })]
    expect(await saving([stale], reads)).toEqual({ outcome: { kind: 'saved' }, versions: ['v1'] })
  })

  it('says that the record is gone, that nothing came, or why it was refused', async () => {
    expect((await saving([stale])).outcome).toEqual({ kind: 'gone' })
    const lost = refused(0, '')
    expect((await saving([stale], [lost])).outcome).toEqual({ kind: 'refused', refusal: lost })
    const wrong = refused(400, 'invalidInput')
    expect((await saving([wrong])).outcome).toEqual({ kind: 'refused', refusal: wrong })
  })

  it('gives up on a record that changes all the time', async () => {
    const reads = [2, 3, 4].map((at) => found({ ...first, updatedAt: `v${at}` }))
    expect((await saving([stale, stale, stale], reads)).outcome).toEqual({
      ...{ kind: 'refused', refusal: stale },
    })
  })
})
