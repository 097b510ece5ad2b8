import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { insistOnStaff, staffOf } from '@/access/session/staffOf'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { refuseDeputyPeriod, type DeputyPeriod } from '@/domain/users/deputies'
import { companySettings } from '@/queries/settings/companySettings'
import { activePeople } from '@/queries/users/activePeople'
import { deputiesToChoose, mayDecide } from '@/queries/users/deputies'
import { personNamed } from '@/queries/users/personNamed'
import { powerOfUser } from '@/queries/users/rolePower'
import { recordEvent } from '../audit/recordEvent'
import { notify } from '../notifications/notify'
import { inTransaction, query } from '../shared/transaction'
import { insistOnConfirmed } from './factors/confirmItsYou'
import { asAdministrator } from './roleHierarchy'

/**
 * Requires what is needed to name and end another person's deputies: the right to write users and a
 * role that covers both, under the administration lock.
 * @throws Refusal `notAllowed`, `userAboveOwn`, `notFound`
 */
const insistOnPower = async (req: PayloadRequest, people: readonly number[]) => {
  const caller = await asAdministrator(req)
  if (!caller) throw new Refusal('signInFirst')
  caller.insistOn('write', 'users', '*')
  for (const id of people)
    if (!caller.covers(await powerOfUser(req, id))) throw new Refusal('userAboveOwn')
}

/**
 * Requires permission to see and name a user's deputies: that user, and administrators whose role
 * covers both.
 * @throws Refusal `signInFirst`, `peopleOnly`, `notAllowed`, `userAboveOwn`, `notFound`
 */
export const insistOnDeputiesOf = async (req: PayloadRequest, person: number): Promise<void> => {
  if (insistOnStaff(req) === person) return
  await inTransaction(req, () => insistOnPower(req, [person]))
}

/** Locks both rows in the order of their ids: this serialises deputyships that share a person. */
const lockPeople = (req: PayloadRequest, people: readonly number[]) =>
  query(
    req,
    sql`select id from users
        where id in (select value::int from jsonb_array_elements_text(${JSON.stringify(people)}::jsonb))
        order by id for no key update`,
  )

/**
 * Refuses overlaps with another deputyship, and chains: a deputy must not have a deputy in the same
 * period.
 */
const refuseOthers = async (
  req: PayloadRequest,
  { person, deputy, from, until }: DeputyPeriod & { person: number; deputy: number },
) => {
  const [found] = await query<{ isOwn: boolean; isChain: boolean }>(
    req,
    sql`select coalesce(bool_or(person_id = ${person}), false) as "isOwn",
          coalesce(bool_or(person_id = ${deputy} or deputy_id = ${person}), false) as "isChain"
        from deputies
        where ended_at is null and from_day <= ${until}::date and until_day >= ${from}::date`,
  )
  refuseFields([
    found?.isOwn ? { path: 'from', code: 'deputyOverlaps' } : null,
    found?.isChain ? { path: 'deputy', code: 'deputyOverlaps' } : null,
  ])
}

type DeputyCall = { req: PayloadRequest; id: number; person: number; deputy: number }

const namesOf = async ({ req, person, deputy }: DeputyCall) => ({
  person: (await personNamed(req, person))?.name ?? null,
  deputy: (await personNamed(req, deputy))?.name ?? null,
})

/** Notifies both people, except the caller. */
const notifyBoth = async (call: DeputyCall, period: DeputyPeriod | null): Promise<void> => {
  const { req, id, person, deputy } = call
  const names = await namesOf(call)
  const actor = staffOf(req)
  const news = {
    req,
    subject: 'deputies',
    document: id,
    except: [actor?.id ?? null],
  } as const
  const data = { actor: actor?.name ?? null, from: period?.from, until: period?.until }
  await notify({
    ...news,
    event: period ? 'deputyNamed' : 'deputyEnded',
    data: { ...data, record: names.person },
    to: { users: [deputy] },
  })
  await notify({
    ...news,
    event: period ? 'deputyGiven' : 'deputyEnded',
    data: { ...data, record: names.deputy },
    to: { users: [person] },
  })
}

/**
 * Names a deputy, who may decide about requests for approval for an absent person. It grants no
 * right: the deputy needs their own, and the lower of both limits applies.
 * @param args.person who is away; the caller, or a user whose role theirs covers
 * @param args.from the first day; `until` the last one, at most 90 days from today
 * @returns the id of the deputyship
 * @throws Refusal `signInFirst`, `peopleOnly`, `notAllowed` where the person approves nothing or the
 *   caller may not write users, `userAboveOwn`, `notFound`; `invalidInput` with `dayInPast`,
 *   `endBeforeStart`, `expiryOutOfRange` at the days, `deputyMayNot` at `deputy`, `deputyOverlaps` where
 *   one of the two has a deputy, or is one, on these days; `confirmItsYou` for another user
 */
export const nameDeputy = (
  args: DeputyPeriod & { req: PayloadRequest; person: number; deputy: number },
): Promise<number> =>
  inTransaction(args.req, async () => {
    const { req, person, deputy, from, until } = args
    const isForAnother = insistOnStaff(req) !== person
    if (isForAnother) await insistOnPower(req, [person, deputy])
    await lockPeople(req, [person, deputy])
    const { today } = await companySettings(req)
    const [away] = await activePeople(req, mayDecide, [person])
    if (!away) throw new Refusal('notAllowed')
    const [able] = await deputiesToChoose(req, { person, only: deputy })
    refuseFields([
      able ? null : { path: 'deputy', code: 'deputyMayNot' },
      refuseDeputyPeriod({ from, until, today }),
    ])
    await refuseOthers(req, { person, deputy, from, until })
    if (isForAnother) await insistOnConfirmed(req)
    const [row] = await query<{ id: number }>(
      req,
      sql`insert into deputies (person_id, deputy_id, from_day, until_day)
          values (${person}, ${deputy}, ${from}, ${until}) returning id`,
    )
    const id = Number(row?.id)
    await recordEvent({
      req,
      action: 'nameDeputy',
      subject: 'users',
      document: person,
      details: { deputy: able?.name ?? null, from, until },
    })
    await notifyBoth({ req, id, person, deputy }, { from, until })
    return id
  })

type Named = { person: number; deputy: number }

/**
 * Ends a deputyship before its last day, effective with the next command.
 * @param args.id of `nameDeputy`
 * @throws Refusal `signInFirst`, `peopleOnly`; `notFound` when it is over, and for everybody but the
 *   two people unless they may write users; `userAboveOwn`
 */
export const endDeputy = ({ req, id }: { req: PayloadRequest; id: number }): Promise<void> =>
  inTransaction(req, async () => {
    const caller = insistOnStaff(req)
    const { today } = await companySettings(req)
    const [asked] = await query<Named>(
      req,
      sql`select person_id as person, deputy_id as deputy from deputies where id = ${id}`,
    )
    const people = asked ? [asked.person, asked.deputy] : []
    if (!people.includes(caller)) await insistOnPower(req, people)
    if (!asked) throw new Refusal('notFound')
    const [ended] = await query(
      req,
      sql`update deputies set ended_at = clock_timestamp()
          where id = ${id} and ended_at is null and until_day >= ${today}::date returning id`,
    )
    if (!ended) throw new Refusal('notFound')
    const { person, deputy } = asked
    const names = await namesOf({ req, id, person, deputy })
    await recordEvent({
      req,
      action: 'endDeputy',
      subject: 'users',
      document: person,
      details: { deputy: names.deputy },
    })
    await notifyBoth({ req, id, person, deputy }, null)
  })
