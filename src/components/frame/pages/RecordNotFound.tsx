import { IconFileUnknown } from '@tabler/icons-react'

import { ButtonLink } from '../../ui/controls/Button'
import { Card } from '../../ui/layout/Card'
import { EmptyState } from '../../ui/layout/EmptyState'
import { PageHeader } from '../../ui/layout/PageHeader'
import type { Locale } from '@/i18n/locales'
import type { MessageKey } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/catalog/paths'

type Props = {
  locale: Locale
  /** The kind of the missing record. */
  title: MessageKey
  sentence: MessageKey
  /** The list it would be in, if the visitor may open it. */
  list: { title: MessageKey; href: string } | null
}

/** The 404 page of a record, inside the frame, with a link to its list. */
export const RecordNotFound = ({ locale, title, sentence, list }: Props) => {
  const t = createTranslator(locale)
  return (
    <div className="ui-page">
      <PageHeader
        breadcrumbs={[
          ...(list ? [{ label: t(list.title), href: list.href }] : []),
          { label: t(title) },
        ]}
        title={t(title)}
      />
      <Card>
        <EmptyState
          actions={
            list ? (
              <ButtonLink href={list.href}>{t('actions.backToList')}</ButtonLink>
            ) : (
              <ButtonLink href={paths.root()}>{t('pages.backToHome')}</ButtonLink>
            )
          }
          icon={<IconFileUnknown size={28} />}
          title={t(sentence)}
        />
      </Card>
    </div>
  )
}
