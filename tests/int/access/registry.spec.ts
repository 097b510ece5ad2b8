import { beforeAll, describe, expect, it } from 'vitest'
import { buildAbility, canManageAll } from '@/access/buildAbility'
import { actionsOf, SUBJECTS, type Action, type Subject } from '@/access/roles/permissions'
import { decide } from '@/routing/guard'
import { routeCalled } from '@/catalog'
import { select } from '../../factories/database'
import { outcome, quickPerson, type QuickPerson } from '../../factories/quickPerson'
import { makeTender } from '../../factories/tender'

type Right = `${Action} ${Subject}`
type Question = () => Promise<string>

const RIGHTS = SUBJECTS.flatMap((subject) =>
  actionsOf(subject).map((action): Right => `${action} ${subject}`),
)
const NOT_THERE = 2_147_483_640

/** Rights that are granted by another one as well: only a role without that one shows the difference. */
const ALSO_OPENED_BY: Partial<Record<Right, Right[]>> = {
  'read meets': ['read customers'],
  'write meets': ['write customers', 'create meets'],
  'write stock-group-stocks': ['write stock-groups'],
}

let holder: QuickPerson
let tender: number
let note: number
beforeAll(async () => {
  await quickPerson()
  holder = await quickPerson()
  tender = (await makeTender({ currency: 'USD', currencyRate: 40 })).id
  const [made] = await select<{ id: number }>(
    `insert into notes (subject, document, body, author_id) values ('tenders', $1, 'Söz', $2)
      returning id`,
    [tender, holder.id],
  )
  note = made?.id ?? NOT_THERE
})

const grant = (rights: Right[]) => {
  const permissions = rights.map((right) => {
    const [action, subject] = right.split(' ')
    return { subject, actions: [action] }
  })
  return select('update roles set permissions = $2 where id = $1', [
    holder.roleId,
    JSON.stringify(permissions),
  ])
}

const slugOf = (subject: Subject) => (subject === 'customers' ? 'companies' : subject)

/** One request whose answer a right decides; nothing has to be there to ask it of. */
const usual: Record<string, (slug: string) => Question> = {
  read: (slug) => async () => outcome(await holder.get(`/${slug}?limit=1`)),
  create: (slug) => async () => outcome(await holder.post(`/${slug}`)),
  write: (slug) => async () => outcome(await holder.patch(`/${slug}/${NOT_THERE}`, {})),
  delete: (slug) => async () => outcome(await holder.remove(`/${slug}/${NOT_THERE}`)),
  export: (slug) => async () => outcome(await holder.get(`/${slug}/export?format=csv`)),
  import: (slug) => async () =>
    outcome(await holder.get(`/imports/template?target=${slug}&format=csv`)),
}

/** Whether a page that has no data of its own over REST opens. */
const pageOf = async (name: 'accessControl' | 'jobs') => {
  const [row] = await select('select permissions from roles where id = $1', [holder.roleId])
  const ability = buildAbility(row?.permissions)
  const visitor = {
    isSignedIn: true,
    can: (action: Action, subject: Subject) => ability.can(action, subject),
    canManageAll: () => canManageAll(ability),
  }
  return decide({ route: routeCalled(name), visitor }).kind
}

let rate = 40
const QUESTIONS: Partial<Record<Right, Question>> = {
  'read AclDemo': () => pageOf('accessControl'),
  'read jobs': () => pageOf('jobs'),
  'write jobs': async () => outcome(await holder.post('/jobs/run')),
  'read dashboard': async () => outcome(await holder.get('/dashboard?only=openTenders')),
  // Everybody reads themselves.
  'read users': async () => (await holder.get('/users/count')).text,
  'read privacy': async () => outcome(await holder.get('/privacy/processing?format=json')),
  'delete privacy': async () =>
    outcome(
      await holder.post('/privacy/erasure', {
        name: 'Kimse',
        rows: [{ table: 'users', key: '0' }],
      }),
    ),
  'read audit': async () => outcome(await holder.get('/audit-events?limit=1')),
  'read settings': async () => outcome(await holder.get('/globals/settings')),
  'write settings': async () => outcome(await holder.post('/globals/settings')),
  // One's own, with other words each time.
  'write notes': async () =>
    outcome(await holder.patch(`/notes/${note}`, { body: `Söz ${(rate += 1)}` })),
  'approve tenders': async () => outcome(await holder.post(`/tenders/${NOT_THERE}/approve`)),
  'invoice tenders': async () => outcome(await holder.post(`/tenders/${NOT_THERE}/invoice`)),
  'changeRates tenders': async () =>
    outcome(await holder.patch(`/tenders/${tender}`, { currencyRate: (rate += 1) })),
  'reviewCounts stock-counts': async () =>
    outcome(await holder.post(`/stock-counts/${NOT_THERE}/resume`)),
  'changePrices price-changes': async () =>
    outcome(await holder.post(`/price-changes/${NOT_THERE}/undo`)),
  'closePeriods stock-closings': async () => outcome(await holder.post('/stock-periods/close')),
  'reopenPeriods stock-closings': async () => outcome(await holder.post('/stock-periods/reopen')),
  'seeCosts stock-cards': async () =>
    outcome(await holder.get('/stock-cards?limit=1&where[costPrice][exists]=true')),
}

const questionOf = (right: Right): Question => {
  const [action = '', subject = ''] = right.split(' ')
  return QUESTIONS[right] ?? usual[action]!(slugOf(subject as Subject))
}

describe('every right of the registry changes an answer when it is withheld', () => {
  it.each(RIGHTS)('%s', async (right) => {
    const ask = questionOf(right)
    const others = ALSO_OPENED_BY[right] ?? []
    const rest = RIGHTS.filter((one) => one !== right && !others.includes(one))
    await grant([...rest, right])
    const held = await ask()
    await grant(rest)
    const withheld = await ask()
    expect(held).not.toMatch(/^(401|403|5)/)
    expect(withheld).not.toBe(held)
  })
})
