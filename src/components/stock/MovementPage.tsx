import Link from 'next/link'

import { paths } from '@/catalog/paths'
import { RecordActions } from '@/components/document/RecordActions'
import { CommandBar } from '@/components/frame/commands/CommandBar'
import { RecordFacts } from '../list/related/RecordFacts'
import { textOfFact } from '@/present/record/recordFact'
import { Card } from '../ui/layout/Card'
import { Chip } from '../ui/layout/Chip'
import { PageHeader } from '../ui/layout/PageHeader'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'

import type { MovementSheet, Tie } from '@/present/stock/ledgerSheet'

const TieLink = ({ id, href }: Tie) => {
  const number = <bdi dir="ltr">#{id}</bdi>
  return href ? (
    <Link className="text-link" href={href} prefetch={false}>
      {number}
    </Link>
  ) : (
    number
  )
}

type Props = { movement: MovementSheet; locale: Locale }

/** A posted ledger row: read-only, reversed by another row. */
export const MovementPage = ({ movement, locale }: Props) => {
  const t = createTranslator(locale)
  const { id, facts, unit, ties, isReversed, editHref, offers, hasActivity } = movement
  const textOf = (name: string) => {
    const fact = facts.find((it) => it.name === name)
    return fact ? textOfFact(fact) : ''
  }
  const card = textOf('stockCard')
  const name = card || t('common.idOf', { id: String(id) })
  const tieLabels = {
    reversedBy: t('stockMovements.reversal'),
    reversalOf: t('stockMovements.fields.reversalOf'),
    assembly: t('stockMovements.fields.assembly'),
    reservation: t('stockMovements.fields.reservation'),
    delivery: t('deliveries.note'),
  }
  return (
    <div className="ui-page">
      <PageHeader
        actions={
          <>
            <CommandBar slug="stock-movements" id={id} offers={offers} recordName={name} />
            <RecordActions
              editHref={editHref}
              hasActivity={hasActivity}
              id={id}
              isQuiet
              name={name}
              slug="stock-movements"
              t={t}
            />
          </>
        }
        breadcrumbs={[
          { label: t('stockMovements.plural'), href: paths.stockMovements() },
          { label: name },
        ]}
        chips={isReversed && <Chip tone="warning">{t('stockMovements.reversed')}</Chip>}
        description={[
          { text: textOf('type') },
          { text: textOf('quantity'), of: unit },
          { text: textOf('operationDate') },
        ]
          .filter(({ text }) => text !== '')
          .map(({ text, of }, place) => (
            <span key={text}>
              {place > 0 && ' · '}
              <bdi dir={place > 0 ? 'ltr' : undefined}>{text}</bdi>
              {of && ` ${of}`}
            </span>
          ))}
        title={<bdi>{name}</bdi>}
      />
      <Card>
        <RecordFacts
          facts={facts}
          unit={unit}
          more={ties.map((tie) => ({ label: tieLabels[tie.kind], value: <TieLink {...tie} /> }))}
        />
      </Card>
    </div>
  )
}
