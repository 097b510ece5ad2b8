import type { Payload, PayloadRequest } from 'payload'

import { abilityOf, type Caller } from '@/access/abilityOf'

import { visibleNav } from '@/components/frame/navigation/visibleNav'
import { HorizontalNav } from './HorizontalNav'

type Props = { payload: Payload; user?: PayloadRequest['user'] }

/** The row under the navbar, with the pages the signed-in person may see (HN1). */
export const HorizontalRow = async ({ payload, user }: Props) => {
  const ability = await abilityOf({ user: user as Caller, payload })
  return <HorizontalNav entries={visibleNav(ability)} />
}
