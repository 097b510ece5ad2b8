'use client'

import { useRouter } from 'next/navigation'
import { useMemo } from 'react'

import { Card } from '@/components/ui/layout/Card'
import { EmptyState } from '@/components/ui/layout/EmptyState'
import { useT } from '@/components/ui/useT'
import { RecordFacts } from '@/components/list/related/RecordFacts'
import { FormattedText } from '@/components/ui/layout/FormattedText'
import type { TenderLinesSheet, TenderSheet } from '@/present/tenders/tenderSheet'

import '../deliveries/deliveries.css'
import { DeliveryList } from '../deliveries/DeliveryList'
import { PromisedCards } from '../deliveries/PromisedCards'
import { FileList } from '../files/FileList'
import { LinesToRead } from '../lines/LinesToRead'
import { SendList } from '../sends/SendList'
import styles from './tenderPage.module.css'

/** The lines of the tender, with totals. */
const Lines = ({ id, lines }: { id: number; lines: TenderLinesSheet }) => {
  const { items, names, currency, currencyRate, discountType, discountValue } = lines
  const open = useMemo(() => lines.open && new Map(lines.open), [lines.open])
  return (
    <Card className={styles.lines} padded={false}>
      <LinesToRead
        names={names}
        open={open}
        seesCosts={lines.seesCosts}
        stored={lines.totals}
        tender={id}
        terms={{ currency, currencyRate, discountType, discountValue }}
        value={items}
      />
    </Card>
  )
}

/** Other details of the tender: terms, contact, decisions, payment plan, notes. */
const Details = ({ tender }: { tender: TenderSheet }) => {
  const t = useT()
  const { details, instalments, notes } = tender
  return (
    <>
      {notes.map(({ name, html }) => (
        <Card key={name} title={t(`tenders.fields.${name}`)}>
          <FormattedText html={html} />
        </Card>
      ))}
      {instalments.length > 0 && (
        <Card title={t('tenders.fields.paymentInstallments')}>
          <ol className={styles.instalments}>
            {instalments.map(({ day, amount }, place) => (
              <li key={place}>
                <bdi dir="ltr">{day}</bdi>
                <bdi dir="ltr">{amount}</bdi>
              </li>
            ))}
          </ol>
        </Card>
      )}
      {details.length > 0 && (
        <Card title={t('tenders.page.details')}>
          <RecordFacts facts={details} />
        </Card>
      )}
    </>
  )
}

/** Content of a tender's open tab; its timeline is rendered on the server. */
export const TenderTabContent = ({ tender }: { tender: TenderSheet }) => {
  const t = useT()
  const router = useRouter()
  const { id, lines, sends, deliveries, files, details, notes, instalments } = tender
  if (sends)
    return (
      <Card>
        <SendList {...sends} onChange={() => router.refresh()} />
      </Card>
    )
  if (deliveries)
    return (
      <Card>
        <div className="deliveries">
          {deliveries.cards.length > 0 && <PromisedCards cards={deliveries.cards} />}
          {deliveries.deliveries.length > 0 && (
            <DeliveryList deliveries={deliveries.deliveries} tender={id} />
          )}
        </div>
      </Card>
    )
  if (files)
    return (
      <Card>
        <FileList
          rights={{ create: files.mayEdit, update: files.mayEdit, delete: files.mayEdit }}
          tender={id}
        />
      </Card>
    )
  const isEmpty = !lines && details.length + notes.length + instalments.length === 0
  return (
    <div className={styles.items}>
      {isEmpty && <EmptyState title={t('tenders.page.nothing')} />}
      {lines && <Lines id={id} lines={lines} />}
      <Details tender={tender} />
    </div>
  )
}
