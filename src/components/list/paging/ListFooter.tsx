import { ALL_CAP } from '@/domain/lists/pageSizes'
import type { Formatters } from '@/i18n/format'
import type { Translator } from '@/i18n/messages'
import { Alert } from '../../ui/layout/Alert'
import { Glyph, type GlyphName } from '../../ui/controls/Glyph'
import { ListLink } from '../table/ListLink'
import { searchOf, type ListState } from '@/present/list/listState'
import { pageNumbers } from './pageNumbers'
import { PageSizeSelect } from './PageSizeSelect'

type Props = {
  state: ListState
  shown: number
  total: number
  pages: number
  t: Translator
  format: Formatters
}

/** Below the rows: page size, range and total, and pagination (DT3). */
export const ListFooter = ({ state, shown, total, pages, t, format }: Props) => {
  const first = state.limit === 'all' ? 1 : (state.page - 1) * state.limit + 1
  const range = t('list.range', {
    from: format.count(first),
    to: format.count(first + shown - 1),
    total: format.count(total),
  })
  return (
    <>
      {state.limit === 'all' && total > shown && (
        <div className="list-cut">
          <Alert>{t('list.allLimited', { n: format.count(ALL_CAP) })}</Alert>
        </div>
      )}
      <div className="list-footer">
        <PageSizeSelect />
        <p className="list-range">{range}</p>
        {pages > 1 && <Pages state={state} pages={pages} t={t} format={format} />}
      </div>
    </>
  )
}

const Pages = ({ state, pages, t, format }: Pick<Props, 'state' | 'pages' | 't' | 'format'>) => {
  const { page } = state
  const step = (to: number, label: string, glyph: GlyphName) =>
    to === page || to < 1 || to > pages ? (
      <span className="list-page list-page--off" aria-hidden="true">
        <Glyph name={glyph} isMirrored />
      </span>
    ) : (
      <ListLink className="list-page" href={searchOf({ ...state, page: to })} aria-label={label}>
        <Glyph name={glyph} isMirrored />
      </ListLink>
    )
  return (
    <nav className="list-pages" aria-label={t('list.pages')}>
      {step(1, t('list.firstPage'), 'first')}
      {step(page - 1, t('list.previousPage'), 'previous')}
      {pageNumbers({ page, pages }).map((number) => (
        <ListLink
          key={number}
          className="list-page list-page--number"
          href={searchOf({ ...state, page: number })}
          aria-label={t('list.page', { n: number })}
          aria-current={number === page ? 'page' : undefined}
        >
          {format.count(number)}
        </ListLink>
      ))}
      {step(page + 1, t('list.nextPage'), 'chevron')}
      {step(pages, t('list.lastPage'), 'last')}
    </nav>
  )
}
