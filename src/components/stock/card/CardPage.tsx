import { IconArrowsUpDown, IconLock } from '@tabler/icons-react'
import { paths } from '@/catalog/paths'
import { RecordActions } from '@/components/document/RecordActions'
import { CommandBar } from '@/components/frame/commands/CommandBar'
import { Chip } from '../../ui/layout/Chip'
import { HeaderLinks } from '../../ui/controls/HeaderLinks'
import { LinkTabs } from '../../ui/controls/LinkTabs'
import { linkTabsOf } from '../../ui/controls/linkTabsOf'
import { PageHeader } from '../../ui/layout/PageHeader'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import type { CardSheet } from '@/present/stock/cardSheet'
import { CardTabContent } from './CardTabContent'
import type { Figure } from '@/present/record/recordFact'
import { Figures } from '../../ui/layout/Figures'
import type { Translator } from '@/i18n/messages'

/** Quantities of a card; each can be explained. */
const CardFigures = ({ card, t }: { card: CardSheet; t: Translator }) => {
  const { figures, unit } = card
  const { currentQuantity, reservedQuantity, availableQuantity, averageCost, stockValue } = figures
  type Known = (typeof figures)[keyof typeof figures]
  const figure = (known: Known, hint: string, counted?: string): Figure[] =>
    known?.text
      ? [{ label: known.label, value: known.text, unit: counted, explain: known.explain, hint }]
      : []
  const all = [
    ...figure(currentQuantity, t('stockCards.why.current'), unit),
    ...figure(reservedQuantity, t('stockCards.why.reserved'), unit),
    ...figure(availableQuantity, t('stockCards.why.available'), unit),
    ...figure(averageCost, t('stockCards.why.cost')),
    ...figure(stockValue, t('stockCards.why.available')),
  ]
  if (all.length === 0) return null
  return <Figures figures={all} label={t('stockCards.why.figures')} />
}

type Props = { card: CardSheet; locale: Locale; timeZone: string }

/** The page of a stock card: quantities, reservations and history. */
export const CardPage = ({ card, locale, timeZone }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { id, name, tabs, tab, editHref, moveHref, reserveHref, hasActivity } = card
  const { offers, isArchived, isLow } = card
  return (
    <div className="ui-page">
      <PageHeader
        actions={
          <>
            <HeaderLinks
              links={[
                {
                  href: reserveHref,
                  icon: <IconLock aria-hidden="true" size={18} />,
                  label: t('stockReservations.reserve'),
                },
                {
                  href: moveHref,
                  icon: <IconArrowsUpDown aria-hidden="true" size={18} />,
                  label: t('stockCards.addMovement'),
                },
              ]}
            />
            <RecordActions
              editHref={editHref}
              hasActivity={hasActivity}
              id={id}
              name={name}
              slug="stock-cards"
              t={t}
            />
            {/* On a phone, its form and the row menu offer it to users who may open the form. */}
            <span className={isArchived || !editHref ? undefined : 'page-header__wide'}>
              <CommandBar slug="stock-cards" id={id} isQuiet offers={offers} recordName={name} />
            </span>
          </>
        }
        breadcrumbs={[{ label: t('stockCards.plural'), href: paths.stockCards() }, { label: name }]}
        chips={
          <>
            {isArchived && <Chip tone="warning">{t('stockArchive.chip')}</Chip>}
            {isLow && <Chip tone="error">{t('stockCards.fields.isLow')}</Chip>}
          </>
        }
        title={<bdi>{name}</bdi>}
      />
      <CardFigures card={card} t={t} />
      <LinkTabs
        items={linkTabsOf(tabs, (item) => t(`stockCards.tabs.${item}`), format)}
        label={name}
        value={tab}
      >
        <CardTabContent card={card} locale={locale} timeZone={timeZone} />
      </LinkTabs>
    </div>
  )
}
