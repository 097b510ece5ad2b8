'use client'

import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'

import { paths } from '@/catalog/paths'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { useWords } from '@/components/ui/useWords'
import type { ShownCard } from '@/domain/stock/counting/countReadings'
import styles from './PrintSheet.module.css'

export type PrintedCount = {
  id: number
  title: string | null
  /** The day it is printed on, in the reader's language. */
  day: string
  cards: (ShownCard & { expected?: string })[]
  /** There are more cards than fit the sheet. */
  hasMore: boolean
}

/** A printed count sheet: code, name, unit, and a box to write into. */
export const PrintSheet = ({ sheet }: { sheet: PrintedCount }) => {
  const { t, format } = useWords()
  const showsExpected = sheet.cards.some(({ expected }) => expected !== undefined)
  return (
    <main className={styles.page}>
      <div className={styles.toolbar}>
        <ButtonLink
          href={paths.stockCountView(sheet.id)}
          icon={<IconArrowLeft aria-hidden="true" className="mirrored" size={18} />}
          tone="ghost"
        >
          {t('actions.back')}
        </ButtonLink>
        <Button icon={<IconPrinter aria-hidden="true" size={18} />} onClick={() => window.print()}>
          {t('stockCounts.sheet.print')}
        </Button>
      </div>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <h1>
            {t('stockCounts.sheet.title')} ·{' '}
            <bdi>{sheet.title ?? t('common.idOf', { id: String(sheet.id) })}</bdi>
          </h1>
          <p>
            {t('stockCounts.sheet.date')}: {sheet.day}
          </p>
        </header>
        {sheet.hasMore && <p>{t('stockCounts.sheet.more', { n: sheet.cards.length })}</p>}
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('stockCounts.sheet.code')}</th>
              <th scope="col">{t('stockCounts.sheet.name')}</th>
              <th scope="col">{t('stockCounts.sheet.unit')}</th>
              {showsExpected && <th scope="col">{t('stockCounts.sheet.expected')}</th>}
              <th className={styles.box} scope="col">
                {t('stockCounts.sheet.counted')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sheet.cards.map((card) => (
              <tr key={card.id}>
                <td>
                  <bdi dir="ltr">{card.sku ?? ''}</bdi>
                </td>
                <td>
                  <bdi>{card.name ?? t('common.idOf', { id: String(card.id) })}</bdi>
                </td>
                <td>
                  {card.unit && t(`stockCards.units.${card.unit}` as 'stockCards.units.piece')}
                </td>
                {showsExpected && (
                  <td>
                    <bdi dir="ltr">
                      {card.expected === undefined ? '' : format.quantity(card.expected)}
                    </bdi>
                  </td>
                )}
                <td className={styles.box} />
              </tr>
            ))}
          </tbody>
        </table>
        <footer className={styles.foot}>
          <span>{t('stockCounts.sheet.countedBy')}:</span>
          <span>{t('stockCounts.sheet.signature')}:</span>
        </footer>
      </article>
    </main>
  )
}
