import { useCallback } from 'react'

import type { ChoiceRights } from '@/access/choiceRights'
import { rightWord } from '@/access/heldRights'
import { entityOf } from '@/catalog'
import type { Choice } from '@/catalog/choices'
import type { PageRight } from '@/catalog/names'
import { rowLinksOf } from '@/present/navigation/recordLinks'

/** The page of a chosen record, where its reader may open it. */
export const useLinkOf = (slug: string, { pages }: ChoiceRights) =>
  useCallback(
    (choice: Choice | undefined): string | undefined => {
      if (!choice) return undefined
      const may = (right: PageRight) => pages.includes(rightWord(right))
      const all = entityOf(slug)?.editsAll
      return rowLinksOf({ slug, doc: choice, may, mayEdit: () => !all || may(all) }).open
    },
    [slug, pages],
  )
