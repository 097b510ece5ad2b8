import { paths } from '@/catalog/paths'
import { RecordActions } from '@/components/document/RecordActions'
import { CommandBar } from '@/components/frame/commands/CommandBar'
import { RecordFacts } from '../list/related/RecordFacts'
import { textOfFact } from '@/present/record/recordFact'
import { RelatedList } from '../list/related/RelatedList'
import { Card } from '../ui/layout/Card'
import { Chip } from '../ui/layout/Chip'
import { Figures } from '../ui/layout/Figures'
import { PageHeader } from '../ui/layout/PageHeader'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'

import type { ReservationSheet } from '@/present/stock/ledgerSheet'

type Props = { reservation: ReservationSheet; locale: Locale }

/** The page of a reservation: card, tender and last day, with its commands. */
export const ReservationPage = ({ reservation, locale }: Props) => {
  const t = createTranslator(locale)
  const { id, facts, figures, unit, status, cardHref, issued } = reservation
  const card = facts.find(({ name }) => name === 'stockCard')
  const name = (card && textOfFact(card)) || t('common.idOf', { id: String(id) })
  const isOfCard = (field: string) => field === 'availableQuantity'
  const cell = status && typeof status.cell !== 'string' ? status.cell : undefined
  return (
    <div className="ui-page">
      <PageHeader
        actions={
          <>
            <RecordActions
              editHref={reservation.editHref}
              hasActivity={reservation.hasActivity}
              id={id}
              isQuiet
              name={name}
              slug="stock-reservations"
              t={t}
            />
            <CommandBar
              slug="stock-reservations"
              id={id}
              offers={reservation.offers}
              recordName={name}
            />
          </>
        }
        breadcrumbs={[
          { label: t('stockReservations.plural'), href: paths.stockReservations() },
          { label: name },
        ]}
        chips={cell && <Chip tone={cell.tone}>{cell.text}</Chip>}
        title={<bdi>{name}</bdi>}
      />
      {figures.length > 0 && (
        <Figures
          figures={figures.map((figure) => ({
            label: figure.label,
            value: textOfFact(figure),
            unit,
            ...(isOfCard(figure.name) && {
              href: cardHref && `${cardHref}?tab=reservations`,
              hint: t('stockCards.why.available'),
            }),
          }))}
          label={t('stockCards.why.figures')}
        />
      )}
      <Card>
        <RecordFacts facts={facts} />
      </Card>
      {issued && issued.rows.length > 0 && (
        <RelatedList none={t('common.noRecords')} part={issued} />
      )}
    </div>
  )
}
