import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { buildAbility, type AppAbility } from '@/access/buildAbility'
import { readableSubjects, type OnRecords } from '@/access/reading/onRecords'
import type { NoteSubject } from '@/domain/notes/notes'
import { readRows } from '../shared/rows'
import { CAN_SIGN_IN } from './signInStates'

/** A user as an option: without the address. */
export type PersonToChoose = { id: number; name: string }

/**
 * Active users whose role allows something, ordered by name.
 * @param may checks the ability of a role
 * @param only restricts it to these ids, to check them
 */
export const activePeople = async (
  req: PayloadRequest,
  may: (ability: AppAbility) => boolean,
  only?: readonly number[],
): Promise<PersonToChoose[]> => {
  const among = only
    ? sql`and u.id in (select value::int from jsonb_array_elements_text(${JSON.stringify(only)}::jsonb))`
    : sql``
  const people = await readRows<PersonToChoose & { permissions: unknown }>(
    req,
    sql`select u.id, u.name, r.permissions from users u join roles r on r.id = u.role_id
        where ${sql.raw(CAN_SIGN_IN)} ${among} order by u.name, u.id`,
  )
  return people
    .filter(({ permissions }) => may(buildAbility(permissions)))
    .map(({ id, name }) => ({ id, name }))
}

/**
 * Active users who may read the notes or actions on records of a collection, ordered by name: those
 * a note can mention and an action can be assigned to.
 * @param only restricts it to these ids, to check them
 */
export const peopleWhoRead = (
  req: PayloadRequest,
  of: OnRecords,
  subject: NoteSubject,
  only?: readonly number[],
): Promise<PersonToChoose[]> =>
  activePeople(req, (ability) => readableSubjects(ability, of).includes(subject), only)
