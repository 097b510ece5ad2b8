'use client'

import { IconArrowDownLeft, IconArrowUpRight, IconBarcode } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { paths } from '@/catalog/paths'
import { Alert } from '../../ui/layout/Alert'
import { Button } from '../../ui/controls/Button'
import { Card } from '../../ui/layout/Card'
import { EmptyState } from '../../ui/layout/EmptyState'
import { LeaveGuard } from '@/components/ui/leave/LeaveGuard'
import { PageHeader } from '../../ui/layout/PageHeader'
import { CodeInput } from '@/components/ui/scan/CodeInput'
import { useT } from '@/components/ui/useT'
import { MOVEMENT_TYPES } from '@/domain/stock/movementType'
import { ScanMiss } from '../scan/ScanMiss'
import { SeriesRowItem } from './SeriesRowItem'
import { useSeries } from './useSeries'
import '../movement/movement.css'
import './series.css'

const ICONS = { in: IconArrowDownLeft, out: IconArrowUpRight } as const

/** Scan, quantity, Enter, next card; everything is posted at once. */
export const SeriesPage = ({ person }: { person: string }) => {
  const t = useT()
  const code = useRef<HTMLInputElement>(null)
  const series = useSeries(person)
  const { rows, type, miss } = series
  const [last] = rows
  const next = () => code.current?.focus()
  // On touch screens focusing would open the keyboard over the page.
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) code.current?.focus()
  }, [])
  const isEmpty = rows.length === 0
  return (
    <main className="ui-page series">
      <PageHeader
        title={t('stockroom.series.title')}
        breadcrumbs={[
          { label: t('stockMovements.plural'), href: paths.stockMovements() },
          { label: t('stockroom.series.title') },
        ]}
      />
      <Card className="series__scan">
        <fieldset className="direction series__direction" disabled={series.isBusy}>
          <legend className="visually-hidden">{t('stockMovements.fields.type')}</legend>
          <div className="direction__choices">
            {MOVEMENT_TYPES.map((one) => {
              const Icon = ICONS[one]
              return (
                <label key={one} className={`direction__choice direction__choice--${one}`}>
                  <input
                    checked={type === one}
                    className="direction__input"
                    name="type"
                    type="radio"
                    value={one}
                    onChange={() => series.setType(one)}
                  />
                  <Icon aria-hidden="true" className="mirrored" size={22} />
                  <span>{t(`stockMovements.types.${one}`)}</span>
                </label>
              )
            })}
          </div>
        </fieldset>
        <CodeInput
          isSeries
          inputRef={code}
          label={t('stockroom.series.code')}
          invalid={miss !== null}
          describedBy="series-miss"
          onCode={series.take}
        >
          <ScanMiss miss={miss} />
          {last && !miss && (
            <Alert tone="success">
              {t('stockroom.series.added', { name: last.card.name, n: last.quantity })}
            </Alert>
          )}
        </CodeInput>
        <div id="series-miss">
          <ScanMiss miss={miss} />
        </div>
      </Card>
      <Card title={t('stockroom.series.rows')} padded={false}>
        {series.error && (
          <div className="series__alert">
            <Alert tone="error">{series.error}</Alert>
          </div>
        )}
        {isEmpty ? (
          <EmptyState
            icon={<IconBarcode />}
            title={t('stockroom.series.empty')}
            text={t('stockroom.series.emptyText')}
          />
        ) : (
          <ul ref={series.list} className="series__rows">
            {rows.map((row) => (
              <SeriesRowItem
                key={row.card.id}
                row={row}
                isTried={series.isTried}
                isWrong={series.wrong === Number(row.card.id)}
                onChange={(changed) => series.change(row.card.id, changed)}
                onRemove={() => {
                  series.remove(row.card.id)
                  next()
                }}
                onNext={next}
                onCode={series.take}
              />
            ))}
          </ul>
        )}
        {!isEmpty && (
          <p className="series__note">
            {t(type === 'in' ? 'stockroom.series.priceHint' : 'stockroom.series.salePriceHint')}
          </p>
        )}
      </Card>
      <div className="series__bar">
        <p className="series__total" role="status">
          <strong>{t('stockroom.series.summary', { n: rows.length })}</strong>
          <span>{t('stockroom.series.totalQuantity', { n: series.total })}</span>
        </p>
        <Button busy={series.isBusy} disabled={isEmpty} onClick={() => void series.post()}>
          {t('stockroom.series.post')}
        </Button>
      </div>
      <LeaveGuard isDirty={!isEmpty && !series.isBusy} />
    </main>
  )
}
