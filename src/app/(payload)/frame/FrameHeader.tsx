import type { Payload, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'

import { abilityOf, type Caller } from '@/access/abilityOf'
import { hasLetterKeys } from '@/components/frame/keyboard/hasLetterKeys'
import { visibleNav } from '@/present/navigation/visibleNav'
import { ShellHeader } from '@/components/frame/shell/ShellHeader'
import { readShortcuts } from '@/present/navigation/storedShortcut'
import { ExplainLayer } from '@/components/list/explain/ExplainLayer'
import { PeekLayer } from '@/components/list/peek/PeekLayer'
import { PREFERENCES } from '@/domain/settings/preferences'
import { noteLanguage } from '@/operations/preferences/language'
import { currentLocale } from '@/routing/currentLocale'
import { currentVisitor } from '@/routing/currentVisitor'
import { mayOpenPage } from '@/routing/mayOpenPage'

import { pagePreferences } from '@/queries/preferences/pagePreferences'
import { paletteOf } from './paletteOf'
import { personOf } from '@/queries/users/personOf'
import { siteTitleOf } from '@/queries/settings/siteTitleOf'

type Props = { payload: Payload; user?: PayloadRequest['user']; crumbs?: ReactNode }

/**
 * The header of every page with a frame: what the reader may open and has chosen, worked out on the
 * server.
 */
export const FrameHeader = async ({ payload, user, crumbs }: Props) => {
  const [visitor, ability, siteTitle, person, chosen, locale] = await Promise.all([
    currentVisitor(),
    abilityOf({ user: user as Caller, payload }),
    siteTitleOf(payload),
    personOf({ payload, user }),
    user ? pagePreferences(payload, Number(user.id)) : new Map<string, unknown>(),
    currentLocale(),
  ])
  if (user)
    noteLanguage(payload, {
      ...{ userId: Number(user.id), locale },
      stored: chosen.get(PREFERENCES.language),
    })
  const stored = chosen.get(PREFERENCES.shortcuts)
  const entries = visibleNav(ability)
  return (
    <>
      <ShellHeader
        crumbs={crumbs}
        entries={entries}
        hasLetters={hasLetterKeys(chosen.get(PREFERENCES.keyboard))}
        palette={user ? paletteOf({ userId: Number(user.id), ability, entries }) : null}
        person={person}
        shortcuts={readShortcuts({ stored, mayOpen: (href) => mayOpenPage(href, visitor) })}
        siteTitle={siteTitle}
      />
      {user && <PeekLayer />}
      {user && <ExplainLayer />}
    </>
  )
}
