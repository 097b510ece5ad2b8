import { opens, recordPage, type Doc } from '@/catalog/links'
import { paths } from '@/catalog/paths'
import type { AppAbility } from '../buildAbility'

/**
 * The best page of a record that a reader may open: its main page, else the other one.
 * @param args.doc with its company where its page is below one
 * @returns null where the reader may open neither
 */
export const recordLink = (args: {
  ability: AppAbility
  slug: string
  doc: Doc
}): string | null => {
  const { ability, slug, doc } = args
  if (slug === 'settings') return ability.can('read', 'settings') ? paths.settings() : null
  const pages = [
    recordPage({ slug, kind: opens(slug), doc }),
    recordPage({ slug, kind: opens(slug) === 'view' ? 'edit' : 'view', doc }),
  ]
  return pages.find((page) => page && ability.can(...page.right))?.href ?? null
}
