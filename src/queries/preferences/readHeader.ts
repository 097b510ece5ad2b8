import type { Payload, PayloadRequest } from 'payload'
import { abilityOf, factorPolicyOf, type Caller } from '@/access/abilityOf'
import { staffIdOf, viewingOf } from '@/access/session/staffOf'
import { RECORD_SLUGS } from '@/catalog'
import { openingRights } from '@/catalog/links'
import { allowedCreateOffers } from '@/access/reading/allowedCreateOffers'
import type { AppAbility } from '@/access/buildAbility'
import { heldRights } from '@/access/roles/heldRights'
import { mayRead } from '@/access/reading/listReaders'
import { allowedCreateActions } from '@/present/navigation/createActions'
import type { NavEntry } from '@/present/navigation/navTree'
import { PREFERENCES } from '@/domain/settings/preferences'
import { readShortcuts } from '@/present/navigation/storedShortcut'
import { visibleNav } from '@/present/navigation/visibleNav'
import { siteTitleOf } from '../settings/siteOf'
import { readFactorPolicy } from '../users/factorPolicy'
import { personOf } from '../users/personOf'
import { pagePreferences } from './pagePreferences'

/**
 * Data of the palette, decided on the server.
 * @param entries the visible navigation; the same objects, which are serialised once
 */
const paletteOf = ({
  userId,
  ability,
  entries,
}: {
  userId: number
  ability: AppAbility
  entries: readonly NavEntry[]
}) => ({
  userId,
  entries,
  actions: allowedCreateActions(ability).map(({ label, href, icon }) => ({ label, href, icon })),
  createOffers: allowedCreateOffers(ability),
  readable: RECORD_SLUGS.filter((slug) => mayRead(ability, slug)),
  rights: heldRights(ability, openingRights()),
})

/** Single-letter shortcuts are on unless switched off; an invalid stored value counts as on. */
const hasLetterKeys = (value: unknown): boolean =>
  !(value && typeof value === 'object' && (value as { letters?: unknown }).letters === false)

/** Until when a second factor has to be set up; queried only for roles that require one. */
const factorDueOf = async (payload: Payload, user: PayloadRequest['user'] | undefined) => {
  const id = staffIdOf({ user: user ?? null })
  // The policy of a role that the session only views as does not apply.
  if (
    id === null ||
    viewingOf({ user: user ?? null }) ||
    (await factorPolicyOf({ user: user as Caller, payload })) !== 'required'
  )
    return null
  return (await readFactorPolicy({ payload }, id)).due
}

/**
 * Data of the page header: pages the reader may open, and their preferences.
 * @param args.mayOpen whether a path is a page the reader may open
 * @returns `language`: from their preferences
 */
export const readHeader = async (args: {
  payload: Payload
  user: PayloadRequest['user'] | undefined
  mayOpen: (href: string) => boolean
}) => {
  const { payload, user, mayOpen } = args
  const [ability, siteTitle, person, chosen, factorDue] = await Promise.all([
    abilityOf({ user: user as Caller, payload }),
    siteTitleOf(payload),
    personOf({ payload, user }),
    user ? pagePreferences(payload, Number(user.id)) : new Map<string, unknown>(),
    factorDueOf(payload, user),
  ])
  const entries = visibleNav(ability)
  return {
    language: chosen.get(PREFERENCES.language),
    shown: {
      entries,
      factorDue,
      hasLetters: hasLetterKeys(chosen.get(PREFERENCES.keyboard)),
      palette: user ? paletteOf({ userId: Number(user.id), ability, entries }) : null,
      person,
      shortcuts: readShortcuts({ stored: chosen.get(PREFERENCES.shortcuts), mayOpen }),
      siteTitle,
      viewing: viewingOf({ user: user ?? null }),
    },
  }
}
