'use client'

import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'

import { Button } from '@/components/ui/Button'
import { useT } from '@/components/ui/useT'

import { toOrderAddress, type ToOrderSheet } from './toOrderSheet'

type Props = Pick<ToOrderSheet, 'search' | 'stockType' | 'types'>

/** Which cards. */
export const ToOrderForm = ({ search, stockType, types }: Props) => {
  const t = useT()
  const router = useRouter()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const type = Number(data.get('type') ?? 0)
    const q = String(data.get('q') ?? '').trim()
    router.push(toOrderAddress({ q, type: type > 0 ? type : undefined }))
  }
  return (
    <form className="to-order-form" role="search" onSubmit={submit}>
      <label className="to-order-form__field to-order-form__search">
        <span>{t('stockToOrder.search')}</span>
        <input className="ui-input" defaultValue={search} name="q" type="search" />
      </label>
      {types.length > 0 && (
        <label className="to-order-form__field">
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
      <Button type="submit">{t('stockToOrder.show')}</Button>
    </form>
  )
}
