import Link from 'next/link'

import { entityOf } from '@/catalog'
import type { TrashKind } from '@/domain/trash/sheet'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { MessageKey } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { trashAddress } from '@/present/trash/trashAddress'

type Props = { kinds: readonly TrashKind[]; kind: string | null; locale: Locale }

/** Filter links for the kinds of records. */
export const TrashKinds = ({ kinds, kind, locale }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const shown = [
    { key: null, label: t('common.all'), count: null },
    ...kinds.map(({ collection, count }) => ({
      key: collection,
      label: t(`${entityOf(collection)?.words}.plural` as MessageKey),
      count,
    })),
  ]
  return (
    <nav className="list-toolbar" aria-label={t('trash.kinds')}>
      <div className="ui-filters">
        {shown.map(({ key, label, count }) => (
          <Link
            key={key ?? ''}
            className="ui-filter"
            href={trashAddress({ kind: key })}
            aria-current={key === kind ? 'page' : undefined}
            prefetch={false}
          >
            {label}
            {count !== null && <bdi className="ui-filter__count">{format.count(count)}</bdi>}
          </Link>
        ))}
      </div>
    </nav>
  )
}
