import { beforeAll, expect, it } from 'vitest'
import { JOB_RUNS } from '@/jobs'
import { select } from '../../factories/database'
import { askCheck, runImports, uploadFile } from '../../factories/imports'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName } from '../../factories/rows'
import { getTestPayload } from '../../helpers/payload'

let person: Person
beforeAll(async () => {
  // Somebody else goes on managing roles.
  await administrator()
  person = await makePerson()
})

type Told = { event: string; body: string; link: string | null }
const tellAll = async () => {
  await runImports()
  await JOB_RUNS['deliver-events'](await getTestPayload())
}
const told = async (language: string): Promise<Told[]> => {
  const { json } = await person.get<{ docs: Told[] }>('/notifications?sort=id&limit=100', {
    headers: { 'Accept-Language': language },
  })
  const own = json.docs.filter(({ event }) => event.startsWith('import'))
  return own.map(({ event, body, link }) => ({ event, body, link }))
}
/** As if it had been asked for so many seconds ago. */
const since = (id: number, seconds: number) =>
  select(`update imports set asked_at = now() - make_interval(secs => $2) where id = $1`, [
    id,
    seconds,
  ])

it('IM4 tells its importer when long work has ended, in their language, and of short work nothing', async () => {
  const rows = [['Ad'], [anyName('Firma')], [''.padEnd(900, 'x')]]
  const sheet = await uploadFile(person, 'companies', rows)
  const step = async (name: string, seconds: number) => {
    if (name === 'check') await askCheck(person, sheet)
    else await person.post(`/imports/${sheet.id}/${name}`)
    await since(sheet.id, seconds)
    await tellAll()
  }
  await step('check', 2)
  expect(await told('tr')).toEqual([])
  const link = `/imports/view/${sheet.id}`
  await step('check', 60)
  expect(await told('tr')).toEqual([
    {
      event: 'importChecked',
      body: '“liste.csv” denetlendi: 1 satır hazır, 1 satır hatalı.',
      link,
    },
  ])
  await step('commit', 60)
  await step('undo', 60)
  expect((await told('en')).map(({ event, body }) => `${event}: ${body}`)).toEqual([
    'importChecked: “liste.csv” was checked: 1 row is ready, 1 is wrong.',
    'importDone: “liste.csv” was imported: 1 row.',
    'importUndone: “liste.csv” was taken back: 1 row.',
  ])
})

it('IM4 tells of work that has stopped, also whoever may no longer open its page', async () => {
  const sheet = await uploadFile(person, 'companies', [['Ad'], [anyName('Firma')]])
  await askCheck(person, sheet)
  await since(sheet.id, 60)
  await select(`update roles set permissions = '[]' where id = $1`, [person.roleId])
  await tellAll()
  const [newest] = (await told('fr')).slice(-1)
  expect(newest).toEqual({
    event: 'importStopped',
    body: 'L’import de «\u202fliste.csv\u202f» s’est arrêté\u202f; sa page dit pourquoi.',
    link: null,
  })
})
