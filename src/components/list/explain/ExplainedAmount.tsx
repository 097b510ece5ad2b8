'use client'

import type { ReactNode } from 'react'

import './explained.css'
import { useT } from '@/components/ui/useT'

type Props = {
  /** Record and field of its explanation; without it the amount is plain. */
  of: string | null | undefined
  /** A sentence with a number, in the direction of the page. */
  isText?: true
  children: ReactNode
}

/** An amount as a button that opens its explanation. */
export const ExplainedAmount = ({ of, isText, children }: Props) => {
  const t = useT()
  const value = isText ? children : <bdi dir="ltr">{children}</bdi>
  if (!of) return value
  return (
    <button className="explained" data-explain={of} title={t('stockWhy.ask')} type="button">
      {value}
    </button>
  )
}
