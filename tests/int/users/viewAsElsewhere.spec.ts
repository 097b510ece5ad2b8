import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { answerCall } from '@/gate/serverFunctions/answerCall'
import { clientOf, type Client } from '../../factories/client'
import { select } from '../../factories/database'
import { askCheck, formOf, uploadFile } from '../../factories/imports'
import { followStream, TIMEOUT } from '../../factories/notificationStream'
import { outcome, quickPerson, type QuickPerson } from '../../factories/quickPerson'
import { anyName, makeCard, makeCompany } from '../../factories/rows'
import { cookieFor } from '../gate/people'
import { ORIGIN, startPayload } from '../gate/rest'
import { insertNotification } from '../notifications/stored'

const CARDS: Permission[] = [{ subject: 'stock-cards', actions: ['read', 'write'] }]

let boss: QuickPerson
let role: number
beforeAll(async () => {
  boss = await quickPerson()
  role = (await quickPerson(CARDS)).roleId
})

/** Another session of the administrator, so that a test ends nothing of the others. */
const anySession = async (): Promise<Client> => clientOf(await cookieFor(boss))
const begin = async (client: Client, as = role) =>
  expect(outcome(await client.post('/users/view-as', { role: as }))).toBe('200')

/** What the call that our forms make comes to: the code of its refusal, or `passed`. */
const formState = async ({ cookie }: Client, collectionSlug: string, id?: number) => {
  const args = { collectionSlug, id, data: {}, operation: 'update', schemaPath: collectionSlug }
  const answer = (await answerCall({
    payload: await startPayload(),
    headers: new Headers({ cookie, origin: ORIGIN }),
    call: { name: 'form-state', args },
    run: () => ({}),
  })) as { errors?: { code: string }[] }
  return answer.errors?.[0]?.code ?? 'passed'
}

describe('a session that views as another role', () => {
  it('is given the form of what that role may write, and of nothing else', async () => {
    const viewer = await anySession()
    const [{ id: company }, { id: card }] = [await makeCompany(), await makeCard()]
    const forms = async () => [
      await formState(viewer, 'companies', company),
      await formState(viewer, 'companies'),
      await formState(viewer, 'stock-cards', card),
    ]
    expect(await forms()).toEqual(['passed', 'passed', 'passed'])
    await begin(viewer)
    expect(await forms()).toEqual(['notAllowed', 'notAllowed', 'passed'])
    await viewer.post('/users/view-as/end')
    expect(await forms()).toEqual(['passed', 'passed', 'passed'])
  })

  it('is not told of the notifications of its user, whose other sessions are', async () => {
    const [viewer, second] = [await anySession(), await anySession()]
    await begin(viewer)
    const [quiet, told] = [await followStream(viewer.cookie), await followStream(second.cookie)]
    await Promise.all([quiet.ready(), told.ready()])
    await insertNotification(boss)
    expect(await told.next()).toContain('event: changed')
    expect(await quiet.next(300)).toBe(TIMEOUT)
    // A stream that was open before follows the view as well.
    await viewer.post('/users/view-as/end')
    await insertNotification(boss)
    expect(await quiet.next()).toContain('event: changed')
    await begin(second)
    expect(await told.next()).toContain('event: changed')
    await insertNotification(boss)
    expect(await quiet.next()).toContain('event: changed')
    expect(await told.next(300)).toBe(TIMEOUT)
    await Promise.all([quiet.close(), told.close()])
  })

  it('imports nothing: no upload, and no step of an import from before', async () => {
    const viewer = await anySession()
    const rows = [
      ['Ad', 'Kod'],
      [anyName('Kart'), anyName('K')],
    ]
    const sheet = await uploadFile(viewer, 'stock-cards', rows)
    await begin(viewer)
    const stored = () =>
      select(
        `select i.id, i.status, (select count(*)::int from import_rows r where r.import_id = i.id)
           as rows from imports i where i.created_by_id = $1 order by i.id`,
        [boss.id],
      )
    const before = await stored()
    const steps = [
      await viewer.post('/imports/upload', formOf('stock-cards', rows)),
      await askCheck(viewer, sheet),
      await viewer.post(`/imports/${sheet.id}/commit`),
    ]
    expect(steps.map(outcome)).toEqual(Array(3).fill('403 viewingAsRole'))
    expect(await stored()).toEqual(before)
  })
})
