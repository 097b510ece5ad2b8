import { expect, it, vi } from 'vitest'
import type { ApiOutcome } from '../../ui/requests/api'
import type { BulkAction } from '@/present/list/bulkActions'
import { runBulk } from './runBulk'

const remove: BulkAction = {
  key: 'delete',
  label: 'Sil',
  method: 'DELETE',
  path: '',
  isDanger: true,
}
const targets = [1, 2, 3].map((id) => ({ id, name: `Kayıt ${id}` }))
const refused = (status: number, message: string, retryAfter?: number): ApiOutcome => ({
  ok: false,
  status,
  message,
  fields: {},
  retryAfter,
})
const run = (answers: Record<number, ApiOutcome[]>, isStopped = () => false) => {
  const pause = vi.fn(async () => undefined)
  const onProgress = vi.fn()
  const result = runBulk({
    action: remove,
    targets,
    call: async ({ id }) => answers[Number(id)]?.shift() ?? { ok: true, status: 200, data: {} },
    isStopped,
    onProgress,
    pause,
  })
  return { result, pause, onProgress }
}

it('should go on after a refusal and say whose it was', async () => {
  const { result, onProgress } = run({ 2: [refused(409, 'Bu kayıt kullanılıyor.')] })
  expect(await result).toMatchObject({
    done: [{ id: 1 }, { id: 3 }],
    failed: [{ id: 2, name: 'Kayıt 2', reason: 'Bu kayıt kullanılıyor.' }],
    untouched: [],
  })
  expect(onProgress.mock.calls).toEqual([[1], [2], [3]])
})

it('should take a record that is gone for deleted', async () => {
  const { result } = run({ 1: [refused(404, 'Bulunamadı')] })
  const [first, ...others] = targets
  // It is not ours to take back.
  expect((await result).done).toEqual([{ ...first, isGone: true }, ...others])
})

it('should wait when there is too much at once, and try again', async () => {
  const { result, pause } = run({ 1: [refused(429, 'Çok istek', 3)] })
  expect((await result).done).toHaveLength(3)
  expect(pause.mock.calls).toEqual([[3]])
})

it('should leave alone what it has not reached when somebody stops', async () => {
  let asked = 0
  const { result } = run({}, () => (asked += 1) > 1)
  expect(await result).toMatchObject({ done: [{ id: 1 }], untouched: [{ id: 2 }, { id: 3 }] })
})
