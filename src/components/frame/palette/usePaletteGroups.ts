import { useMemo } from 'react'

import {
  actionGroup,
  commandGroup,
  foundGroups,
  createOfferItems,
  pageGroup,
  settingGroup,
  suggestedGroups,
  type PaletteSources,
} from './paletteGroups'
import type { PaletteGroup } from './paletteItem'
import type { PaletteQuery } from './paletteQuery'
import type { RecentRecord } from './recentRecords'
import type { PaletteSearch } from './usePaletteSearch'

/** The number of suggestions without results (SR8). */
const OFFERED = 3

type Args = {
  sources: PaletteSources
  readable: readonly string[]
  recents: readonly RecentRecord[]
  query: PaletteQuery
  search: PaletteSearch
  isAlone: boolean
}

export type Shown = { groups: readonly PaletteGroup[]; isNothingFound: boolean }

const localGroups = ({ sources, query, search }: Args): PaletteGroup[] => {
  const { mode, text } = query
  if (mode === 'pages') return [pageGroup(sources, text)]
  const offers = search.state === 'ready' ? createOfferItems(sources, search.answer) : []
  const create = actionGroup(sources, mode === 'people' ? null : text, offers)
  if (mode === 'people') return [create]
  if (mode === 'tenders') return []
  const before = mode === 'all' ? [pageGroup(sources, text)] : []
  const doable = [...before, commandGroup(sources, text)]
  // New records for the hits come before pages and commands: they are the likeliest next step.
  return [
    ...(offers.length > 0 ? [create, ...doable] : [...doable, create]),
    settingGroup(sources, text),
  ]
}

const filled = (groups: readonly PaletteGroup[]): PaletteGroup[] =>
  groups.filter(({ items }) => items.length > 0)

/** Some pages as suggestions. */
const suggestions = (args: Args): PaletteGroup[] => {
  const { key, items } = pageGroup(args.sources, '')
  const heading = args.sources.t('search.suggestions')
  return filled([{ key, heading, items: items.slice(0, OFFERED) }])
}

const shownGroups = (args: Args): Shown => {
  const { sources, readable, recents, query, search, isAlone } = args
  const isEmpty = query.text === '' && query.mode === 'all'
  if (isEmpty)
    return { groups: suggestedGroups({ ...sources, recents, readable }), isNothingFound: false }
  if (query.isTooShort) return { groups: [], isNothingFound: false }
  if (query.question !== null && search.state !== 'ready')
    return { groups: [], isNothingFound: false }
  const found =
    search.state === 'ready' ? foundGroups({ sources, query, answer: search.answer, isAlone }) : []
  const groups = [...found, ...(isAlone ? [] : filled(localGroups(args)))]
  return groups.length > 0
    ? { groups, isNothingFound: false }
    : { groups: suggestions(args), isNothingFound: true }
}

/** The groups the palette shows for an input. */
export const usePaletteGroups = (args: Args): Shown => {
  const { sources, readable, recents, query, search, isAlone } = args
  return useMemo(
    () => shownGroups({ sources, readable, recents, query, search, isAlone }),
    [sources, readable, recents, query, search, isAlone],
  )
}
