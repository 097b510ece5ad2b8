import { sql } from '@payloadcms/db-postgres'
import type { Access, PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { roleCovers } from '@/access/roles/roleCovers'
import type { Id } from '@/domain/shared/idOf'
import { readRows } from '@/queries/shared/rows'
import { powerOfCaller, powerOfUser } from '@/queries/users/rolePower'

type Holders = { isLogo: boolean; isOfCards: boolean; people: number[] }

const holdersOf = async (req: PayloadRequest, picture: Id): Promise<Holders> => {
  const [row] = await readRows<Holders>(
    req,
    sql`select exists (select from settings where company_profile_logo_id = ${picture}) as "isLogo",
          exists (select from stock_cards where picture_id = ${picture}) as "isOfCards",
          array(select id from users where avatar_id = ${picture}) as people`,
  )
  return row ?? { isLogo: false, isOfCards: false, people: [] }
}

const coversAll = async (req: PayloadRequest, people: readonly number[]): Promise<boolean> => {
  const own = await powerOfCaller(req)
  for (const id of people) if (!roleCovers(own, await powerOfUser(req, id))) return false
  return true
}

/**
 * Who may replace an image: every record that shows it would show the new one, so it takes the
 * right to change the image of each. An unused image may be replaced by users who may set images of
 * cards or users.
 */
export const mayChangePicture: Access = async ({ req, id }) => {
  const ability = await abilityOfRequest(req)
  const ofCards = ability.can('write', 'stock-cards', 'picture')
  const ofPeople = ability.can('write', 'users', 'avatar')
  if (!ofCards && !ofPeople) return false
  if (id === undefined) return true
  const { isLogo, isOfCards, people } = await holdersOf(req, id)
  if (isLogo && !ability.can('write', 'settings', 'companyProfile')) return false
  if (isOfCards && !ofCards) return false
  return people.length === 0 || (ofPeople && (await coversAll(req, people)))
}
