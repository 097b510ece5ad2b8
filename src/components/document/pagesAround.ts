import { listPath, opens, recordPage } from '@/catalog/links'
import { paths } from '@/catalog/paths'
import type { Id } from '@/domain/shared/idOf'

/** The list a record of this kind is in; home for kinds without a list. */
export const listPathOf = (slug: string | undefined, scope?: Id): string =>
  listPath(slug, scope) ?? paths.root()

/** The target of "cancel": the page that shows the record where there is one, else its list. */
export const pageAfterCancel = (args: { slug?: string; id?: Id; scope?: Id }): string => {
  const { slug, id, scope } = args
  const view =
    slug && id !== undefined && opens(slug) === 'view'
      ? recordPage({ slug, kind: 'view', doc: { id }, scope })
      : null
  return view?.href ?? listPathOf(slug, scope)
}
