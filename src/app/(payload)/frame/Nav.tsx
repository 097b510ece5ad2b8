import type { Payload, PayloadRequest } from 'payload'

import { abilityOf, type Caller } from '@/access/abilityOf'
import { visibleNav } from '@/present/navigation/visibleNav'
import { VerticalNav } from '@/components/frame/shell/VerticalNav'

import { siteTitleOf } from '@/queries/settings/siteOf'

type Props = { payload: Payload; user?: PayloadRequest['user'] }

/**
 * The navigation (`admin.components.Nav`), filtered on the server by the rights of the signed-in
 * user.
 */
export const Nav = async ({ payload, user }: Props) => {
  const [ability, siteTitle] = await Promise.all([
    abilityOf({ user: user as Caller, payload }),
    siteTitleOf(payload),
  ])
  return <VerticalNav entries={visibleNav(ability)} siteTitle={siteTitle} />
}
