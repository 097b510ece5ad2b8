import type { Payload, PayloadRequest } from 'payload'

import { abilityOf, type Caller } from '@/access/abilityOf'

import { siteTitleOf } from './siteTitleOf'
import { VerticalNav } from './VerticalNav'
import { visibleNav } from '../navigation/visibleNav'

type Props = { payload: Payload; user?: PayloadRequest['user'] }

/** The navigation of the signed-in person (`admin.components.Nav`), filtered on the server. */
export const Nav = async ({ payload, user }: Props) => {
  const [ability, siteTitle] = await Promise.all([
    abilityOf({ user: user as Caller, payload }),
    siteTitleOf(payload),
  ])
  return <VerticalNav entries={visibleNav(ability)} siteTitle={siteTitle} />
}
