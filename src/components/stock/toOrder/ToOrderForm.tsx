'use client'

import { useRouter } from 'next/navigation'

import { useT } from '@/components/ui/useT'

import { ReportForm, ReportSearch, searchIn } from '../report/ReportForm'
import { toOrderAddress, type ToOrderSheet } from '@/present/stock/toOrderSheet'

type Props = Pick<ToOrderSheet, 'search' | 'stockType' | 'types'>

/** The card filters. */
export const ToOrderForm = ({ search, stockType, types }: Props) => {
  const t = useT()
  const router = useRouter()
  const show = (data: FormData) => {
    const type = Number(data.get('type') ?? 0)
    router.push(toOrderAddress({ q: searchIn(data), type: type > 0 ? type : undefined }))
  }
  return (
    <ReportForm show={t('stockToOrder.show')} onShow={show}>
      <ReportSearch label={t('stockToOrder.search')} search={search} />
      {types.length > 0 && (
        <label className="report-form__field">
          <span>{t('stockToOrder.type')}</span>
          <select className="ui-input" defaultValue={stockType ?? ''} name="type">
            <option value="">{t('stockToOrder.allTypes')}</option>
            {types.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </ReportForm>
  )
}
