'use client'

import { IconArrowRight } from '@tabler/icons-react'

import { Alert } from '../../ui/layout/Alert'
import { ButtonLink } from '../../ui/controls/Button'
import { SidePanel } from '../../ui/overlay/SidePanel'
import { Skeleton } from '../../ui/layout/Skeleton'
import { useT } from '@/components/ui/useT'

import { ExplainedSum } from './ExplainedSum'
import { useEffect, useState } from 'react'
import { callApi } from '@/components/ui/requests/api'
import type { Explanation } from '@/present/record/explanation'

type Props = {
  /** Record and field. */
  of: string
  from: HTMLElement
  onClose: () => void
}

/**
 * Loads the explanation of a number.
 * @param of record and field: `stock-cards/5/averageCost`
 */
const useExplanation = (of: string) => {
  const t = useT()
  const [found, setFound] = useState<{ explanation?: Explanation; problem?: string }>({})
  useEffect(() => {
    const asking = new AbortController()
    const read = async () => {
      const { signal } = asking
      const query = new URLSearchParams({ of })
      const outcome = await callApi<Explanation>(`/api/explain?${query}`, { signal })
      if (signal.aborted) return
      setFound(
        outcome.ok
          ? { explanation: outcome.data }
          : { problem: outcome.message ?? t('common.connectionFailed') },
      )
    }
    void read()
    return () => asking.abort()
  }, [of, t])
  return found
}

/** Explains a number in a panel next to its page. */
export const ExplainPanel = ({ of, from, onClose }: Props) => {
  const t = useT()
  const { explanation, problem } = useExplanation(of)
  return (
    <SidePanel
      open
      description={explanation && <bdi>{explanation.name}</bdi>}
      finalFocus={() => from}
      footer={
        explanation?.allHref && (
          <ButtonLink
            href={explanation.allHref}
            icon={<IconArrowRight aria-hidden="true" className="mirrored" size={18} />}
            tone="secondary"
          >
            {t('stockWhy.all')}
          </ButtonLink>
        )
      }
      title={explanation?.label ?? t('stockWhy.ask')}
      onClose={onClose}
    >
      {problem ? (
        <Alert>{problem}</Alert>
      ) : explanation ? (
        <ExplainedSum {...explanation} />
      ) : (
        <div aria-busy="true" className="explained-sum">
          {['50%', '80%', '65%'].map((width) => (
            <Skeleton key={width} height="1.2em" width={width} />
          ))}
          <span className="visually-hidden">{t('common.loading')}</span>
        </div>
      )}
    </SidePanel>
  )
}
