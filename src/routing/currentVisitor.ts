import config from '@payload-config'
import { headers } from 'next/headers'
import { executeAuthStrategies, getPayload, type Payload } from 'payload'
import { cache } from 'react'

import { abilityOf, type Caller } from '@/access/abilityOf'
import { canManageAll } from '@/access/buildAbility'

import type { Visitor } from './guard'

/** The visitor of a page, with user and rights read from the database. */
export type CurrentVisitor = Visitor & { payload: Payload; userId: number | null }

/**
 * Reads the visitor of the current request and their rights, once per request. Ended sessions and
 * suspended users are anonymous, whatever their cookie says; so are API clients, which have no
 * pages.
 */
export const currentVisitor = cache(async (): Promise<CurrentVisitor> => {
  const payload = await getPayload({ config })
  const { user } = await executeAuthStrategies({ headers: await headers(), payload })
  const staff = user?.collection === payload.config.admin.user ? user : null
  const ability = await abilityOf({ user: staff as Caller, payload })
  return {
    payload,
    isSignedIn: Boolean(staff),
    userId: typeof staff?.id === 'number' ? staff.id : null,
    can: (action, subject) => ability.can(action, subject),
    canManageAll: () => canManageAll(ability),
  }
})
