import { entityOf, isSearchable } from '@/catalog'
import { searchedFields } from '@/catalog/choices'
import { recordPages, rightOfPage } from '@/catalog/links'
import type { PageRight } from '@/catalog/names'
import type { AppAbility } from '../buildAbility'
import { heldRights } from '../roles/heldRights'
import { mayRead } from './listReaders'
import { mayReadFieldOf } from './searchRights'

/** What a reader may do with the records of a collection where one of them is chosen. */
export type ChoiceRights = {
  read: boolean
  create: boolean
  /** The fields they may look for records by. */
  searchBy: readonly string[]
  /** What of them is offered, where some were put away. */
  offered?: Readonly<Record<string, unknown>>
  /** The rights they hold among those that open pages of a record, each as one word. */
  pages: readonly string[]
}

/** For what its reader may not choose from. */
export const NO_CHOICE: ChoiceRights = { read: false, create: false, searchBy: [], pages: [] }

/** The same for each collection that the form of one leads to. */
export type RightsTo = Readonly<Record<string, ChoiceRights>>

const pageRights = (slug: string): PageRight[] => {
  const pages = recordPages().filter((page) => page.slug === slug)
  const rights = pages.map(({ route }) => rightOfPage(route))
  return [...rights, entityOf(slug)?.editsAll].filter((right) => right !== undefined)
}

/**
 * What a reader may do where a record is chosen. What is drawn follows it; the server judges every
 * request anew.
 */
export const choiceRightsOf = (ability: AppAbility, slug: string): ChoiceRights => {
  const subject = entityOf(slug)?.subject
  const read = isSearchable(slug)
    ? mayRead(ability, slug)
    : Boolean(subject && ability.can('read', subject))
  const { archive } = entityOf(slug) ?? {}
  const leavesOut = archive && isSearchable(slug) && mayReadFieldOf(ability, slug, archive)
  return {
    ...(leavesOut && { offered: { [archive]: { equals: 'false' } } }),
    read,
    create: Boolean(subject && ability.can('create', subject)),
    searchBy: searchedFields(slug).filter(
      (field) => !isSearchable(slug) || mayReadFieldOf(ability, slug, field),
    ),
    pages: heldRights(ability, pageRights(slug)),
  }
}
