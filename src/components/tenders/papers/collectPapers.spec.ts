import { expect, it, vi } from 'vitest'
import { collectPapers, MAX_PAPERS } from './collectPapers'

const targets = (n: number) => Array.from({ length: n }, (_, id) => ({ id, name: `T${id}` }))
const file = (path: string) => ({
  ok: true as const,
  status: 200,
  data: { name: `${path}.pdf`, bytes: new Uint8Array([1]) },
})
const run = (n: number, fetchPaper: (path: string) => Promise<unknown>, isStopped = () => false) =>
  collectPapers({
    targets: targets(n),
    isStopped,
    onProgress: () => {},
    pause: async () => {},
    fetchPaper: fetchPaper as never,
  })

it('puts every paper into one archive, one request at a time', async () => {
  let open = 0
  const { archive, result } = await run(5, async (path) => {
    open += 1
    expect(open).toBe(1)
    await Promise.resolve()
    open -= 1
    return file(path)
  })
  expect(archive).not.toBeNull()
  expect(result.done).toHaveLength(5)
})

it('waits for a busy server, and says of each why it was not read', async () => {
  const fetchPaper = vi
    .fn()
    .mockResolvedValueOnce({ ok: false, status: 503, fields: {} })
    .mockResolvedValueOnce(file('a'))
    .mockResolvedValueOnce({ ok: false, status: 404, fields: {}, message: 'Yok' })
  const { result } = await run(2, fetchPaper)
  expect(result.done).toEqual([{ id: 0, name: 'T0' }])
  expect(result.failed).toEqual([{ id: 1, name: 'T1', reason: 'Yok' }])
})

it('stops where it is told to, and at its limit, and names what is left', async () => {
  const many = await run(MAX_PAPERS + 2, async (path) => file(path))
  expect(many.result.untouched).toHaveLength(2)
  const none = await run(
    2,
    async (path) => file(path),
    () => true,
  )
  expect([none.archive, none.result.untouched.length]).toEqual([null, 2])
})
